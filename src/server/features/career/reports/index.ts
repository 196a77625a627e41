import { handleJob, handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { sendDigest, writeDigests } from './digest/digest.ts';
import { digestMailJob, digestsJob } from './jobs.ts';

export { reportsRoutes } from './routes.ts';

/** Every quarter of an hour: zones lie at halves and quarters as well. */
const EVERY_QUARTER = '*/15 * * * *';

/** The feature's background work. */
export const reportsJobs = (world: World): JobHandler[] => [
  handleJob(digestsJob, () => writeDigests(world), EVERY_QUARTER),
  handleOwn(world, digestMailJob, (own, { digestId }) => sendDigest(own, digestId)),
];
