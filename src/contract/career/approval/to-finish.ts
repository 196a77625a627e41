import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { day, done, id, instant } from '#contract/primitives.ts';

/**
 * A job that is prepared and was not sent, so that it is no application yet. `to_finish`: handed over, the person sends it.
 * `saved`: kept from an alert mail, and the person has not opened it yet.
 */
export const jobToFinish = z.object({
  id,
  kind: z.enum(['to_finish', 'saved']),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  score: z.number().int().nullable(),
  /** Where the person sends it: the form's address, else the posting's, or "". */
  link: z.string(),
  /** Why it is the person's to send, in one sentence. */
  note: z.string(),
  has_resume: z.boolean(),
  has_letter: z.boolean(),
  /** When it was handed over. */
  since: instant,
  /** The last day to apply, where the person lives; null where nobody says. */
  closes_on: day.nullable(),
  /** When the person first opened its page; null while they did not. */
  opened_at: instant.nullable(),
});
export type JobToFinish = z.infer<typeof jobToFinish>;

/** What only the person can finish, and how they tell that they began. */
export const finishing = {
  toFinish: careerEndpoint
    .route({
      method: 'GET',
      path: '/job-tracker/to-finish',
      summary: 'What is prepared for the person to send, newest first; none of it is an application yet',
    })
    .output(z.array(jobToFinish)),
  opened: careerEndpoint
    .route({
      method: 'POST',
      path: '/applications/{id}/opening',
      summary: 'The person opened the page of what they are to send',
    })
    .input(z.object({ id }))
    .output(done),
};
