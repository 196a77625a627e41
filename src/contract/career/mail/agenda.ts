import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { done, id, instant } from '#contract/primitives.ts';

/**
 * A conversation with an employer. `starts_at` where its zone is known; `day` and `time` are then the person's, else as the employer
 * wrote them, without a zone. `from_invitation`: it came as a calendar event, not as a sentence of a mail.
 */
export const interview = z.object({
  id,
  application_id: id,
  title: z.string(),
  company: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  location: z.string(),
  cancelled: z.boolean(),
  from_invitation: z.boolean(),
});
export type Interview = z.infer<typeof interview>;

/** Since when a calendar may read the agenda, and when one last did; null when none may. */
const feedState = z.object({ since: instant, read_at: instant.nullable() }).nullable();

export const agenda = {
  read: careerEndpoint
    .route({ method: 'GET', path: '/agenda', summary: 'Interviews from today on, soonest first' })
    .output(z.object({ interviews: z.array(interview), feed: feedState })),
  openFeed: careerEndpoint
    .meta({ access: 'account', accountKind: 'career', stepUp: true, once: false })
    .route({
      method: 'POST',
      path: '/agenda/feed',
      summary: 'A new secret address for a calendar; the one before stops working',
    })
    .output(z.object({ address: z.string() })),
  closeFeed: careerEndpoint.route({ method: 'DELETE', path: '/agenda/feed' }).output(done),
};
