import type { z } from 'zod';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { fieldChange } from '#contract/career/form.ts';
import { readAnswer } from '#engines/forms/index.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { prepareNow, takeBack } from './take-back.ts';

const CHANGED = 'What would be sent has changed since you looked. Read it again.';
const TOO_LATE = 'What this application says can no longer be changed.';

type Change = z.output<typeof fieldChange> & { id: string };

/** The edits with another one; null when the field says that already. */
function withChange(row: ApplicationRow, { key, value }: Change): ApplicationRow['edits'] | null {
  const question = row.plan?.changeable?.find((one) => one.key === key);
  const field = row.plan?.fields.find((one) => one.key === key);
  if (!question || !field) throw new Problem('conflict', TOO_LATE);
  const read = readAnswer(question, value);
  if ('error' in read) throw new Problem('invalid_input', `${question.label}: ${read.error}`);
  return JSON.stringify(read.value) === JSON.stringify(field.value) ? null : { ...row.edits, [key]: value };
}

/**
 * Puts the person's own words on one field of one application and asks anew: a yes to what it said before no longer counts. Their
 * answers for other employers stay as they are. Throws `not_found` for another's, `conflict` when it is too late or says
 * something else by now, and `invalid_input` with a sentence for what the field does not take.
 */
export async function changeField(
  world: World,
  accountId: string,
  change: Change,
): Promise<ApplicationState> {
  const owned = await findOwned(world.database, accountId, change.id);
  if (!owned) throw notFound('application');
  const moved = await world.database.transaction(async (transaction): Promise<ApplicationRow | null> => {
    const row = await lockApplication(transaction, change.id);
    if (row?.state !== 'waiting' && row?.state !== 'approved') throw new Problem('conflict', TOO_LATE);
    if (row.contentHash !== change.content_hash) throw new Problem('conflict', CHANGED);
    const edits = withChange(row, change);
    if (edits === null) return null;
    const label = row.plan?.fields.find(({ key }) => key === change.key)?.label ?? '';
    return takeBack(world, transaction, row, {
      kind: 'field_changed',
      detail: `You changed what it says for “${label}”.`,
      patch: { edits, note: 'I am preparing it again with what you wrote.' },
    });
  });
  return moved === null ? owned.state : prepareNow(world, moved);
}
