import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { accountsRoutes } from './routes.ts';

/** The feature's background work. */
export const accountsJobs = (_world: World): JobHandler[] => [];

export { identify } from './identify.ts';
