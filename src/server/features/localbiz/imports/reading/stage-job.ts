import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { isLimited, shopsSeenBy } from '#server/features/localbiz/business/index.ts';
import { changeImport, findImport, replaceLeftOut } from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { rememberedPlaces } from '#server/features/localbiz/imports/remembered-queries.ts';
import { forgetFileLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { text } from '#server/features/localbiz/imports/messages.ts';
import { olderImports } from '#server/features/localbiz/imports/overlapping-queries.ts';
import type { Message } from '#localization/types.ts';
import type { World } from '#server/world.ts';
import { saidShops, shopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { Executor } from '#server/db/database.ts';
import { withWhatIsThere } from './ahead.ts';
import { bringApart, severalTables } from './tables-of-file.ts';
import { hasSeveral, withPlaces } from './places-of-file.ts';
import type { OfferedShop } from './places-of-file.ts';
import { readFile } from './read-file.ts';
import { saidAgain } from './said-again.ts';

type Staging = Pick<World, 'database' | 'events' | 'files' | 'encoder' | 'queue' | 'clock' | 'secrets'>;

/** Of which shop a file is has to be said first where there are several: what is known of its sales depends on it. People are of all. */
function withShop(
  summary: StagedSummary,
  { shop_id: said }: ImportAnswers,
  shops: OfferedShop[],
): StagedSummary {
  if (shops.length < 2 || summary.kind === 'customers' || said !== null) return summary;
  return { ...summary, questions: [{ about: 'shop', shops }, ...summary.questions] };
}

async function settle(
  world: Staging,
  row: ImportRow,
  changeBy: (executor: Executor) => Promise<Parameters<typeof changeImport>[2]>,
  rows: Parameters<typeof replaceLeftOut>[2] = [],
) {
  await replaceLeftOut(world.database, row.id, rows);
  await world.database.transaction(async (transaction) => {
    await changeImport(transaction, row.id, await changeBy(transaction));
    // The lines of an earlier reading are named by nothing then.
    if (row.linesHash !== '') await forgetFileLater(world, transaction, { ...row, fileHash: row.linesHash });
    await world.events.publish(transaction, row.uploadedBy, { topic: 'imports', application_id: null });
  });
}

const refuse = (world: Staging, row: ImportRow, problem: Message) =>
  settle(world, row, () => Promise.resolve({ state: 'refused', problem, summary: null, linesHash: '' }));

/** The file as it is read with what is said of it, with the shops that it is of then. */
async function readAs(world: Staging, row: ImportRow, answers: ImportAnswers) {
  const said = saidShops(answers);
  const of = said.length === 0 ? [row.shopId] : said;
  const shops = await shopsOfFile(world, { businessId: row.businessId, shops: null }, of);
  return { shops, file: await readFile(world, row, { answers, shops }) };
}

/** Reads a file that waits for it and keeps what it would bring; what its owner said of one with the same columns is taken again. */
export async function stage(
  world: Staging,
  { businessId, importId }: { businessId: string; importId: string },
): Promise<void> {
  const row = await findImport(world.database, businessId, importId);
  if (row?.state !== 'reading') return;
  const offered = await shopsSeenBy(world, row.uploadedBy, businessId);
  const before = offered.length < 2 ? {} : await rememberedPlaces(world.database, businessId);
  let { answers } = row;
  let { file, shops } = await readAs(world, row, answers);
  if (file.refused !== null) return refuse(world, row, file.refused);
  const several = severalTables(row, file);
  const again = await saidAgain(world, row, file, { before, shops: offered });
  if (again !== null) {
    answers = again;
    // What was said of others with the same columns is said of these tables alone.
    ({ file, shops } = await readAs(world, { ...row, tables: several.read ?? row.tables }, answers));
    if (file.refused !== null) return refuse(world, row, file.refused);
  }
  // Who said what its rows are is shown the columns, to say what those are as well.
  if (file.lines === 0 && answers.kind === null && file.summary.questions.length === 0)
    return refuse(world, row, text.message('nothingLeft'));
  if (file.summary.kind === 'customers' && (await isLimited(world, row.uploadedBy, businessId)))
    return refuse(world, row, text.message('customersOfWhole'));
  const { headerHash, linesHash, lines, firstDay, lastDay, leftOut, places } = file;
  const shopIds = shops.length > 1 ? shops.map(({ id }) => id) : null;
  const read = { ...row, shopId: shops[0].id, shopIds, summary: file.summary, firstDay, lastDay };
  const older = await olderImports(world.database, read);
  const summary = await withWhatIsThere(world, shops, { file, older });
  await settle(
    world,
    row,
    async (transaction) => ({
      state: 'staged',
      shopId: shops[0].id,
      shopIds,
      headerHash,
      linesHash,
      answers,
      tables: several.read,
      summary: {
        ...(hasSeveral(places, offered)
          ? withPlaces(summary, places, { answers, before, shops: offered })
          : withShop(summary, answers, offered)),
        tables: await bringApart(world, transaction, row, { ...several, now: summary.tables }),
      },
      firstDay,
      lastDay,
      totalLines: lines,
      doneLines: 0,
      problem: null,
    }),
    leftOut.map((one) => ({ businessId, importId, ...one })),
  );
}
