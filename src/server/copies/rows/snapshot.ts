import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { copiedTables, migrationsOf } from './catalogue.ts';
import type { CopiedTable } from './catalogue.ts';
import { readRows, writeValuesPlainly } from './read-rows.ts';

/** Rows of one moment, each table in a file of its own, not packed yet. */
export interface Snapshot {
  takenAt: string;
  database: DatabaseConnection['kind'];
  migrations: string[];
  tables: { schema: CopiedTable['schema']; name: string; columns: string[]; file: string }[];
  /** How long the one transaction was open; the embedded database answers nobody else meanwhile. */
  heldMs: number;
}

async function spool(executor: Executor, table: CopiedTable, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const lines of readRows(executor, table)) await file.write(`${lines.join('\n')}\n`);
  } finally {
    await file.close();
  }
}

/**
 * Writes every row of one moment into `folder`, table by table, in one transaction: the embedded database has a single connection
 * and does nothing else meanwhile, PostgreSQL shows one snapshot to a repeatable read. So nothing is packed or hashed in here.
 * `mayTakeNow` is asked inside it; null when it says no.
 */
export async function spoolSnapshot(
  { database, kind }: Pick<DatabaseConnection, 'database' | 'kind'>,
  folder: string,
  mayTakeNow: (executor: Executor) => Promise<boolean>,
): Promise<Snapshot | null> {
  return database.transaction(
    async (transaction) => {
      const began = performance.now();
      const takenAt = new Date().toISOString();
      if (!(await mayTakeNow(transaction))) return null;
      await writeValuesPlainly(transaction);
      const migrations = await migrationsOf(transaction);
      const tables: Snapshot['tables'] = [];
      for (const table of await copiedTables(transaction)) {
        const file = join(folder, `${table.schema}.${table.name}.jsonl`);
        await spool(transaction, table, file);
        const columns = table.columns.map(({ name }) => name);
        tables.push({ schema: table.schema, name: table.name, columns, file });
      }
      return { takenAt, database: kind, migrations, tables, heldMs: performance.now() - began };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
