import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { shopOf } from '#server/features/localbiz/business/index.ts';
import { knownLines, lineName } from '#server/features/localbiz/sales/index.ts';
import {
  changeImport,
  findImport,
  rememberedAnswers,
  replaceLeftOut,
} from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { storedKey } from '#server/features/localbiz/imports/keeping/kept-lines.ts';
import { text } from '#server/features/localbiz/imports/messages.ts';
import type { Message } from '#localization/types.ts';
import { sha256 } from '#server/ports/files.ts';
import { UnreadableTable } from '#server/ports/tables/limits.ts';
import type { World } from '#server/world.ts';
import { cellsOf } from './columns.ts';
import { readImport } from './read-import.ts';
import type { ReadImport, SalesFile } from './read-import.ts';
import { summarize } from './summarize.ts';

type Staging = Pick<World, 'database' | 'events' | 'files' | 'learned' | 'encoder'>;

/** Orders of which it is asked at once whether their lines are there already. */
const ORDERS_AT_ONCE = 500;
const MOST_SHOWN_ROWS = 1000;

const isSaid = ({ kind, columns, date_order, left_out_places }: ImportAnswers): boolean =>
  kind !== null || Object.keys(columns).length > 0 || date_order !== null || left_out_places !== null;

const headerHashOf = ({ reading }: SalesFile): string =>
  sha256(reading.columns.map(({ header }) => header).join('\n')).slice(0, 32);

async function knownOf({ database }: Staging, row: ImportRow, file: SalesFile): Promise<Set<string>> {
  const orders = [...new Set(file.lines.map(({ orderRef }) => orderRef))];
  const known = new Set<string>();
  for (let at = 0; at < orders.length; at += ORDERS_AT_ONCE)
    for (const name of await knownLines(
      database,
      { businessId: row.businessId, shopId: row.shopId, source: file.source },
      orders.slice(at, at + ORDERS_AT_ONCE),
    ))
      known.add(name);
  return known;
}

async function read(world: Staging, row: ImportRow, answers: ImportAnswers): Promise<ReadImport> {
  const shop = await shopOf(world, { businessId: row.businessId, shops: null }, row.shopId);
  try {
    return await readImport(world, await world.files.get(row.businessId, row.fileHash), { answers, shop });
  } catch (error) {
    if (error instanceof UnreadableTable) return { refused: error.said };
    throw error;
  }
}

async function settle(
  world: Staging,
  row: ImportRow,
  change: Parameters<typeof changeImport>[2],
  rows: Parameters<typeof replaceLeftOut>[2] = [],
) {
  await world.database.transaction(async (transaction) => {
    await replaceLeftOut(transaction, row.id, rows);
    await changeImport(transaction, row.id, change);
    await world.events.publish(transaction, row.uploadedBy, { topic: 'imports', application_id: null });
  });
}

const refuse = (world: Staging, row: ImportRow, problem: Message) =>
  settle(world, row, { state: 'refused', problem, summary: null });

/** Reads a file that waits for it and keeps what it would bring; what its owner said of one with the same columns is taken again. */
export async function stage(
  world: Staging,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  if (row?.state !== 'reading') return;
  let { answers } = row;
  let file = await read(world, row, answers);
  if (file.refused !== null) return refuse(world, row, file.refused);
  const headerHash = headerHashOf(file);
  const remembered = isSaid(answers) ? null : await rememberedAnswers(world.database, businessId, headerHash);
  if (remembered !== null && isSaid(remembered)) {
    answers = remembered;
    file = await read(world, row, answers);
    if (file.refused !== null) return refuse(world, row, file.refused);
  }
  // Who said what its rows are is shown the columns, to say what those are as well.
  if (file.lines.length === 0 && answers.kind === null)
    return refuse(world, row, text.message('nothingLeft'));
  const shop = await shopOf(world, { businessId, shops: null }, row.shopId);
  const known = await knownOf(world, row, file);
  const isKnown = (line: SalesFile['lines'][number]) =>
    known.has(lineName(line.orderRef, storedKey(line), line.occurrence));
  const days = file.lines.map((line) => line.businessDay).toSorted();
  const cells = cellsOf(file);
  const shown = file.leftOut.filter(({ reason }) => reason !== 'not-data').slice(0, MOST_SHOWN_ROWS);
  await settle(
    world,
    row,
    {
      state: 'staged',
      headerHash,
      answers,
      summary: summarize(file, { answers, shop, isKnown }),
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
      totalLines: file.lines.length,
      doneLines: 0,
      problem: null,
    },
    shown.map(({ line, reason }) => ({ businessId, importId, line, reason, cells: cells(line) })),
  );
}
