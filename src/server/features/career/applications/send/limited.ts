import type { Executor } from '#server/db/database.ts';
import { enqueueSending } from '#server/features/career/applications/enqueue.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { finishDryRun } from '#server/features/career/applications/rehearsal/end-dry-run.ts';
import { leaveFormSite } from '#server/features/career/boards/index.ts';
import type { World } from '#server/world.ts';
import { handOver } from './endings.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'tokens' | 'queue' | 'config'>;

/** After so many times of being asked to come back later it is the person's. */
const MOST_LIMITS = 3;

/**
 * Nothing arrived, because the form's site wanted fewer requests: the application waits as long as it asked, and nobody's is sent
 * there meanwhile. `tries`: attempts since the approval that ended with a problem, this one among them.
 */
export async function settleLimited(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { retryAfter, tries }: { retryAfter: string | null; tries: number },
): Promise<void> {
  const until = await leaveFormSite(deps, executor, row.posting, retryAfter);
  if (row.dryRun) {
    const reason = text.message('siteLimits');
    await finishDryRun(deps, executor, row, { kind: 'failed', reason });
    return;
  }
  if (until === null || tries >= MOST_LIMITS) {
    await handOver(deps, executor, row, 'limited');
    return;
  }
  const moment = until.toISOString();
  await moveApplication(deps, executor, {
    row,
    to: 'approved',
    actor: 'agent',
    kind: 'held',
    detail: text.message('siteAskedToWait', { moment }),
    // The person decided in time, so that it does not expire meanwhile.
    patch: { sendAfter: until, expiresAt: null, note: text.message('siteAskedToWaitNote', { moment }) },
  });
  await enqueueSending(deps, executor, row, until);
}
