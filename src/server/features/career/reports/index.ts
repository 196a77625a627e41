import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { reportsRoutes } from './routes.ts';

/** The feature's background work. */
export const reportsJobs = (_world: World): JobHandler[] => [];
