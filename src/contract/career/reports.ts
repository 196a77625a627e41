import { z } from 'zod';
import { meeting } from '#contract/career/mail/employer-mail.ts';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/** `successRate` and `weeklyChange` in percent (interviews and offers per sent application; points against the week before). */
export const overview = z.object({
  successRate: z.number(),
  weeklyChange: z.number(),
  /** All that the tracker has, `checking` among them: counted by the tracker's own rule. */
  totalApplications: z.number().int(),
  /** Of these, what nobody knows yet to have arrived; it counts in no rate. */
  checking: z.number().int(),
  interviews: z.number().int(),
  offers: z.number().int(),
  viewed: z.number().int(),
  /** Sent applications of which nothing tells whether they were looked at; absent when that is not known. */
  viewedUnknown: z.number().int().optional(),
  sentToday: z.number().int(),
  limitToday: z.number().int(),
  activeCampaigns: z.number().int(),
  waiting: z.number().int(),
  /** The last seven days, oldest first, today last. */
  week: z.array(z.object({ day: z.string(), sent: z.number().int() })),
  /** When the next application is due at the present pace; null when none is. */
  nextAt: z.string().nullable(),
  /** Conversations an employer named a day for, today or later, soonest first; `time` is the employer's clock, if sure. */
  nextInterviews: z.array(
    z.object({
      application_id: id,
      title: z.string(),
      company: z.string(),
      ...meeting.shape,
    }),
  ),
  /** One sentence the person's own numbers support, or null. */
  tip: z.string().nullable(),
  /** Whether there is anything to make an application from: a dated job, study or volunteer post; absent when that is not known. */
  canApply: z.boolean().optional(),
  /** True while every source is a practice employer, so that nothing reaches anyone outside; absent when that is not known. */
  practice: z.boolean().optional(),
});
export type Overview = z.infer<typeof overview>;

export const performanceReport = z.object({
  funnel: z.object({
    applied: z.number().int(),
    /** Known to have been looked at: a mail says so, the resume's link was opened, or an interview or an offer came of it. */
    viewed: z.number().int(),
    interviews: z.number().int(),
    offers: z.number().int(),
  }),
  /** Of the applied, those of which nothing would tell: no word of it came, and no link is on. */
  viewedUnknown: z.number().int(),
  insights: z.array(z.object({ type: z.string(), text: z.string() })),
  /** `performance` in percent: interviews and offers per sent application, with both numbers behind it. */
  topCampaigns: z.array(
    z.object({
      name: z.string(),
      performance: z.number(),
      sent: z.number().int(),
      interviews: z.number().int(),
    }),
  ),
  weekly: z.array(z.object({ week: z.string(), sent: z.number().int(), interviews: z.number().int() })),
});
export type PerformanceReport = z.infer<typeof performanceReport>;

export const reports = {
  overview: careerEndpoint.route({ method: 'GET', path: '/dashboard-overview' }).output(overview),
  performance: careerEndpoint.route({ method: 'GET', path: '/performance-report' }).output(performanceReport),
  performancePdf: careerEndpoint
    .route({
      method: 'GET',
      path: '/performance-report/pdf',
      summary: 'The same report as a tagged PDF',
    })
    .output(z.file()),
};
