import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { applicationsRoutes } from './routes.ts';

/** The feature's background work. */
export const applicationsJobs = (_world: World): JobHandler[] => [];
