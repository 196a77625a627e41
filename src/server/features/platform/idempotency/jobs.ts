import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';
import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { everybodysKeys } from './everybodys-keys.ts';
import { deleteKeysBefore } from './queries.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

const forgetJob = defineJob({ name: 'idempotency.forget', schema: z.object({}) });

/** The feature's background work: keys are forgotten in the night after they had their day. */
export const idempotencyJobs = (world: Pick<World, 'database' | 'clock'>): JobHandler[] => [
  handleJob(
    forgetJob,
    () => deleteKeysBefore(everybodysKeys(world), new Date(world.clock.now().getTime() - KEPT_MS)),
    '53 3 * * *',
  ),
];
