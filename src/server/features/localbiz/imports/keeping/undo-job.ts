import { timeOf } from '#server/features/localbiz/business/index.ts';
import type { ImportKind } from '#contract/localbiz/import-tables.ts';
import { countBrought, takeOutGiven, takeOutPeople } from '#server/features/localbiz/customers/index.ts';
import { takeOutReviews } from '#server/features/localbiz/reviews/index.ts';
import {
  forgetReplaced,
  handOverOrders,
  handOverThings,
  putBackLines,
  rememberTold,
  rollUpDays,
  takeOutDays,
  takeOutEntries,
  takeOutLines,
  takeOutOrders,
  takeOutThings,
} from '#server/features/localbiz/sales/index.ts';
import { commitJob } from '#server/features/localbiz/imports/jobs.ts';
import { overlappingImports } from '#server/features/localbiz/imports/overlapping-queries.ts';
import { changeImport, findImport } from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { shopIdsOf } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { World } from '#server/world.ts';

type Undoing = Pick<World, 'database' | 'events' | 'queue' | 'clock'>;

/** Rows taken out in one transaction: some tens of milliseconds on the embedded database. */
const ROWS_AT_ONCE = 200;
const THINGS_AT_ONCE = 100;

/** What is taken out of files that are neither of sales nor of people, by what a row of them is. */
const TAKEN_OUT: Partial<Record<ImportKind, typeof takeOutLines>> = {
  items: takeOutEntries,
  reviews: takeOutReviews,
};

/** Keeps how far the undoing of a file is, in its lines. */
type Progress = (executor: Parameters<typeof takeOutLines>[0], gone: number) => Promise<void>;

/** Takes out what there is of something, piece by piece. */
async function takeAll(
  { database }: Undoing,
  { importId, most }: { importId: string; most: number },
  take: typeof takeOutLines,
  taken: Progress = async () => undefined,
): Promise<void> {
  for (let gone = most; gone === most;)
    gone = await database.transaction(async (transaction) => {
      const out = await take(transaction, importId, most);
      await taken(transaction, out);
      return out;
    });
}

/** Counts each row that is gone as a line. */
function ofLines({ id, doneLines }: ImportRow): Progress {
  let done = doneLines;
  return async (executor, gone) => {
    done += gone;
    await changeImport(executor, id, { doneLines: done });
  };
}

/** Counts what is gone by its share of so many rows: somebody is known by one thing or by several, and said something or nothing. */
function byShare({ id, doneLines, totalLines }: ImportRow, rows: number): Progress {
  let out = 0;
  return async (executor, gone) => {
    out += gone;
    const share = rows === 0 ? 1 : Math.min(out / rows, 1);
    await changeImport(executor, id, { doneLines: doneLines + Math.floor((totalLines - doneLines) * share) });
  };
}

/** Takes out people, with what a file says that they gave. */
async function undoPeople(world: Undoing, row: ImportRow): Promise<void> {
  const { businessId, id: importId } = row;
  const taken = byShare(row, await countBrought(world.database, importId));
  const rows = { importId, most: ROWS_AT_ONCE };
  const people: typeof takeOutLines = (executor, _, most) =>
    takeOutPeople(executor, { businessId, importId }, most);
  // With a customer all that was said of them goes: before them it is counted.
  await takeAll(world, rows, takeOutGiven, taken);
  await takeAll(world, rows, people, taken);
}

/** Rolls the days of a file up without its lines, which go on the screens as well then. */
async function rollUpWithout(world: Undoing, row: ImportRow): Promise<void> {
  const { businessId, firstDay: from, lastDay: to, uploadedBy: accountId } = row;
  if (from === null || to === null) return;
  for (const shopId of shopIdsOf(row)) {
    await rollUpDays(world, { businessId, shopId, from, to, accountId });
    await rememberTold(world, { businessId, shopId });
  }
}

/**
 * Takes out exactly what a file brought, some lines at a time. Lines that another kept file holds as well come back from that one, and
 * what it told otherwise is as it was before.
 */
export async function undo(
  world: Undoing,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  if (row?.state !== 'undoing') return;
  const tell = () =>
    world.events.publish(world.database, row.uploadedBy, { topic: 'imports', application_id: null });
  const lines = { importId, most: ROWS_AT_ONCE };
  const kind = row.summary?.kind ?? 'orders';
  const isOfPeople = kind === 'customers';
  const takeOut = TAKEN_OUT[kind] ?? takeOutLines;
  await (isOfPeople ? undoPeople(world, row) : takeAll(world, lines, takeOut, ofLines(row)));
  await tell();
  const isOfLines = !isOfPeople && takeOut === takeOutLines;
  if (isOfLines) {
    await takeAll(world, lines, forgetReplaced);
    await takeAll(world, lines, putBackLines);
    await takeAll(world, lines, takeOutOrders);
    await takeAll(world, lines, handOverOrders);
    await rollUpWithout(world, row);
  }
  if (isOfLines || kind === 'items')
    for (const take of [takeOutThings, handOverThings])
      await takeAll(world, { importId, most: THINGS_AT_ONCE }, take);
  const now = (await timeOf(world, businessId)).now();
  await world.database.transaction(async (transaction) => {
    if (!isOfPeople) await takeOutDays(transaction, importId);
    await changeImport(transaction, importId, { state: 'undone', undoneAt: now });
    const [first, ...others] = (await overlappingImports(transaction, row)).map(({ id }) => id);
    if (first !== undefined)
      await world.queue.enqueue(transaction, commitJob, { businessId, importId: first, others });
  });
  await tell();
}
