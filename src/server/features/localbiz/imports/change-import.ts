import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { UNDO_DAYS } from '#contract/localbiz/imports.ts';
import type { Reader } from '#localization/format.ts';
import { notFound, Problem } from '#server/problem.ts';
import { memberOf, shopOf, shopsById, timeOf } from '#server/features/localbiz/business/index.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { forgetFilesLater } from './ending/expire-job.ts';
import { undoUntil } from './import-reply.ts';
import { commitJob, stageJob, undoJob } from './jobs.ts';
import { text } from './messages.ts';
import { changeImport, lockImport, removeImport } from './queries.ts';
import type { ImportRow } from './queries.ts';
import { openImport, readImportReply } from './read-imports.ts';
import { saidShops, shopIdsOf, takingFiles } from './shops-of-import.ts';

type Changing = Pick<World, 'database' | 'clock' | 'queue'>;
interface Asked {
  id: string;
  reader: Reader;
}

const wrongState = (row: ImportRow): Problem =>
  row.state === 'reading'
    ? new Problem('conflict', text.message('notYetRead'))
    : new Problem('conflict', text.message('notThatState'));

/** Does something to a file that nobody else changes meanwhile, and answers how it is then. */
async function within(
  world: Changing,
  accountId: string,
  { id, reader }: Asked,
  act: (executor: Executor, row: ImportRow) => Promise<void>,
): Promise<ImportReply> {
  const { row: seen } = await openImport(world, accountId, { id, may: 'change' });
  await world.database.transaction(async (transaction) => {
    const row = await lockImport(transaction, seen.businessId, id);
    if (row === null) throw notFound('import');
    await act(transaction, row);
  });
  return readImportReply(world, accountId, { id, reader });
}

const dataOf = ({ businessId, id }: ImportRow) => ({ businessId, importId: id });

/** Keeps what the owner says of a file that was not kept yet, and has it read with that once more. Throws Problem `not_found` for a shop they do not see, `conflict` for a closed one. */
export const mapImport = (
  world: Changing,
  accountId: string,
  { answers, ...asked }: Asked & { answers: ImportAnswers },
): Promise<ImportReply> =>
  within(world, accountId, asked, async (transaction, row) => {
    if (row.state !== 'staged' && row.state !== 'refused') throw wrongState(row);
    const membership = await memberOf({ database: transaction }, accountId, { may: 'change' });
    // The shop that was said before stays where another tab says nothing of it.
    const shop = await shopOf({ database: transaction }, membership, answers.shop_id ?? row.shopId);
    const { id: shopId } = takingFiles(shop);
    for (const one of await shopsById({ database: transaction }, membership, saidShops(answers)))
      takingFiles(one);
    await changeImport(transaction, row.id, { answers, shopId, state: 'reading', problem: null });
    await world.queue.enqueue(transaction, stageJob, dataOf(row));
  });

/**
 * Begins to keep what a file brings; asked again it is the same. Throws Problem `conflict` while a question is open, or where so many
 * rows cannot be read that the rest needs a second yes.
 */
export const commitImport = (
  world: Changing,
  accountId: string,
  { despiteUnreadable, ...asked }: Asked & { despiteUnreadable: boolean },
): Promise<ImportReply> =>
  within(world, accountId, asked, async (transaction, row) => {
    if (row.state === 'committing' || row.state === 'committed') return;
    if (row.state !== 'staged' || row.summary === null) throw wrongState(row);
    const all = { businessId: row.businessId, shops: null };
    for (const shop of await shopsById({ database: transaction }, all, shopIdsOf(row))) takingFiles(shop);
    const { questions, second_yes: needsSecond, left_out: leftOut, rows } = row.summary;
    if (questions.length > 0) throw new Problem('conflict', text.message('answerFirst'));
    const unreadable = leftOut.find(({ reason }) => reason === 'unreadable')?.rows ?? 0;
    if (needsSecond && !despiteUnreadable)
      throw new Problem('conflict', text.message('manyUnreadable', { rows: unreadable, all: rows }));
    await changeImport(transaction, row.id, { state: 'committing', doneLines: 0 });
    await world.queue.enqueue(transaction, commitJob, dataOf(row));
  });

/** Begins to take out exactly what a file brought, within thirty days of its keeping; asked again it is the same. */
export const undoImport = (world: Changing, accountId: string, asked: Asked): Promise<ImportReply> =>
  within(world, accountId, asked, async (transaction, row) => {
    if (row.state === 'undoing' || row.state === 'undone') return;
    if (row.state !== 'committed' || row.committedAt === null) throw wrongState(row);
    const { now } = await timeOf({ ...world, database: transaction }, row.businessId);
    if (undoUntil(row.committedAt) <= now())
      throw new Problem('conflict', text.message('undoTooLate', { days: UNDO_DAYS }));
    await changeImport(transaction, row.id, { state: 'undoing', doneLines: 0 });
    await world.queue.enqueue(transaction, undoJob, dataOf(row));
  });

/** Forgets a file of which nothing is kept. Throws Problem `conflict` for one that is. */
export async function discardImport(world: Changing, accountId: string, id: string): Promise<{ ok: true }> {
  const { row } = await openImport(world, accountId, { id, may: 'change' });
  await world.database.transaction(async (transaction) => {
    const locked = await lockImport(transaction, row.businessId, id);
    if (locked === null) return;
    if (['committing', 'committed', 'undoing'].includes(locked.state))
      throw new Problem('conflict', text.message('undoFirst'));
    await removeImport(transaction, id);
    await forgetFilesLater(world, transaction, locked);
  });
  return { ok: true };
}
