import { z } from 'zod';
import { identityProvider } from '#contract/platform/identities.ts';
import { LOCALES } from '#localization/types.ts';
import { defineJob } from '#server/queue/job.ts';
import { handleJob, handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { deleteExpired } from './queries.ts';
import { sendNotice } from './security/send-notice.ts';
import { sendAccountCode, sendEmailCode, sendRegistrationCode } from './send-code.ts';
import { exempted } from '#server/db/as.ts';

/** The browser that asked, by hash; see `Asker`. */
const asker = z.object({ deviceHash: z.string(), source: z.string().nullable() });

/** Makes a code and mails it; the code itself is in no job. */
export const sendCodeJob = defineJob({
  name: 'accounts.send-code',
  schema: z.discriminatedUnion('purpose', [
    z.object({
      purpose: z.literal('registration'),
      registrationId: z.uuid().nullable(),
      /** In whose language the mail is: there is no account yet that says it. */
      locale: z.enum(LOCALES).default('en'),
      asker,
    }),
    z.object({ purpose: z.enum(['password', 'step_up']), emailKey: z.string(), asker }),
    z.object({ purpose: z.literal('email'), accountId: z.uuid(), email: z.string(), asker }),
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
      notice: z.enum(['identity_linked', 'identity_unlinked']),
      accountId: z.uuid(),
      provider: identityProvider,
    }),
    z.object({ notice: z.literal('email_changed'), accountId: z.uuid(), was: z.string() }),
    z.object({
      notice: z.literal('new_device'),
      accountId: z.uuid(),
      /** What the device's browser called itself. */
      userAgent: z.string().default(''),
      at: z.iso.datetime(),
    }),
  ]),
  concurrency: 2,
});

const sweepJob = defineJob({ name: 'accounts.sweep', schema: z.object({}) });

/** The feature's background work. */
export const accountsJobs = (world: World): JobHandler[] => [
  handleJob(sendCodeJob, (data, key) => {
    const all = exempted('accounts.send-code', world);
    const sending = { asker: data.asker, key };
    if (data.purpose === 'registration') return sendRegistrationCode(all, data, sending);
    if (data.purpose === 'email') return sendEmailCode(all, data, sending);
    return sendAccountCode(all, data, sending);
  }),
  handleOwn(world, sendNoticeJob, sendNotice),
  handleJob(
    sweepJob,
    () => deleteExpired(world.database.withoutOwner('accounts.sweep'), world.clock.now()),
    '17 * * * *',
  ),
];
