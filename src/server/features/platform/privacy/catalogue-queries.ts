import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';

const ROOT = 'accounts';
/** Says who is whose colleague; what a business has is its owners'. */
const MEMBERS = 'members';

/** A table with rows of one person, and how to tell them: by a column of its own, or by a row of another such table. */
export interface PersonalTable {
  name: string;
  by: { column: string; of: { table: PersonalTable; column: string } | null };
}

const read = async <Row extends z.ZodRawShape>(executor: Executor, query: SQL, row: z.ZodObject<Row>) =>
  z.object({ rows: z.array(row) }).parse(await executor.execute(query)).rows;

const references = z.object({ from: z.string(), column: z.string(), to: z.string(), key: z.string() });

/**
 * Every table with rows of a person, read from the database itself, so that no new one is forgotten: those with an
 * `account_id`, those of the businesses they own, with a `business_id`, and those that hang on them by a foreign key.
 */
export async function personalTables(executor: Executor): Promise<PersonalTable[]> {
  const owned = await tablesWithColumn(executor, 'account_id');
  const ofBusinesses = await tablesWithColumn(executor, 'business_id');
  const keys = await read(
    executor,
    sql`select f.relname as "from", a.attname as "column", t.relname as "to", k.attname as "key"
      from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      join pg_namespace n on n.oid = f.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
      where c.contype = 'f' and array_length(c.conkey, 1) = 1 order by 1, 2`,
    references,
  );
  const found = new Map<string, PersonalTable>();
  for (const name of owned) found.set(name, { name, by: { column: 'account_id', of: null } });
  const byMember = (column: string): PersonalTable['by'] => {
    const table = found.get(MEMBERS);
    return { column, of: table ? { table, column: 'business_id' } : null };
  };
  if (found.has(MEMBERS)) found.set('businesses', { name: 'businesses', by: byMember('id') });
  for (const name of ofBusinesses)
    if (!found.has(name)) found.set(name, { name, by: byMember('business_id') });
  found.set(ROOT, { name: ROOT, by: { column: 'id', of: null } });
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { from, column, to, key } of keys) {
      const table = found.get(to);
      if (table && !found.has(from))
        found.set(from, { name: from, by: { column, of: { table, column: key } } });
    }
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The tables of ours that have a column, by name. */
async function tablesWithColumn(executor: Executor, column: string): Promise<string[]> {
  const query = sql`select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = ${column} and t.table_type = 'BASE TABLE'
    order by c.table_name`;
  return (await read(executor, query, z.object({ name: z.string() }))).map(({ name }) => name);
}

/** The rows of one account, as a condition on the table; of a business they are an owner's. */
function belongsTo({ name, by }: PersonalTable, accountId: string): SQL {
  const column = sql`${sql.identifier(name)}.${sql.identifier(by.column)}`;
  if (by.of === null) return sql`${column} = ${accountId}::uuid`;
  const { table, column: key } = by.of;
  const owner = table.name === MEMBERS ? sql` and ${sql.identifier(MEMBERS)}.role = 'owner'` : sql``;
  return sql`${column} in (select ${sql.identifier(table.name)}.${sql.identifier(key)} from ${sql.identifier(table.name)} where ${belongsTo(table, accountId)}${owner})`;
}

const jsonRow = z.record(z.string(), z.unknown());
export type PersonalRow = z.infer<typeof jsonRow>;

/** More of them in one statement would hold the embedded database for too long. */
const ROWS_AT_ONCE = 500;

/** An account's rows of a table, as the database writes them in JSON, some at a time where they can be told apart. */
export async function* pagesOf(
  executor: Executor,
  table: PersonalTable,
  accountId: string,
): AsyncGenerator<PersonalRow[]> {
  const key = await idColumn(executor, table);
  const name = sql.identifier(table.name);
  if (key === null) {
    const query = sql`select to_jsonb(${name}) as row from ${name} where ${belongsTo(table, accountId)}`;
    yield (await read(executor, query, z.object({ row: jsonRow }))).map(({ row }) => row);
    return;
  }
  const id = sql`${name}.${sql.identifier(key.name)}`;
  for (let after: string | null = null; ;) {
    const further: SQL =
      after === null ? sql`` : sql` and ${id} > cast(${after}::text as ${sql.raw(key.type)})`;
    const query = sql`select to_jsonb(${name}) as row, ${id}::text as id from ${name}
      where ${belongsTo(table, accountId)}${further} order by ${id} limit ${ROWS_AT_ONCE}`;
    const page = await read(executor, query, z.object({ row: jsonRow, id: z.string() }));
    yield page.map(({ row }) => row);
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

/** All of them at once. */
export async function rowsOf(
  executor: Executor,
  table: PersonalTable,
  accountId: string,
): Promise<PersonalRow[]> {
  const rows: PersonalRow[] = [];
  for await (const page of pagesOf(executor, table, accountId)) rows.push(...page);
  return rows;
}

/** Deletes an account's rows of a table; for what the account's own row does not take with it. */
export async function deleteRows(executor: Executor, table: PersonalTable, accountId: string): Promise<void> {
  await executor.execute(sql`delete from ${sql.identifier(table.name)} where ${belongsTo(table, accountId)}`);
}

/** Which of some ids are those of an account's rows of a table. */
export async function idsAmong(
  executor: Executor,
  table: PersonalTable,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const id = await idColumn(executor, table);
  if (id === null || ids.length === 0) return [];
  const [name, column] = [sql.identifier(table.name), sql.identifier(id.name)];
  const query = sql`select ${column}::text as id from ${name} where ${belongsTo(table, accountId)} and ${column}::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  return (await read(executor, query, z.object({ id: z.string() }))).map(({ id: found }) => found);
}

/** The column that tells rows of a table apart, with its type. */
async function idColumn(
  executor: Executor,
  { name }: PersonalTable,
): Promise<{ name: string; type: string } | null> {
  const query = sql`select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and column_name = 'id'`;
  return (await read(executor, query, z.object({ name: z.string(), type: z.string() })))[0] ?? null;
}

/** Deletes rows that hold an address, such as messages to us, in the tables that hold no rows of accounts. */
export async function deleteRowsOfAddress(
  executor: Executor,
  personal: readonly PersonalTable[],
  email: string,
): Promise<void> {
  const owned = new Set(personal.map(({ name }) => name));
  for (const name of (await tablesWithColumn(executor, 'email')).filter((table) => !owned.has(table)))
    await executor.execute(
      sql`delete from ${sql.identifier(name)} where lower(normalize(email, NFC)) = lower(normalize(${email}::text, NFC))`,
    );
}

/** Everything in an account's rows that may be the key of a file. */
export async function keysNamedBy(executor: Executor, accountId: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const table of await personalTables(executor)) {
    const name = sql.identifier(table.name);
    const query = sql`select distinct m[1] as key from ${name}, regexp_matches(to_jsonb(${name})::text, '"([0-9a-f]{64})"', 'g') m where ${belongsTo(table, accountId)}`;
    for (const { key } of await read(executor, query, z.object({ key: z.string() }))) keys.add(key);
  }
  return keys;
}
