import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { TableOfFile } from '#contract/localbiz/import-tables.ts';
import { expireLater } from '#server/features/localbiz/imports/ending/expire-job.ts';
import { stageJob } from '#server/features/localbiz/imports/jobs.ts';
import { insertImport } from '#server/features/localbiz/imports/queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import { NOTHING_SAID } from '#server/features/localbiz/imports/nothing-said.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import type { StagedFile } from './reading-tasks.ts';

type Bringing = Pick<World, 'queue' | 'clock'>;

/** The tables of a file with several. */
interface Several {
  /** The names of those that are read in this import; null for a file with one table. */
  read: string[] | null;
  /** What became of the others, as far as that is known. */
  beside: StagedSummary['tables'];
  /** Those that are each an import of their own together, and are none yet. */
  apart: StagedFile['apart'];
}

const isRead = ({ fate }: TableOfFile): boolean => fate === 'read';

/** Which tables of a file are read in an import, and which are not. What was told apart once stays so, whatever its owner says of the rest. */
export function severalTables({ tables, summary }: ImportRow, file: StagedFile): Several {
  const now = file.summary.tables;
  if (tables !== null)
    return { read: tables, beside: (summary?.tables ?? []).filter((one) => !isRead(one)), apart: [] };
  if (now.length < 2) return { read: null, beside: [], apart: [] };
  return {
    read: now.filter(isRead).map(({ name }) => name),
    beside: now.filter((one) => !isRead(one)),
    apart: file.apart,
  };
}

/**
 * Makes an import of its own of tables that are of another kind or have other columns, to be read by itself; answers what became of every
 * table of the file. Within the transaction in which the first import is told apart, so that it is done once.
 */
export async function bringApart(
  world: Bringing,
  executor: Executor,
  row: ImportRow,
  { read, beside, apart, now }: Several & { now: StagedSummary['tables'] },
): Promise<StagedSummary['tables']> {
  if (read === null) return [];
  const { businessId, shopId, uploadedBy, fileName, fileHash, fileBytes } = row;
  const ids = new Map<string, string>();
  for (const [place, names] of apart.entries()) {
    const inserted = await insertImport(executor, {
      businessId,
      shopId,
      uploadedBy,
      fileName,
      fileHash,
      fileBytes,
      state: 'reading',
      answers: NOTHING_SAID,
      tables: [...names],
      // The list goes on from a moment: no two are of the same one.
      createdAt: new Date(row.createdAt.getTime() + place + 1),
    });
    await world.queue.enqueue(executor, stageJob, { businessId, importId: inserted.id });
    await expireLater(world, executor, inserted, inserted.createdAt);
    for (const name of names) ids.set(name, inserted.id);
  }
  const all = [...now, ...beside.filter(({ name }) => !now.some((one) => one.name === name))];
  return all.map((one) =>
    one.fate === 'apart' ? { ...one, import_id: ids.get(one.name) ?? one.import_id } : one,
  );
}
