import type { JobHandler } from '#server/queue/job.ts';

export { reportsRoutes } from './routes.ts';

/** The feature has no background work. */
export const reportsJobs = (): JobHandler[] => [];
