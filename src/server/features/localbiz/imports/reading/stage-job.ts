import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { shopOf, shopsSeenBy } from '#server/features/localbiz/business/index.ts';
import {
  changeImport,
  findImport,
  rememberedAnswers,
  replaceLeftOut,
} from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { forgetFileLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { text } from '#server/features/localbiz/imports/messages.ts';
import type { Message } from '#localization/types.ts';
import type { World } from '#server/world.ts';
import { withWhatIsThere } from './ahead.ts';
import { readFile } from './read-file.ts';

type Staging = Pick<World, 'database' | 'events' | 'files' | 'encoder' | 'queue' | 'clock' | 'secrets'>;

/** Of which shop a file is has to be said first where there are several: what is known of its sales depends on it. People are of all. */
async function withShops(world: Staging, row: ImportRow, summary: StagedSummary): Promise<StagedSummary> {
  const shops = await shopsSeenBy(world, row.uploadedBy, row.businessId);
  if (shops.length < 2 || summary.kind === 'customers') return summary;
  return { ...summary, questions: [{ about: 'shop', shops }, ...summary.questions] };
}

const isSaid = ({ kind, columns, date_order, left_out_places }: ImportAnswers): boolean =>
  kind !== null || Object.keys(columns).length > 0 || date_order !== null || left_out_places !== null;

async function settle(
  world: Staging,
  row: ImportRow,
  change: Parameters<typeof changeImport>[2],
  rows: Parameters<typeof replaceLeftOut>[2] = [],
) {
  await replaceLeftOut(world.database, row.id, rows);
  await world.database.transaction(async (transaction) => {
    await changeImport(transaction, row.id, change);
    // The lines of an earlier reading are named by nothing then.
    if (row.linesHash !== '') await forgetFileLater(world, transaction, { ...row, fileHash: row.linesHash });
    await world.events.publish(transaction, row.uploadedBy, { topic: 'imports', application_id: null });
  });
}

const refuse = (world: Staging, row: ImportRow, problem: Message) =>
  settle(world, row, { state: 'refused', problem, summary: null, linesHash: '' });

/** Reads a file that waits for it and keeps what it would bring; what its owner said of one with the same columns is taken again. */
export async function stage(
  world: Staging,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  if (row?.state !== 'reading') return;
  const shop = await shopOf(world, { businessId, shops: null }, row.shopId);
  let { answers } = row;
  let file = await readFile(world, row, { answers, shop });
  if (file.refused !== null) return refuse(world, row, file.refused);
  const remembered = isSaid(answers)
    ? null
    : await rememberedAnswers(world.database, businessId, file.headerHash);
  if (remembered !== null && isSaid(remembered)) {
    // Exports of all shops of a business have the same columns: of which one this is, was said of another file.
    answers = { ...remembered, shop_id: answers.shop_id };
    file = await readFile(world, row, { answers, shop });
    if (file.refused !== null) return refuse(world, row, file.refused);
  }
  // Who said what its rows are is shown the columns, to say what those are as well.
  if (file.lines === 0 && answers.kind === null) return refuse(world, row, text.message('nothingLeft'));
  const { headerHash, linesHash, lines, firstDay, lastDay, leftOut } = file;
  const summary = await withWhatIsThere(world, shop, file);
  await settle(
    world,
    row,
    {
      state: 'staged',
      headerHash,
      linesHash,
      answers,
      summary: answers.shop_id === null ? await withShops(world, row, summary) : summary,
      firstDay,
      lastDay,
      totalLines: lines,
      doneLines: 0,
      problem: null,
    },
    leftOut.map((one) => ({ businessId, importId, ...one })),
  );
}
