import { and, asc, count, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { LEFT_OUT_ROWS_AT_ONCE } from '#contract/localbiz/imports.ts';
import type { Executor } from '#server/db/database.ts';
import { importRows, imports } from './tables.ts';

export type ImportRow = typeof imports.$inferSelect;
export type LeftOutRow = typeof importRows.$inferSelect;

export async function insertImport(executor: Executor, row: typeof imports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await executor.insert(imports).values(row).returning();
  if (!inserted) throw new Error('The import was not stored.');
  return inserted;
}

export async function findImport(
  executor: Executor,
  businessId: string,
  id: string,
): Promise<ImportRow | null> {
  const [row] = await executor
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.businessId, businessId)));
  return row ?? null;
}

/** Locks a file's row until the transaction ends: of two presses at once the second sees what the first did. */
export async function lockImport(
  executor: Executor,
  businessId: string,
  id: string,
): Promise<ImportRow | null> {
  const [row] = await executor
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.businessId, businessId)))
    .for('update');
  return row ?? null;
}

export async function changeImport(
  executor: Executor,
  id: string,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await executor.update(imports).set(change).where(eq(imports.id, id));
}

/** Whether a file of the business, or the lines that were read of one, are still wanted. */
export async function namesFile(executor: Executor, businessId: string, fileHash: string): Promise<boolean> {
  const rows = await executor
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.businessId, businessId),
        or(eq(imports.fileHash, fileHash), eq(imports.linesHash, fileHash)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function removeImport(executor: Executor, id: string): Promise<void> {
  await executor.delete(imports).where(eq(imports.id, id));
}

/** The ids of the shops that a file is of. */
export const shopIdsIn = sql<string[]>`coalesce(${imports.shopIds}, array[${imports.shopId}])`;

/** That a file is of shops that somebody sees, all of them; null for every shop, without which lists of customers are not theirs. */
const seenBy = ({ businessId, shops }: { businessId: string; shops: readonly string[] | null }) =>
  and(
    eq(imports.businessId, businessId),
    shops === null
      ? undefined
      : sql`${shopIdsIn} <@ ${`{${shops.join(',')}}`}::uuid[] and ${imports.summary}->>'kind' is distinct from 'customers'`,
  );

/** Files that somebody sees, newest first, from before one on. */
export const listImports = (
  executor: Executor,
  {
    businessId,
    shops,
    before,
    limit,
  }: {
    businessId: string;
    shops: readonly string[] | null;
    before: string | undefined;
    limit: number;
  },
): Promise<ImportRow[]> =>
  executor
    .select()
    .from(imports)
    .where(
      and(
        seenBy({ businessId, shops }),
        before === undefined ? undefined : lt(imports.createdAt, new Date(before)),
      ),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);

/** How many files there are whose shops somebody sees. */
export async function countImports(
  executor: Executor,
  of: { businessId: string; shops: readonly string[] | null },
): Promise<number> {
  const [row] = await executor.select({ all: count() }).from(imports).where(seenBy(of));
  return row?.all ?? 0;
}

/** The files of a business whose bytes are still there. */
export const importsWithFiles = (executor: Executor, businessId: string): Promise<ImportRow[]> =>
  executor
    .select()
    .from(imports)
    .where(and(eq(imports.businessId, businessId), ne(imports.fileHash, '')));

/** More of them in one statement would hold the embedded database for too long. */
const LEFT_OUT_AT_ONCE = 200;

/** Keeps the rows that are left out, in place of those of an earlier reading. */
export async function replaceLeftOut(
  executor: Executor,
  importId: string,
  rows: readonly (typeof importRows.$inferInsert)[],
): Promise<void> {
  await executor.delete(importRows).where(eq(importRows.importId, importId));
  for (let at = 0; at < rows.length; at += LEFT_OUT_AT_ONCE)
    await executor.insert(importRows).values(rows.slice(at, at + LEFT_OUT_AT_ONCE));
}

export const listLeftOut = (executor: Executor, importId: string, after: number): Promise<LeftOutRow[]> =>
  executor
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.line, after)))
    .orderBy(asc(importRows.line))
    .limit(LEFT_OUT_ROWS_AT_ONCE);
