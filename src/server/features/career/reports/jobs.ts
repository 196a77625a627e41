import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Looks for people whose week is over and whose morning has come. */
export const digestsJob = defineJob({
  name: 'reports.digests',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
  expireInSeconds: 900,
});

export const digestMailJob = defineJob({
  name: 'reports.digest-mail',
  schema: z.object({ accountId: z.uuid(), digestId: z.uuid() }),
});
