import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Whether a table is there; a database that no server has used yet has none. */
export async function isThere(executor: Executor, table: string): Promise<boolean> {
  const { rows } = (await executor.execute(sql`select to_regclass(${table}) is not null as there`)) as {
    rows: { there: boolean }[];
  }; // Both drivers answer so.
  return rows[0]?.there === true;
}

/** Whether anybody has an account: what nobody is in needs no copy. */
export async function hasPeople(executor: Executor): Promise<boolean> {
  if (!(await isThere(executor, 'public.accounts'))) return false;
  const { rows } = (await executor.execute(sql`select 1 from accounts limit 1`)) as { rows: unknown[] }; // As above.
  return rows.length > 0;
}
