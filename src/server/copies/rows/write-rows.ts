import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { RowDigest } from '#server/copies/archive/row-digest.ts';
import { identifierOf } from './catalogue.ts';
import type { CopiedTable } from './catalogue.ts';
import { readRows } from './read-rows.ts';

/** How much goes in one statement. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

/** A table with its columns, and the place of each one's value in a row of the copy. */
export interface TargetTable extends CopiedTable {
  columns: { name: string; type: string; place: number }[];
}

async function insert(executor: Executor, table: TargetTable, lines: readonly string[]): Promise<void> {
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  // The types are those of the database at hand, never of the copy.
  const values = sql.join(
    table.columns.map(({ type, place }) => sql.raw(`(line ->> ${place})::${type}`)),
    sql`, `,
  );
  await executor.execute(
    sql`insert into ${identifierOf(table)} (${names}) overriding system value
      select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) with ordinality given (line, place)
      order by place`,
  );
}

/** Writes rows of a copy into a table. */
export async function writeRows(
  executor: Executor,
  table: TargetTable,
  lines: AsyncIterable<Uint8Array>,
): Promise<void> {
  let batch: string[] = [];
  let characters = 0;
  for await (const bytes of lines) {
    const line = Buffer.from(bytes).toString();
    batch.push(line);
    characters += line.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    await insert(executor, table, batch);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await insert(executor, table, batch);
}

/** Sets the counters of a table on, past what was written with its number. */
export async function setCounters(executor: Executor, table: CopiedTable): Promise<void> {
  const place = `${table.schema}.${table.name}`;
  for (const { name } of table.columns) {
    const { rows } = (await executor.execute(
      sql`select pg_get_serial_sequence(${place}, ${name}) as counter`,
    )) as { rows: { counter: string | null }[] }; // The one column that is asked for.
    const counter = rows[0]?.counter;
    if (!counter) continue;
    await executor.execute(
      sql`select setval(${counter}, greatest(coalesce(max(${sql.identifier(name)}), 0), 1), max(${sql.identifier(name)}) is not null) from ${identifierOf(table)}`,
    );
  }
}

/** What stands in a table now, counted and digested as a copy does. */
export async function digestOf(
  executor: Executor,
  table: CopiedTable,
): Promise<Pick<RowDigest, 'rows' | 'digest'>> {
  const digest = new RowDigest();
  for await (const lines of readRows(executor, table)) for (const line of lines) digest.add(line);
  return digest;
}
