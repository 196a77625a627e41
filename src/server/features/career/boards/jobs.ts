import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Reads every source; one run waits at a time. */
export const refreshBoards = defineJob({
  name: 'boards.refresh',
  schema: z.object({}),
  retryLimit: 1,
  keyed: true,
  expireInSeconds: 900,
});
