import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { profileRoutes } from './routes.ts';

/** The feature's background work. */
export const profileJobs = (_world: World): JobHandler[] => [];
