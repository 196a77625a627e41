import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#server/db/database.ts';

/** A table whose rows belong into a copy, with its columns as the database itself lists them. */
export interface CopiedTable {
  schema: 'public' | 'pgboss';
  name: string;
  columns: { name: string; type: string }[];
}

/** Of the queue's tables those that say what is to be done; the others count what was, and its version. */
const QUEUE_TABLES: ReadonlySet<string> = new Set([
  'queue',
  'schedule',
  'subscription',
  'job',
  'job_dependency',
]);

export const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string => `${schema}.${name}`;
export const identifierOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): SQL =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

const read = async <Row extends z.ZodRawShape>(executor: Executor, query: SQL, row: z.ZodObject<Row>) =>
  z.object({ rows: z.array(row) }).parse(await executor.execute(query)).rows;

// A part of a divided table is read and written through the whole.
const columnsQuery = sql`select n.nspname as schema, c.relname as name, a.attname as column,
    format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by n.nspname desc, c.relname, a.attnum`;
const columnRow = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: z.string(),
  column: z.string(),
  type: z.string(),
});

const referencesQuery = sql`select fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
  from pg_constraint c
  left join pg_inherits i on i.inhrelid = c.conrelid
  join pg_class f on f.oid = coalesce(i.inhparent, c.conrelid) join pg_namespace fn on fn.oid = f.relnamespace
  join pg_class t on t.oid = c.confrelid join pg_namespace tn on tn.oid = t.relnamespace
  where c.contype = 'f' and f.oid <> t.oid`;

/** Puts what is referred to before what refers to it. Throws when tables refer to each other in a circle. */
function parentsFirst(
  tables: readonly CopiedTable[],
  references: readonly { from: string; to: string }[],
): CopiedTable[] {
  const placed: CopiedTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf));
    const free = waiting.filter(
      (table) => !references.some(({ from, to }) => from === nameOf(table) && names.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}.`);
    placed.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return placed;
}

/** Every table that belongs into a copy, in an order in which no row comes before what it refers to. */
export async function copiedTables(executor: Executor): Promise<CopiedTable[]> {
  const tables = new Map<string, CopiedTable>();
  for (const { schema, name, column, type } of await read(executor, columnsQuery, columnRow)) {
    if (schema === 'pgboss' && !QUEUE_TABLES.has(name)) continue;
    const table = tables.get(`${schema}.${name}`) ?? { schema, name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(`${schema}.${name}`, table);
  }
  const references = await read(executor, referencesQuery, z.object({ from: z.string(), to: z.string() }));
  return parentsFirst([...tables.values()], references);
}

/** The migrations a database stands at, by name, oldest first. */
export async function migrationsOf(executor: Executor): Promise<string[]> {
  const query = sql`select name from drizzle.__drizzle_migrations order by name`;
  return (await read(executor, query, z.object({ name: z.string() }))).map(({ name }) => name);
}
