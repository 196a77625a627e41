import type { z } from 'zod';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { letterChange } from '#contract/career/approval/changes.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text as said } from './messages.ts';
import { prepareNow, takeBack } from './take-back.ts';

const CHANGED = common.message('contentChanged');
const TOO_LATE = said.message('letterFixed');

const isSame = (row: ApplicationRow, text: string | null): boolean =>
  text === row.ownLetter || (text !== null && text === row.letter?.text);

/**
 * Makes the letter of one application again from the person's own words, or, without them, the agent's as it was, and asks
 * anew: an approval of the letter before no longer counts. Throws `not_found` for another's, and `conflict` when it is too
 * late, there is no letter, or it says something else by now.
 */
export async function changeLetter(
  world: World,
  accountId: string,
  { id, text, content_hash }: z.output<typeof letterChange> & { id: string },
): Promise<ApplicationState> {
  const owned = await findOwned(world.database, accountId, id);
  if (!owned) throw notFound('application');
  const moved = await world.database.transaction(async (transaction): Promise<ApplicationRow | null> => {
    const row = await lockApplication(transaction, id);
    const isOpen = row?.state === 'waiting' || row?.state === 'approved';
    if (!row?.letter || !isOpen) throw new Problem('conflict', TOO_LATE);
    if (row.contentHash !== content_hash) throw new Problem('conflict', CHANGED);
    if (isSame(row, text)) return null;
    return takeBack(world, transaction, row, {
      kind: 'letter_changed',
      detail: said.message(text === null ? 'letterTakenBack' : 'letterWritten'),
      patch: { ownLetter: text, note: said.message('makingLetter') },
    });
  });
  return moved === null ? owned.state : prepareNow(world, moved);
}
