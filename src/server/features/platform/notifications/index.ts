import { handleJob, handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { releasePushes } from './hold.ts';
import { mailJob, pushJob, releaseJob, sweepJob } from './jobs.ts';
import { forgetSkipTokens } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { sendPush } from './send-push.ts';

export { withdrawDevices } from './devices/device-queries.ts';
export { settleNotices } from './inbox.ts';
export { notify } from './notify.ts';
export type { Notice } from './notify.ts';
export { unsubscribeToken } from './preferences/preferences.ts';
export { listSummaryReaders } from './preferences/queries.ts';
export { notificationsRoutes, preferencesRoutes } from './routes.ts';

const SKIP_TOKEN_KEPT_MS = 60 * 60 * 1000;

/** The feature's background work. */
export const notificationsJobs = (world: World): JobHandler[] => [
  handleOwn(world, pushJob, sendPush),
  handleOwn(world, mailJob, (own, { notificationId }) => sendMail(own, notificationId)),
  handleOwn(world, releaseJob, (own, { accountId }) => releasePushes(own, accountId)),
  handleJob(
    sweepJob,
    () =>
      forgetSkipTokens(
        world.database.withoutOwner('notifications.sweep'),
        new Date(world.clock.now().getTime() - SKIP_TOKEN_KEPT_MS),
      ),
    '47 * * * *',
  ),
];
