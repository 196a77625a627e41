import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';

/** The feature's background work. */
export const boardsJobs = (_world: World): JobHandler[] => [];
