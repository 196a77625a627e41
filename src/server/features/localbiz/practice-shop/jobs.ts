import { handleOfBusiness } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { bringIn } from './bring-in.ts';
import { bringInJob } from './bring-in-job.ts';

/** The feature's background work. */
export const practiceShopJobs = (world: World): JobHandler[] => [
  handleOfBusiness(world, bringInJob, bringIn),
];
