import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';
import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { readDueMailboxes } from './read-new.ts';

export { keyFits, reseal } from './connect.ts';
export { mailboxRoutes } from './routes.ts';

const readJob = defineJob({
  name: 'mailbox.read',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
  expireInSeconds: 1800,
});
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** The feature's background work. */
export const mailboxJobs = (world: World): JobHandler[] => [
  handleJob(readJob, () => readDueMailboxes(world), EVERY_FIVE_MINUTES),
];
