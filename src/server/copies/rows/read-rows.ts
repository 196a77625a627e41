import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { identifierOf } from './catalogue.ts';
import type { CopiedTable } from './catalogue.ts';

/** How long one question for rows may take: the embedded database answers on the one thread that also answers people. */
const TURN_MS = 15;
const FEWEST_ROWS = 10;
const MOST_ROWS = 5_000;

/** Makes a database write values as text in one way, whatever its settings, until the transaction ends. */
export async function writeValuesPlainly(executor: Executor): Promise<void> {
  await executor.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`);
}

/**
 * The rows of a table, some at a time, within a transaction: each a JSON list of its values as the database writes them in text,
 * null where there is none. It asks for as many as it gets in a moment, so that whatever else waits has its turn between them.
 */
export async function* readRows(executor: Executor, table: CopiedTable): AsyncGenerator<string[]> {
  const values = sql.join(
    table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  await executor.execute(
    sql`declare rows_to_copy no scroll cursor for select to_json(array[${values}])::text as line from ${identifierOf(table)}`,
  );
  let count = 100;
  for (;;) {
    const began = performance.now();
    const { rows } = (await executor.execute(sql.raw(`fetch forward ${count} from rows_to_copy`))) as {
      rows: { line: string }[];
    }; // The one column of the cursor above.
    const took = performance.now() - began;
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const fitting = Math.round((rows.length * TURN_MS) / Math.max(took, 0.1));
    // Rows differ in size: never more than twice as many as went well.
    count = Math.max(FEWEST_ROWS, Math.min(fitting, count * 2, MOST_ROWS));
  }
  await executor.execute(sql`close rows_to_copy`);
}
