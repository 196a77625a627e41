import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Rebuilds the rollups of a shop's days from its lines. */
export const rollUpJob = defineJob({
  name: 'sales.roll-up-days',
  schema: z.object({
    businessId: z.uuid(),
    shopId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    /** Who is told when it is done. */
    accountId: z.uuid(),
  }),
  expireInSeconds: 900,
  retryLimit: 20,
  resumes: true,
});
