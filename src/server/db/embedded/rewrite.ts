import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';

/** Whether the one connection may be held for a moment; it may not while a click waits for its answer. */
export type MayHold = (executor: Executor) => Promise<boolean>;

/** What boards tell everybody: nothing of a person is in it, and it may be large. */
const OF_THE_MARKET = [
  'public.board_hosts',
  'public.host_sends',
  'public.posting_keys',
  'public.posting_roles',
  'public.postings',
  'public.sources',
];

const WAIT_MS = 1_000;
const MOST_WAITS = 120;

type Asked = Pick<DatabaseConnection, 'database'>;

async function untilQuiet({ database }: Asked, mayHold: MayHold): Promise<void> {
  for (let waited = 0; !(await mayHold(database)); waited += 1) {
    if (waited >= MOST_WAITS) throw new Error('Applications were on their way the whole time.');
    await sleep(WAIT_MS);
  }
}

/** Every table but those of the database itself and of the market; `p` is one that has its rows in others. */
const ofPeople = sql`select c.oid, c.relkind, c.reltoastrelid, format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle')
    and n.nspname || '.' || c.relname not in (${sql.join(
      OF_THE_MARKET.map((name) => sql`${name}`),
      sql`, `,
    )})`;

/** What the database noted of values in their columns and in expressions of their indexes. It keeps that of a table without rows. */
const forgetValues = sql`with t as (${ofPeople}) delete from pg_statistic where starelid in (
  select oid from t union all select indexrelid from pg_index where indrelid in (select oid from t))`;

/** Those that hold more than empty indexes: a table without rows may keep the pages of those it had. */
const rewritten = sql`select name from (${ofPeople}) t
  where relkind = 'r' and pg_total_relation_size(oid)
    > 8192 * (select count(*) from pg_index where indrelid in (t.oid, t.reltoastrelid))
  order by 1`;

/** Files of the log that lie ahead, to be written over one day: earlier versions kept old ones for that, with what they held. */
const spareLogs = sql`select count(*)::int as number from pg_ls_waldir()
  where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`;

async function read<Row extends z.ZodRawShape>({ database }: Asked, query: SQL, row: z.ZodObject<Row>) {
  return z.object({ rows: z.array(row) }).parse(await database.execute(query)).rows;
}

/** Begins a new file of the log, and removes all before it: every one of them tells of rows that are gone. */
async function beginLogAnew(connection: Asked, mayHold: MayHold): Promise<void> {
  const { database } = connection;
  const [spare] = await read(connection, spareLogs, z.object({ number: z.number() }));
  for (let ahead = spare?.number ?? 0; ahead >= 0; ahead -= 1) {
    await untilQuiet(connection, mayHold);
    // A file in which nothing is written yet is not left.
    await database.execute(sql`select pg_logical_emit_message(false, 'legwork', '')`);
    await database.execute(sql`select pg_switch_wal()`);
  }
  await untilQuiet(connection, mayHold);
  await database.execute(sql`checkpoint`);
}

/**
 * Takes what was deleted out of the files of the embedded database: a deleted row stays in its page until another takes its place,
 * in the database's notes on the values of columns, and in its log. So every table that holds anything of people is written anew,
 * also where the database counts nothing deleted (it forgets its counts in a crash, and a page that was tidied keeps the bytes).
 * One table after the other, so that whoever asks meanwhile waits for one of them at most. May be cut off anywhere and done again.
 * Answers which tables.
 */
export async function rewriteTables(connection: Asked, mayHold: MayHold): Promise<string[]> {
  const { database } = connection;
  await untilQuiet(connection, mayHold);
  await database.execute(forgetValues);
  const tables = await read(connection, rewritten, z.object({ name: z.string() }));
  for (const { name } of tables) {
    await untilQuiet(connection, mayHold);
    await database.execute(sql.raw(`vacuum (full, analyze) ${name}`));
  }
  await untilQuiet(connection, mayHold);
  await database.execute(sql`vacuum (full) pg_catalog.pg_statistic`);
  await beginLogAnew(connection, mayHold);
  return tables.map(({ name }) => name);
}
