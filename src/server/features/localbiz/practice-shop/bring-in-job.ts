import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** A step of filling a practice shop. `imports` are those that were begun, in the order of its files. One waits for each business. */
export const bringInJob = defineJob({
  name: 'practice.bring-in',
  schema: z.object({ businessId: z.uuid(), accountId: z.uuid(), imports: z.array(z.uuid()).max(4) }),
  retryLimit: 20,
  keyed: true,
  resumes: true,
});
