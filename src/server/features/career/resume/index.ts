import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

export { resumeRoutes } from './routes.ts';

/** The feature's background work. */
export const resumeJobs = (_world: World): JobHandler[] => [];
