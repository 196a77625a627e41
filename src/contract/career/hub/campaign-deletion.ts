import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/primitives.ts';

/** Milliseconds in which a deletion can be undone. */
export const UNDO_DELETION_MS = 10 * 60_000;

/** A campaign that was deleted, until it can be undone no more. */
export const deletedCampaign = z.object({ id, name: z.string(), undo_until: instant });
export type DeletedCampaign = z.infer<typeof deletedCampaign>;

/** What deleting a campaign now would do to its applications, by number. */
export const beforeDeletion = z.object({
  /** Approved and not begun: these are not sent. */
  approved: z.number().int(),
  /** Being sent: these run to their end. */
  sending: z.number().int(),
  /** With the person, undecided: these can still be decided. */
  waiting: z.number().int(),
});
export type BeforeDeletion = z.infer<typeof beforeDeletion>;

/** What is asked before and after a campaign is deleted. */
export const campaignDeletion = {
  deleted: careerEndpoint
    .route({
      method: 'GET',
      path: '/campaigns/deleted',
      summary: 'Deletions that can still be undone, the newest first',
    })
    .output(z.array(deletedCampaign)),
  beforeDeletion: careerEndpoint
    .route({
      method: 'GET',
      path: '/campaigns/{id}/deletion',
      summary: 'What deleting it would do to its applications',
    })
    .input(z.object({ id }))
    .output(beforeDeletion),
};
