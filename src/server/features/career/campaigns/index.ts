import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { campaignsRoutes } from './routes.ts';

/** The feature's background work. */
export const campaignsJobs = (_world: World): JobHandler[] => [];
