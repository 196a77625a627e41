import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';
import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { tellUnanswered } from './follow-up/tell-unanswered.ts';
import { tellDue } from './remind.ts';

export { trackerRoutes } from './routes.ts';

const remindJob = defineJob({ name: 'tracker.remind', schema: z.object({}), retryLimit: 0, keyed: true });
const unansweredJob = defineJob({
  name: 'tracker.unanswered',
  schema: z.object({}),
  retryLimit: 0,
  keyed: true,
});
const EVERY_HOUR = '20 * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** The feature's background work. */
export const trackerJobs = (world: World): JobHandler[] => [
  handleJob(remindJob, () => tellDue(world), EVERY_FIVE_MINUTES),
  handleJob(unansweredJob, () => tellUnanswered(world), EVERY_HOUR),
];
