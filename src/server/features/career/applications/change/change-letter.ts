import type { z } from 'zod';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { letterChange } from '#contract/career/approval/changes.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { prepareNow, takeBack } from './take-back.ts';

const CHANGED = 'What would be sent has changed since you looked. Read it again.';
const TOO_LATE = 'The letter of this application can no longer be changed.';

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
      detail: text === null ? 'You took my letter back.' : 'You wrote the letter in your own words.',
      patch: { ownLetter: text, note: 'I am making the letter again as you chose.' },
    });
  });
  return moved === null ? owned.state : prepareNow(world, moved);
}
