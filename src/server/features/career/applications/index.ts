import { handleJob, handleOwn } from '#server/queue/handler.ts';
import { planChanged } from '#server/features/platform/billing/index.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { expireOverdue } from './approval/expire.ts';
import { prepareApplication } from './approval/prepare.ts';
import { remindOfExpiring } from './approval/remind.ts';
import { expireJob, prepareJob, recoverJob, remindJob, submitJob } from './jobs.ts';
import { recover } from './recovery/recover.ts';
import { endDeleted } from './on-hold/held-by-deletion.ts';
import { sendHeld } from './on-hold/held-by-plan.ts';
import { submitApplication } from './send/submit.ts';

export { listUses } from './answers/answers-queries.ts';
export { reconsider } from './answers/reconsider.ts';
export { decide } from './approval/decide.ts';
export { UNLEARNED } from './approval/unlearn.ts';
export { askAgainAfterDeletion, countBeforeDeletion, holdForDeletion } from './on-hold/held-by-deletion.ts';
export { findOwned } from './queries.ts';
export { KNOWN, openApplication } from './open-application.ts';
export { askAfterRestore } from './recovery/after-restore.ts';
export { isClickUnderWay } from './recovery/restore-queries.ts';
export { repliableApplications, waitingCards } from './read/read-lists.ts';
export { latestStep } from './read/step-queries.ts';
export { applicationsRoutes } from './routes.ts';
export { CRASH_POINTS } from './send/crash-points.ts';
export { addOwn, removeOwn } from './track/add-own.ts';
export { beginTrail } from './trail/begin.ts';
export { resealTrails } from './trail/reseal-trails.ts';
export { checkEveryTrail } from './trail/check-trail.ts';
export { recordReply } from './track/record-reply.ts';
export { knownJob } from './track/where-it-is.ts';
export type { KnownJob } from './track/where-it-is.ts';
export { isViewed, isViewKnown } from './views/queries.ts';
export { keyFits, resealLinks } from './views/make-link.ts';
export { serveResumeLink } from './views/serve-link.ts';
export { canWithdraw, unwithdraw, withdraw } from './track/withdraw.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Puts in order what a dead process left; only for the one process of a database, before it begins to work. */
export const recoverAtStart = (world: World): Promise<void> => recover(world, { everyone: true });

/** The feature's background work. */
export const applicationsJobs = (world: World): JobHandler[] => [
  handleOwn(world, prepareJob, async (own, { applicationId, quiet }) => {
    try {
      await prepareApplication(own, applicationId, { quiet });
    } catch (error) {
      // What cannot be done with the person's own words was said to whoever asked for it, and stays as it was: another try would say it again.
      if (!(error instanceof Problem)) throw error;
    }
  }),
  handleOwn(world, submitJob, (own, { applicationId }) => submitApplication(own, applicationId)),
  handleOwn(world, planChanged, (own, { accountId }) => sendHeld(own, accountId)),
  handleJob(
    expireJob,
    async () => {
      await expireOverdue(world);
      await endDeleted(world);
    },
    EVERY_MINUTE,
  ),
  handleJob(remindJob, () => remindOfExpiring(world), EVERY_TEN_MINUTES),
  handleJob(recoverJob, () => recover(world), EVERY_MINUTE),
];
