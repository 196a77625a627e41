import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

export const pushJob = defineJob({
  name: 'notifications.push',
  schema: z.object({
    accountId: z.uuid(),
    notificationId: z.uuid(),
    deviceId: z.uuid(),
    /** The end of the quiet hours it waited for on its way, in milliseconds since the epoch. */
    waitedUntil: z.number().optional(),
  }),
  concurrency: 4,
});

export const mailJob = defineJob({
  name: 'notifications.mail',
  schema: z.object({ accountId: z.uuid(), notificationId: z.uuid() }),
});

/** Runs when an account's quiet hours end; one waits at a time. */
export const releaseJob = defineJob({
  name: 'notifications.release',
  schema: z.object({ accountId: z.uuid() }),
  keyed: true,
});

export const sweepJob = defineJob({ name: 'notifications.sweep', schema: z.object({}) });
