import type { z } from 'zod';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { fieldChange, FormQuestion } from '#contract/career/form.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import { labelOf, readAnswer } from '#engines/forms/index.ts';
import type { Message } from '#localization/types.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import { findOwned, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { prepareNow, takeBack } from './take-back.ts';

const CHANGED = common.message('contentChanged');
const TOO_LATE = text.message('fieldFixed');

type Change = z.output<typeof fieldChange> & { id: string };

/** What the form would hold for a question; null when it stays blank. */
function valueOf(question: FormQuestion, words: string | null): PlannedField['value'] | null {
  if (words === null && !question.required) return null;
  const read = readAnswer(question, words ?? '');
  if ('error' in read)
    throw new Problem(
      'invalid_input',
      common.message('answerRefused', { question: labelOf(question), why: read.error }),
    );
  return read.value;
}

/** The edits with another one; null when the form says that already. */
function withChange(row: ApplicationRow, question: FormQuestion, words: string | null) {
  const { key } = question;
  const now = row.plan?.fields.find((one) => one.key === key)?.value ?? null;
  const isSame = JSON.stringify(valueOf(question, words)) === JSON.stringify(now);
  return isSame ? null : { ...row.edits, [key]: words };
}

function toldOf(asked: FormQuestion, before: PlannedField | undefined, words: string | null): Message {
  const question = labelOf(asked);
  if (words === null) return text.message('fieldLeftBlank', { question });
  return before ? text.message('fieldChanged', { question }) : text.message('blankAnswered', { question });
}

/**
 * Puts the person's own words on one field of one application, or takes them off it, and asks anew: a yes to what it said
 * before no longer counts. Their answers for other employers stay as they are. Throws `not_found` for another's, `conflict` when it is too late or says
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
    const question = row.plan?.changeable?.find(({ key }) => key === change.key);
    if (!question) throw new Problem('conflict', TOO_LATE);
    const edits = withChange(row, question, change.value);
    if (edits === null) return null;
    const before = row.plan?.fields.find(({ key }) => key === change.key);
    return takeBack(world, transaction, row, {
      kind: 'field_changed',
      detail: toldOf(question, before, change.value),
      patch: { edits, note: text.message('preparingWithWords') },
    });
  });
  return moved === null ? owned.state : prepareNow(world, moved);
}
