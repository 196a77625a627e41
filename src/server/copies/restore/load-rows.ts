import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { linesOf } from '#server/copies/archive/lines.ts';
import type { Manifest, TableOfCopy } from '#server/copies/archive/manifest.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import { copiedTables, identifierOf, nameOf } from '#server/copies/rows/catalogue.ts';
import type { CopiedTable } from '#server/copies/rows/catalogue.ts';
import { writeValuesPlainly } from '#server/copies/rows/read-rows.ts';
import { digestOf, setCounters, writeRows } from '#server/copies/rows/write-rows.ts';
import type { TargetTable } from '#server/copies/rows/write-rows.ts';

/** Writes the rows of a copy's tables, and says at the end whether they are what the copy says. */
export interface RowsLoader {
  load(table: TableOfCopy, content: AsyncIterable<Uint8Array>): Promise<void>;
  verify(): Promise<void>;
}

/**
 * A table of the copy as the database at hand has it, its columns in the copy's order. The queue's tables are made by the version
 * that is installed here, so a column of theirs may be gone; the product's are made by the copy's own migrations.
 */
function matching(tables: ReadonlyMap<string, CopiedTable>, table: TableOfCopy): TargetTable {
  const own = tables.get(nameOf(table));
  const columns = table.columns.flatMap((name, place) => {
    const column = own?.columns.find((candidate) => candidate.name === name);
    return column ? [{ ...column, place }] : [];
  });
  const isWhole = columns.length === table.columns.length;
  if (!own || columns.length === 0 || (!isWhole && table.schema === 'public'))
    throw new CopyError(
      `The table ${nameOf(table)} of this copy is not that of its version of Legwork, so it is damaged or forged.`,
    );
  return { ...own, columns };
}

/** Opens the tables of an empty, migrated database for the rows of a copy, within one transaction. */
export async function openForRows(executor: Executor, manifest: Manifest): Promise<RowsLoader> {
  await writeValuesPlainly(executor);
  const tables = new Map((await copiedTables(executor)).map((table) => [nameOf(table), table]));
  const targets = manifest.tables.map((table) => ({ ...matching(tables, table), said: table }));
  const names = sql.join(
    targets.map((target) => identifierOf(target)),
    sql`, `,
  );
  // Migrations may have put rows of their own here; the copy has them as they were.
  if (targets.length > 0) await executor.execute(sql`truncate ${names}`);
  return {
    async load(table, content) {
      const target = matching(tables, table);
      await writeRows(executor, target, linesOf(content));
      await setCounters(executor, target);
    },
    async verify() {
      for (const target of targets) {
        const { rows, digest } = await digestOf(executor, target);
        // Without a column of the queue's that is gone the rows are as many, and not the same.
        const isSame = digest === target.said.digest || target.columns.length < target.said.columns.length;
        if (rows !== target.said.rows || !isSame)
          throw new CopyError(
            `The table ${nameOf(target)} came out with ${rows} rows that are not the ${target.said.rows} of the copy, so nothing was restored.`,
          );
      }
    },
  };
}
