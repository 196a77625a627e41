import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** One look of one campaign at what is new, and the next applications at its pace. */
export const tickCampaign = defineJob({
  name: 'campaigns.tick',
  schema: z.object({ accountId: z.uuid(), campaignId: z.uuid() }),
  retryLimit: 2,
  keyed: true,
});

/** Puts new and changed postings on the shortlists of the campaigns they may concern. */
export const indexNewPostings = defineJob({
  name: 'campaigns.index-postings',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
});

/** Wakes every running campaign that has something to do. */
export const tickAll = defineJob({
  name: 'campaigns.tick-all',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
});
