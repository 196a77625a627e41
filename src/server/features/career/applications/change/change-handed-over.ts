import type { Message } from '#localization/types.ts';
import { contentHashOf } from '#server/features/career/applications/approval/content-hash.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';
import { Problem } from '#server/problem.ts';
import { tidyFilesLater } from '#server/queue/tidy-files.ts';
import type { World } from '#server/world.ts';
import { workOut } from '#server/features/career/applications/approval/work-out.ts';
import { text } from './messages.ts';

/** What the person chose, and how the timeline tells it. */
interface Change {
  change: Partial<Pick<ApplicationRow, 'rejectedChanges' | 'approach'>>;
  kind: 'resume_changed' | 'variant_chosen';
  detail: Message;
}

/**
 * Makes the documents of an application again that the person sends themselves. It stays handed over: nothing of it is sent by
 * the agent, so there is nothing to approve. Throws `unavailable` when the board cannot be read now, and `conflict` when
 * the posting is gone or something else changed it meanwhile.
 */
export async function changeHandedOver(
  world: World,
  row: ApplicationRow,
  { change, kind, detail }: Change,
): Promise<ApplicationRow> {
  const prepared = await workOut(world, { ...row, ...change }).catch((error: unknown) => {
    throw error instanceof FetchFailed ? new Problem('unavailable', text.message('boardSilent')) : error;
  });
  if (prepared.kind === 'closed') throw new Problem('conflict', text.message('postingGone'));
  const { plan, patch } = prepared;
  return world.database.transaction(async (transaction) => {
    const now = await lockApplication(transaction, row.id);
    if (now?.state !== 'handed_over' || now.version !== row.version)
      throw new Problem('conflict', text.message('changedSince'));
    const { cv = now.cv, letterFile = now.letterFile } = patch;
    const kept = { plan, cv, letterFile };
    if (now.cv !== null) await tidyFilesLater(world, transaction, now.accountId);
    await prepared.keepLink(transaction);
    return noteApplication(world, transaction, {
      row: now,
      actor: 'person',
      kind,
      detail,
      patch: { ...patch, ...change, contentHash: contentHashOf({ ...now, ...kept }) },
    });
  });
}
