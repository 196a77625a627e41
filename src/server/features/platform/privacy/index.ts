import { handleJob } from '#server/queue/job.ts';
import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';
import { sweep } from './erase.ts';
import { buildExport } from './exports.ts';
import { exportJob, sweepJob } from './jobs.ts';

export { eraseAgain } from './erase.ts';
export { privacyRoutes } from './routes.ts';

const EVERY_HOUR = '7 * * * *';

/** The feature's background work. */
export const privacyJobs = (world: World): JobHandler[] => [
  handleJob(exportJob, ({ exportId }) => buildExport(world, exportId)),
  handleJob(sweepJob, () => sweep(world), EVERY_HOUR),
];
