import { z } from 'zod';
import { avoidLists } from '#contract/career/hub/avoid.ts';
import { postingCredit } from '#contract/career/boards/credit.ts';
import { campaignDeletion } from '#contract/career/hub/campaign-deletion.ts';
import { leastPay, workplace, WORKPLACES } from '#contract/career/posting.ts';
import { careerEndpoint, workingEndpoint } from '#contract/endpoint.ts';
import { done, id, instant, typedName } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

export const RATE_MINIMUM = 5;
export const RATE_MAXIMUM = 25;
export const RATE_DEFAULT = 10;
const NAME_MAXIMUM = 120;

/** What a person says about the jobs they want. `targetTitles` and `keywords` are comma text; `rate` is applications a day. */
export const campaignInput = z.object({
  name: typedName(text.message('campaignNameMissing')).max(
    NAME_MAXIMUM,
    refusal(text.message('nameTooLong', { most: NAME_MAXIMUM })),
  ),
  targetTitles: z.string().trim().max(1000).default(''),
  keywords: z.string().trim().max(1000).default(''),
  /** Ways of working accepted; a posting that names none may be any. */
  workplaces: z
    .array(workplace)
    .min(1, refusal(text.message('workplaceMissing')))
    .max(WORKPLACES.length)
    .default([...WORKPLACES]),
  /** A posting that names less, in the same currency, is left out; null takes any pay. */
  leastPay: leastPay.nullable().default(null),
  avoid: avoidLists.prefault({}),
  rate: z
    .number()
    .int(refusal(text.message('rateNotWhole')))
    .min(RATE_MINIMUM, refusal(text.message('rateTooLow', { least: RATE_MINIMUM })))
    .max(RATE_MAXIMUM, refusal(text.message('rateTooHigh', { most: RATE_MAXIMUM })))
    .default(RATE_DEFAULT),
  active: z.boolean().default(true),
  coverLetter: z.boolean().default(true),
  /** Forms that the person approves are filled in up to the click, and nothing is sent. */
  dryRun: z.boolean().default(false),
  /** Resumes carry a link under which the sent file can be opened, so that an opening can be counted. */
  resumeLink: z.boolean().default(false),
});

/** `views` are known to have been looked at, of `viewsUnknown` nothing would tell; `progress` is what was sent today, `limit` what may be reached today, in the person's time zone. */
export const campaign = campaignInput.extend({
  id,
  applications: z.number().int(),
  views: z.number().int(),
  viewsUnknown: z.number().int().optional(),
  interviews: z.number().int(),
  progress: z.number().int(),
  limit: z.number().int(),
  /** True while it rests because everything was paused, so that resuming brings it back. */
  pausedWithAll: z.boolean(),
});
export type Campaign = z.infer<typeof campaign>;

/** `ready`: a match that waits for its turn at the pace. `taken`: became an application. `left`: with the reason. */
export const verdict = z.enum(['ready', 'taken', 'left']);
export type Verdict = z.infer<typeof verdict>;

/** One posting a campaign looked at, and why it was taken or left. */
export const lookedAt = z.object({
  posting_id: id,
  title: z.string(),
  company: z.string(),
  place: z.string(),
  url: z.string(),
  credit: postingCredit,
  /** Whether the employer still shows it. */
  open: z.boolean(),
  score: z.number().int(),
  verdict,
  reason: z.string(),
  at: instant,
  /** What became of it, when it was taken. */
  application_id: id.nullable(),
  /** The application whose skip taught me to leave this one; the lesson can be taken back. Null for everything else. */
  taught_by: id.nullable(),
  /** What would let me apply to it, one sentence each; `score` is what it could then reach. Empty when nothing is known to. */
  would_change: z.array(z.object({ text: z.string(), score: z.number().int() })),
});
export type LookedAt = z.infer<typeof lookedAt>;

/** Postings on one page of what a campaign looked at. */
export const POSTINGS_PER_PAGE = 20;

/** One page, best match first; `counts` are over all pages. */
export const lookedAtPage = z.object({
  counts: z.object({ ready: z.number().int(), taken: z.number().int(), left: z.number().int() }),
  /** Why postings were left, the commonest cause first: a deal-breaker's code, SCORE for a match below the gate, KNOWN for a job in the tracker, null for what was not noted. */
  left_for: z.array(z.object({ cause: z.string().nullable(), count: z.number().int() })),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(lookedAt),
});
export type LookedAtPage = z.infer<typeof lookedAtPage>;
/**
 * What the plan lets the agent send, over all campaigns: `used` of `limit` (null: no limit) in the month, or in the trial as a
 * whole; `opens_at` is when there is more again without a change of plan, null when never.
 */
export const allowance = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  opens_at: instant.nullable(),
  /** Approved, and held back until the plan allows it. */
  held: z.number().int(),
});
export type Allowance = z.infer<typeof allowance>;

export const campaigns = {
  allowance: careerEndpoint
    .route({ method: 'GET', path: '/campaigns/allowance', summary: 'What the plan still allows' })
    .output(allowance),
  list: careerEndpoint.route({ method: 'GET', path: '/campaigns' }).output(z.array(campaign)),
  create: workingEndpoint
    .route({ method: 'POST', path: '/campaigns', successStatus: 201 })
    .input(campaignInput)
    .output(campaign),
  replace: workingEndpoint
    .route({ method: 'PUT', path: '/campaigns/{id}' })
    .input(campaignInput.extend({ id }))
    .output(campaign),
  setActive: workingEndpoint
    .route({ method: 'PATCH', path: '/campaigns/{id}', summary: 'Pause or resume' })
    .input(z.object({ id, active: z.boolean() }))
    .output(campaign),
  ...campaignDeletion,
  remove: careerEndpoint
    .route({ method: 'DELETE', path: '/campaigns/{id}' })
    .input(z.object({ id }))
    .output(done),
  restore: workingEndpoint
    .route({
      method: 'POST',
      path: '/campaigns/{id}/restore',
      summary: 'Undo a deletion, within ten minutes',
    })
    .input(z.object({ id }))
    .output(campaign),
  setAll: workingEndpoint
    .route({
      method: 'PATCH',
      path: '/campaigns',
      summary: 'Pause everything, or resume what that pause stopped',
    })
    .input(z.object({ active: z.boolean() }))
    .output(z.array(campaign)),
  postings: careerEndpoint
    .route({
      method: 'GET',
      path: '/campaigns/{id}/postings',
      summary: 'Every posting the campaign looked at, with the verdict and why',
    })
    .input(
      z.object({
        id,
        verdict: verdict.optional(),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(lookedAtPage),
};
