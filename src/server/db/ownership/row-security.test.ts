import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Executor } from '#server/db/database.ts';
import { personalTables } from '#server/features/platform/privacy/catalogue-queries.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { rowInEveryTable } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

type Row = Record<string, unknown>;

const rowsOf = async (executor: Executor, query: string): Promise<Row[]> =>
  // Both drivers answer so.
  ((await executor.execute(sql.raw(query))) as { rows: Row[] }).rows;

let app: TestApp;
let [one, other]: [Person | null, Person | null] = [null, null];
let tables: string[] = [];
const businessOf = new Map<string, string>();
const idOf = (person: Person | null): string => person?.accountId ?? '';
const confined = () => app.connection.confined;
beforeAll(async () => {
  app = await createTestApp();
  [one, other] = [await signUp(app), await signUp(app)];
  tables = (await personalTables(app.connection.database)).map(({ name }) => name);
  for (const person of [one, other]) await rowInEveryTable(app, person.accountId, 'marked');
  for (const row of await rowsOf(app.connection.database, 'select account_id, business_id from members'))
    businessOf.set(String(row['account_id']), String(row['business_id']));
});
afterAll(() => app.close());

/** How many rows of each table with an owner are there for one who asks. */
async function seen(executor: Executor): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of tables) counts[name] = (await rowsOf(executor, `select * from "${name}"`)).length;
  return counts;
}

const ROOTS = new Map([
  ['accounts', ['id', 'account_id']],
  ['businesses', ['id', 'business_id']],
]);

/** Whose a row is: the column that says it, and what stands there for each of the two; null where another table's row says it. */
async function ownerOf(name: string): Promise<{ column: string; mine: string; theirs: string } | null> {
  const columns = await rowsOf(
    app.connection.database,
    `select column_name as name from information_schema.columns where table_name = '${name}'
      and column_name in ('business_id', 'account_id') order by 1 desc`,
  );
  const found = columns[0] && String(columns[0]['name']);
  const [column, kind] = ROOTS.get(name) ?? [found, found];
  if (column === undefined) return null;
  const idFor = async (person: Person | null) =>
    kind === 'account_id' ? idOf(person) : businessOf.get(idOf(person));
  return { column, mine: String(await idFor(one)), theirs: String(await idFor(other)) };
}

/** A statement that takes a row an account has, and gives it to another account or business once more. */
async function giveTo(id: string, name: string, column: string): Promise<string> {
  const columns = await rowsOf(
    app.connection.database,
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = '${name}' and is_generated = 'NEVER'`,
  );
  const names = columns.map((found) => String(found['name']));
  const values = names.map((each) => (each === column ? `'${id}'::uuid` : each));
  return `insert into "${name}" (${names.join(', ')}) overriding system value select ${values.join(', ')} from "${name}" limit 1`;
}

/** Which table let a statement through, or refused it for another reason than whose the row would be. */
async function unrefused(executor: Executor, name: string, query: string): Promise<string | null> {
  const code = await executor.execute(sql.raw(query)).then(
    () => 'done',
    ({ cause }: { cause?: { code?: string } }) => cause?.code,
  );
  return code === '42501' ? null : `${name}: ${code}`;
}

describe('every table with an owner, by the connection that the product has', () => {
  test('shows an account its own rows, another those of that one, nobody none, and an exemption all', async () => {
    const mine = await seen(confined().forAccount(idOf(one)));
    const theirs = await seen(confined().forAccount(idOf(other)));
    const all = await seen(app.connection.database);
    const byExemption = await seen(confined().withoutOwner('privacy.due'));
    const nobodys = await seen(confined());
    expect(Object.values(nobodys).every((count) => count === 0)).toBe(true);
    expect(byExemption).toEqual(all);
    for (const name of tables) {
      const [own = 0, others = 0] = [mine[name], theirs[name]];
      expect([name, own > 0, others > 0, own + others]).toEqual([name, true, true, all[name]]);
    }
  });

  test('shows no row of another account to who asks for it by its id, and lets none be changed or taken', async () => {
    const own = confined().forAccount(idOf(one));
    const before = await seen(confined().forAccount(idOf(other)));
    for (const name of tables) {
      const owner = await ownerOf(name);
      if (owner === null) continue;
      const { column } = owner;
      const theirs = `where ${column} = '${owner.theirs}'`;
      expect([name, await rowsOf(own, `select * from "${name}" ${theirs}`)]).toEqual([name, []]);
      const change = `update "${name}" set ${column} = ${column} ${theirs} returning *`;
      expect([name, await rowsOf(own, change)]).toEqual([name, []]);
      expect([name, await rowsOf(own, `delete from "${name}" ${theirs} returning *`)]).toEqual([name, []]);
    }
    expect(await seen(confined().forAccount(idOf(other)))).toEqual(before);
  });

  test('takes no row for another account, neither a new one nor one that is given away', async () => {
    const own = confined().forAccount(idOf(one));
    const taken: (string | null)[] = [];
    for (const name of tables) {
      const owner = await ownerOf(name);
      if (owner === null) continue;
      const { column, mine, theirs } = owner;
      taken.push(await unrefused(own, name, await giveTo(theirs, name, column)));
      const giveAway = `update "${name}" set ${column} = '${theirs}' where ${column} = '${mine}'`;
      taken.push(await unrefused(own, name, giveAway));
    }
    expect(taken.length).toBeGreaterThan(40);
    expect(taken.filter((each) => each !== null)).toEqual([]);
  });

  test('is asked for nothing that belongs to nobody yet by who is signed in', async () => {
    const own = confined().forAccount(idOf(one));
    for (const name of ['registrations', 'contact_messages', 'used_credentials'])
      await expect(own.execute(sql.raw(`select * from ${name}`))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });
});
