import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { notificationsRoutes } from './routes.ts';

/** The feature's background work. */
export const notificationsJobs = (_world: World): JobHandler[] => [];
