import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Packs one archive. */
export const exportJob = defineJob({
  name: 'privacy.export',
  schema: z.object({ accountId: z.uuid(), exportId: z.uuid() }),
  expireInSeconds: 900,
});

/** Ends what has expired: archives, accounts whose grace is over, and files that an interrupted erasure left. */
export const sweepJob = defineJob({
  name: 'privacy.sweep',
  schema: z.object({}),
  keyed: true,
  expireInSeconds: 900,
});

/** Has the files of every account looked through. */
export const tidyAllJob = defineJob({
  name: 'privacy.tidy-all',
  schema: z.object({}),
  keyed: true,
  expireInSeconds: 3600,
});
