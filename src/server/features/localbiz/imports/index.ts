import { handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { expire, forgetFile } from './ending/expire-job.ts';
import { commitJob, expireJob, forgetFileJob, stageJob, undoJob } from './jobs.ts';
import { commit } from './keeping/commit-job.ts';
import { undo } from './keeping/undo-job.ts';
import { stage } from './reading/stage-job.ts';

export { expireByNewTime } from './ending/expire-job.ts';
export { commitImport } from './change-import.ts';
export { readImportReply, readImports } from './read-imports.ts';
export { stageImport } from './reading/stage-import.ts';
export { importsRoutes } from './routes.ts';

/** The feature's background work. */
export const importsJobs = (world: World): JobHandler[] => [
  handleOwn(world, stageJob, stage),
  handleOwn(world, commitJob, commit),
  handleOwn(world, undoJob, undo),
  handleOwn(world, expireJob, expire),
  handleOwn(world, forgetFileJob, forgetFile),
];
