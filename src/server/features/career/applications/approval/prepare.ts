import { asMessage } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { findApplication, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';
import { submissionMode } from '#server/features/career/boards/index.ts';
import { handOver, stop } from '#server/features/career/applications/send/endings.ts';
import { tidyFilesLater } from '#server/queue/tidy-files.ts';
import { LettersMissing } from '#server/ports/typesetter.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { askForApproval, askQuestions } from './ask-person.ts';
import type { Telling } from './ask-person.ts';
import { text } from './messages.ts';
import { workOut } from './work-out.ts';
import type { Prepared } from './work-out.ts';

const isPreparing = (row: ApplicationRow | undefined): row is ApplicationRow =>
  row !== undefined && (row.state === 'matched' || row.state === 'prepared');

async function withdrawClosed(
  world: World,
  executor: Executor,
  row: ApplicationRow,
): Promise<ApplicationRow> {
  return moveApplication(world, executor, {
    row,
    to: 'withdrawn',
    actor: 'employer',
    kind: 'closed',
    detail: text.message('postingGone'),
    patch: { note: text.message('postingGoneNote') },
  });
}

interface Unmade {
  kind: 'unmade';
  why: Message;
}

/** Nothing is known of the person to make it from. */
const BARE: Unmade = { kind: 'unmade', why: NEEDS_DATED_ENTRY };

/** Works everything out; what no face can show is no failure to try again. An application that was prepared before stays as it was. */
async function workOutOrNot(world: World, row: ApplicationRow): Promise<Prepared | Unmade> {
  try {
    return await workOut(world, row);
  } catch (error) {
    if (!(error instanceof LettersMissing)) throw error;
    const why = text.message('lettersMissing', { letters: error.letters });
    if (row.state === 'prepared') throw new Problem('invalid_input', why);
    return { kind: 'unmade', why };
  }
}

/** It cannot be made: the profile has nothing to make it from any more, or our faces lack its letters. */
async function withdrawUnmade(
  world: World,
  executor: Executor,
  row: ApplicationRow,
  why: Message,
): Promise<ApplicationRow> {
  return moveApplication(world, executor, {
    row,
    to: 'withdrawn',
    actor: 'agent',
    kind: 'withdrawn',
    detail: why,
    patch: { note: why },
  });
}

async function settle(
  world: World,
  executor: Executor,
  row: ApplicationRow,
  prepared: Prepared | Unmade,
  telling: Telling,
): Promise<ApplicationRow> {
  if (prepared.kind === 'closed') return withdrawClosed(world, executor, row);
  if (prepared.kind === 'unmade') return withdrawUnmade(world, executor, row, prepared.why);
  const { plan, patch } = prepared;
  await prepared.keepLink(executor);
  const step = {
    actor: 'agent' as const,
    kind: 'prepared',
    detail:
      row.state === 'prepared'
        ? text.message('preparedAgain')
        : text.message(row.withLetter ? 'workedOutWithLetter' : 'workedOut'),
    patch,
  };
  const ready =
    row.state === 'prepared'
      ? await noteApplication(world, executor, { row, ...step })
      : await moveApplication(world, executor, { row, to: 'prepared', ...step });
  if (plan.stop !== null) return stop(world, executor, ready, asMessage(plan.stop));
  // A password is never asked of the person: without their agreement, the account is theirs to make.
  if (plan.ask.some(({ kind }) => kind === 'password')) return handOver(world, executor, ready, 'account');
  if (plan.ask.length > 0) return askQuestions(world, executor, ready, plan, telling);
  if (submissionMode(world, row.posting.board) === 'assist') return handOver(world, executor, ready, 'board');
  if (prepared.isBarred) return handOver(world, executor, ready, 'robots');
  return askForApproval(world, executor, ready, telling);
}

/**
 * Prepares an application: documents, the form's questions, the plan; then asks the person, or says why not.
 * Does nothing once it is past that, so it may run twice. Rejects when the board cannot be read now.
 */
export async function prepareApplication(
  world: World,
  id: string,
  telling: Telling = {},
): Promise<ApplicationRow | undefined> {
  const before = await findApplication(world.database, id);
  if (!isPreparing(before)) return before;
  // What was prepared before waits all the same: it is read, and cannot be approved.
  const isBare = before.state === 'matched' && !(await canApplyFor(world.database, before.accountId));
  const prepared = isBare ? BARE : await workOutOrNot(world, before);
  return world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    // Somebody else prepared or skipped it meanwhile.
    if (!isPreparing(row) || row.version !== before.version) return row;
    if (row.cv !== null) await tidyFilesLater(world, transaction, row.accountId);
    return settle(world, transaction, row, prepared, telling);
  });
}
