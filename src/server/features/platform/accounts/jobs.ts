import { z } from 'zod';
import { defineJob, handleJob } from '#server/queue/job.ts';
import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';
import { deleteExpired } from './queries.ts';
import { sendNotice } from './security/send-notice.ts';
import { sendAccountCode, sendRegistrationCode } from './send-code.ts';

/** Makes a code and mails it; the code itself is in no job. */
export const sendCodeJob = defineJob({
  name: 'accounts.send-code',
  schema: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('registration'), registrationId: z.uuid().nullable() }),
    z.object({ purpose: z.enum(['password', 'step_up']), emailKey: z.string() }),
  ]),
  concurrency: 2,
});

/** Tells the owner of an account that something about it changed. */
export const sendNoticeJob = defineJob({
  name: 'accounts.send-notice',
  schema: z.discriminatedUnion('notice', [
    z.object({ notice: z.literal('password_changed'), accountId: z.uuid() }),
    z.object({
      notice: z.enum(['passkey_added', 'passkey_removed']),
      accountId: z.uuid(),
      name: z.string(),
    }),
    z.object({
      notice: z.literal('new_device'),
      accountId: z.uuid(),
      device: z.string(),
      at: z.iso.datetime(),
    }),
  ]),
  concurrency: 2,
});

const sweepJob = defineJob({ name: 'accounts.sweep', schema: z.object({}) });

/** The feature's background work. */
export const accountsJobs = (world: World): JobHandler[] => [
  handleJob(sendCodeJob, (data) =>
    data.purpose === 'registration'
      ? sendRegistrationCode(world, data.registrationId)
      : sendAccountCode(world, data.purpose, data.emailKey),
  ),
  handleJob(sendNoticeJob, (data) => sendNotice(world, data)),
  handleJob(sweepJob, () => deleteExpired(world.database, world.clock.now()), '17 * * * *'),
];
