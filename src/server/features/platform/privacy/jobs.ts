import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Packs one archive. */
export const exportJob = defineJob({
  name: 'privacy.export',
  schema: z.object({ exportId: z.uuid() }),
  expireInSeconds: 900,
});

/** Ends what has expired: archives, and accounts whose grace is over. */
export const sweepJob = defineJob({
  name: 'privacy.sweep',
  schema: z.object({}),
  keyed: true,
  expireInSeconds: 900,
});
