import { z } from 'zod';
import { defineJob, handleJob } from '#server/queue/job.ts';
import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';
import { forgetSkipTokens } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';

const SKIP_TOKEN_KEPT_MS = 60 * 60 * 1000;

export const pushJob = defineJob({
  name: 'notifications.push',
  schema: z.object({ notificationId: z.uuid(), deviceId: z.uuid() }),
  concurrency: 4,
});

export const mailJob = defineJob({
  name: 'notifications.mail',
  schema: z.object({ notificationId: z.uuid() }),
});

const sweepJob = defineJob({ name: 'notifications.sweep', schema: z.object({}) });

/** The feature's background work. */
export const notificationsJobs = (world: World): JobHandler[] => [
  handleJob(pushJob, (data) => sendPush(world, data)),
  handleJob(mailJob, ({ notificationId }) => sendMail(world, notificationId)),
  handleJob(
    sweepJob,
    () => forgetSkipTokens(world.database, new Date(world.clock.now().getTime() - SKIP_TOKEN_KEPT_MS)),
    '47 * * * *',
  ),
];
