import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** The rows that a statement of a test answers, on either database. */
export async function rowsOf(executor: Executor, statement: string): Promise<Record<string, unknown>[]> {
  const answer = (await executor.execute(sql.raw(statement))) as { rows: Record<string, unknown>[] }; // Both drivers answer so.
  return answer.rows;
}
