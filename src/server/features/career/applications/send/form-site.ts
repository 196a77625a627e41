import type { Executor } from '#server/db/database.ts';
import { holdUntil, hostOf } from '#server/features/career/applications/on-hold/hold.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { finishDryRun } from '#server/features/career/applications/rehearsal/end-dry-run.ts';
import { text } from './messages.ts';
import { handOver } from './endings.ts';
import { askFormSite } from '#server/features/career/boards/index.ts';
import type { World } from '#server/world.ts';

/** The site lets no program in: the person sends what is prepared. A dry run cannot be made there either. */
async function leaveToPerson(world: World, executor: Executor, row: ApplicationRow): Promise<void> {
  if (row.dryRun) {
    const reason = text.message('siteBars');
    await finishDryRun(world, executor, row, { kind: 'failed', reason });
    return;
  }
  const prepared = await moveApplication(world, executor, {
    row,
    to: 'prepared',
    actor: 'agent',
    kind: 'barred',
    detail: text.message('siteBarsPrograms'),
    patch: { sendAfter: null, heldByPlan: false },
  });
  await handOver(world, executor, prepared, 'robots');
}

/**
 * Whether the form of an approved application may be opened now. Where its site lets no program in, the person gets it without an
 * attempt; while the site wants a pause, it waits.
 */
export async function siteLets(world: World, { id, posting }: ApplicationRow): Promise<boolean> {
  const site = await askFormSite(world, posting);
  if (site.may === 'open') return true;
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    if (row?.state !== 'approved') return;
    if (site.may === 'never') {
      await leaveToPerson(world, transaction, row);
      return;
    }
    const moment = site.until.toISOString();
    await holdUntil(world, transaction, row, {
      until: site.until,
      reason: text.message('siteWantsPause', { site: hostOf(world, row) }),
      goesOut: text.message('goesOutAfter', { moment }),
    });
  });
  return false;
}
