import { handleJob, handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import { tidyFilesJob } from '#server/queue/tidy-files.ts';
import type { World } from '#server/world.ts';
import type { Opened } from './contents.ts';
import { sweep } from './erase.ts';
import { buildExport } from './exports.ts';
import { exportJob, sweepJob, tidyAllJob } from './jobs.ts';
import { tidyAll, tidyFiles } from './tidy-files.ts';

export { eraseAgain } from './erase.ts';
export { privacyRoutes } from './routes.ts';

const EVERY_HOUR = '7 * * * *';
const EVERY_NIGHT = '37 7 * * *';

/** The feature's background work. `opened`: how an archive shows rows in which something is sealed. */
export const privacyJobs = (world: World, opened: Opened = {}): JobHandler[] => [
  handleOwn(world, exportJob, (own, { exportId }) => buildExport(own, exportId, opened)),
  handleJob(sweepJob, () => sweep(world), EVERY_HOUR),
  handleOwn(world, tidyFilesJob, (own, { accountId }) => tidyFiles(own, accountId)),
  handleJob(tidyAllJob, () => tidyAll(world), EVERY_NIGHT),
];
