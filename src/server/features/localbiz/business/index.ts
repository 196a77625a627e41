import type { JobHandler } from '#server/queue/handler.ts';

export { businessRoutes } from './routes.ts';

/** The feature has no background work. */
export const businessJobs = (): JobHandler[] => [];
