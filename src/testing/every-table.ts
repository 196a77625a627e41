import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { personalTables } from '#server/features/platform/privacy/catalogue-queries.ts';
import type { PersonalTable } from '#server/features/platform/privacy/catalogue-queries.ts';
import type { TestApp } from '#testing/app.ts';

type Row = Record<string, unknown>;

/** A value of a column's type that carries a mark wherever text can. */
export function valueFor(type: string, mark: string): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'ARRAY') return '{}';
  if (type === 'jsonb') return JSON.stringify({ mark });
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-11-16';
  if (type.startsWith('timestamp')) return '2026-11-16T14:00:00.000Z';
  if (/int|numeric|double|real/.test(type)) return 1;
  return `${mark} ${randomUUID()}`;
}

interface Owner {
  column: string;
  table: PersonalTable;
}

/** By table: the columns with the id of a row of another of the tables, with which its own rows go. */
async function ownersOf(
  { world }: TestApp,
  tables: readonly PersonalTable[],
): Promise<ReadonlyMap<string, readonly Owner[]>> {
  const { rows } = (await world.database.execute(
    sql`select c.conrelid::regclass::text as name, a.attname as column, c.confrelid::regclass::text as owner
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype = 'c' and array_length(c.conkey, 1) = 1`,
  )) as { rows: { name: string; column: string; owner: string }[] }; // The catalogue's own shape.
  const byName = Object.groupBy(
    rows.flatMap(({ name, column, owner }) => {
      const table = tables.find((each) => each.name === owner);
      return table === undefined ? [] : [{ name, column, table }];
    }),
    ({ name }) => name,
  );
  return new Map(Object.entries(byName).map(([name, owners]) => [name, owners ?? []]));
}

/**
 * Gives an account a row in every table that holds rows of a person, as the database's own catalogue lists them, each with a
 * mark in its texts. Answers the names of the tables. A row belongs to the one row of the table that it cannot do without;
 * references to rows of nobody are left dangling.
 */
export async function rowInEveryTable(app: TestApp, accountId: string, mark: string): Promise<string[]> {
  const { database } = app.world;
  const tables = await personalTables(database);
  const made = new Map<string, Row>();
  const inHand = new Set<string>();
  const owners = await ownersOf(app, tables);
  const insert = async (table: PersonalTable): Promise<Row> => {
    const known = made.get(table.name);
    if (known) return known;
    // A business goes with its member, which names it.
    inHand.add(table.name);
    const of = table.by.of;
    const owner = of === null ? accountId : (await insert(of.table))[of.column];
    const { rows: columns } = (await database.execute(
      sql`select column_name as name, data_type as type, column_default is not null as given, is_nullable = 'YES' as open
        from information_schema.columns where table_schema = 'public' and table_name = ${table.name} and is_generated = 'NEVER'`,
    )) as { rows: { name: string; type: string; given: boolean; open: boolean }[] }; // The catalogue's own shape.
    const row: Row = Object.fromEntries(
      columns
        // Whatever may stay empty or fills itself, stays so, but for texts: those carry the mark.
        .filter(({ type, given, open }) => (!given && !open) || (type === 'text' && !given))
        .map(({ name, type }) => [name, valueFor(type, mark)]),
    );
    for (const { column, table: other } of owners.get(table.name) ?? [])
      if (Object.hasOwn(row, column) && column !== table.by.column && !inHand.has(other.name))
        row[column] = (await insert(other))['id'];
    row[table.by.column] = owner;
    if (table.name === 'members') row['role'] = 'owner';
    if (table.by.column !== 'id' && columns.some(({ name }) => name === 'id')) row['id'] = randomUUID();
    const names = sql.join(
      Object.keys(row).map((name) => sql.identifier(name)),
      sql`, `,
    );
    const values = sql.join(
      Object.values(row).map((value) => sql`${value}`),
      sql`, `,
    );
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(
        sql`insert into ${sql.identifier(table.name)} (${names}) values (${values}) on conflict do nothing`,
      );
    });
    made.set(table.name, row);
    inHand.delete(table.name);
    return row;
  };
  for (const table of tables) await insert(table);
  return tables.map(({ name }) => name);
}

/** The tables, the queue's own included, in which any row's text holds one of some words. */
export async function tablesWith(app: TestApp, words: readonly string[]): Promise<string[]> {
  const { database } = app.world;
  const { rows } = (await database.execute(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )) as { rows: { schema: string; name: string }[] }; // The catalogue's own shape.
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.identifier(name);
    const place = sql`${sql.identifier(schema)}.${table}`;
    const says = sql.join(
      words.map((word) => sql`position(${word}::text in to_jsonb(${table})::text) > 0`),
      sql` or `,
    );
    const { rows: hits } = (await database.execute(sql`select 1 from ${place} where ${says} limit 1`)) as {
      rows: unknown[];
    }; // Both drivers answer so.
    if (hits.length > 0) found.push(name);
  }
  return found;
}
