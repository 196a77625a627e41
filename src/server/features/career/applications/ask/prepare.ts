import type { Executor } from '#server/db/database.ts';
import { moveApplication, noteApplication } from '#server/features/career/applications/move-application.ts';
import { findApplication, lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { submissionMode } from '#server/features/career/boards/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { askForApproval, askQuestions } from './ask-person.ts';
import type { Telling } from './ask-person.ts';
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
    detail: 'The employer took the posting down before anything was sent.',
    patch: { note: 'The employer took the posting down.' },
  });
}

async function stop(
  world: World,
  executor: Executor,
  row: ApplicationRow,
  reason: string,
): Promise<ApplicationRow> {
  const moved = await moveApplication(world, executor, {
    row,
    to: 'stopped',
    actor: 'agent',
    kind: 'stopped',
    detail: reason,
    patch: { note: reason },
  });
  await notify(world, executor, {
    accountId: row.accountId,
    kind: 'stopped',
    title: `I stopped at ${row.posting.company}`,
    body: reason,
    applicationId: row.id,
    dedupeKey: `stopped:${row.id}`,
  });
  return moved;
}

/** Boards that want a person at the button: everything is prepared, the person sends. */
async function handOver(world: World, executor: Executor, row: ApplicationRow): Promise<ApplicationRow> {
  const detail = 'This board wants a person at its form. Everything is prepared for you to send.';
  const moved = await moveApplication(world, executor, {
    row,
    to: 'handed_over',
    actor: 'agent',
    kind: 'handed_over',
    detail,
    patch: { note: detail },
  });
  await notify(world, executor, {
    accountId: row.accountId,
    kind: 'handed_over',
    title: `Yours to send: ${row.posting.title}`,
    body: detail,
    applicationId: row.id,
    dedupeKey: `handed_over:${row.id}`,
  });
  return moved;
}

async function settle(
  world: World,
  executor: Executor,
  row: ApplicationRow,
  prepared: Prepared,
  telling: Telling,
): Promise<ApplicationRow> {
  if (prepared.kind === 'closed') return withdrawClosed(world, executor, row);
  const { plan, patch } = prepared;
  const step = {
    actor: 'agent' as const,
    kind: 'prepared',
    detail:
      row.state === 'prepared'
        ? 'I prepared it again with what you told me.'
        : `I chose what your CV shows for this posting${row.withLetter ? ', wrote a letter' : ''} and worked out the form.`,
    patch,
  };
  const ready =
    row.state === 'prepared'
      ? await noteApplication(world, executor, { row, ...step })
      : await moveApplication(world, executor, { row, to: 'prepared', ...step });
  if (plan.stop !== null) return stop(world, executor, ready, plan.stop);
  if (plan.ask.length > 0) return askQuestions(world, executor, ready, plan, telling);
  if (submissionMode(world, row.posting.board) === 'assist') return handOver(world, executor, ready);
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
  const prepared = await workOut(world, before);
  return world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, id);
    // Somebody else prepared or skipped it meanwhile.
    if (!isPreparing(row) || row.version !== before.version) return row;
    return settle(world, transaction, row, prepared, telling);
  });
}
