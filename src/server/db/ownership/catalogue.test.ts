import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Executor } from '#server/db/database.ts';
import { personalTables } from '#server/features/platform/privacy/catalogue-queries.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';

type Row = Record<string, unknown>;

/** Tables of nobody: what everybody may know, what has no account yet, and the books of the house. */
const WITHOUT_OWNER = [
  'away_sign_ins',
  'billing_events',
  'board_hosts',
  'contact_messages',
  'data_folder',
  'host_sends',
  'limit_counters',
  'posting_keys',
  'posting_roles',
  'postings',
  'registrations',
  'sources',
  'used_credentials',
];

const rowsOf = async (executor: Executor, query: string): Promise<Row[]> =>
  // Both drivers answer so.
  ((await executor.execute(sql.raw(query))) as { rows: Row[] }).rows;

/** Tables of which a row belongs to a business. */
const withBusiness = () =>
  rowsOf(
    app.connection.database,
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'`,
  );

let app: TestApp;
let accountId = '';
let tables: string[] = [];
const confined = () => app.connection.confined;
beforeAll(async () => {
  app = await createTestApp();
  ({ accountId } = await signUp(app));
  tables = (await personalTables(app.connection.database)).map(({ name }) => name);
});
afterAll(() => app.close());

describe('every table of the database', () => {
  test('has an owner, or is one of those that have none', async () => {
    const all = await rowsOf(
      app.connection.database,
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const unowned = all.map(({ name }) => String(name)).filter((name) => !tables.includes(name));
    expect(unowned).toEqual(WITHOUT_OWNER);
  });

  test('with an owner has forced row security, with a policy for the account and one for everybody', async () => {
    const secured = await rowsOf(
      app.connection.database,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
        and relforcerowsecurity and (select array_agg(polname || ' ' || polroles[1]::regrole::text order by polname)
          from pg_policy where polrelid = pg_class.oid) = array['everybody legwork_everybody', 'own legwork_account']`,
    );
    const names = new Set(secured.map(({ name }) => String(name)));
    const ofWhom = new Set((await withBusiness()).map(({ name }) => String(name)));
    // What a migration that adds a table has to add with it.
    const missing = tables
      .filter((name) => !names.has(name))
      .map(
        (name) => `alter table ${name} enable row level security, force row level security;
create policy own on ${name} to legwork_account using (${ofWhom.has(name) ? 'business_id = any ((select legwork_businesses())::uuid[])' : "account_id = (select nullif(current_setting('legwork.account', true), '')::uuid)"});
create policy everybody on ${name} to legwork_everybody using (true);`,
      );
    expect(missing).toEqual([]);
  });
});

describe('every table of a business', () => {
  test('shows its rows by the one rule of who is a member', async () => {
    const rules = await rowsOf(
      app.connection.database,
      `select relname as name, pg_get_expr(polqual, polrelid) as rule, pg_get_expr(polwithcheck, polrelid) as writes
        from pg_policy join pg_class on pg_class.oid = polrelid where polname = 'own'`,
    );
    const rule = '(business_id = ANY (( SELECT legwork_businesses() AS legwork_businesses)::uuid[]))';
    const others = (await withBusiness())
      .map(({ name }) => rules.find((found) => found['name'] === name))
      .filter((found) => found?.['rule'] !== rule || found['writes'] !== null);
    expect(others).toEqual([]);
  });
});

describe('the roles that everything but migrations runs as', () => {
  test('own nothing, pass by nothing and open nothing', async () => {
    const roles = `('legwork_account', 'legwork_everybody')`;
    const mighty = await rowsOf(
      app.connection.database,
      `select rolname from pg_roles where rolname in ${roles}
        and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`,
    );
    const owned = await rowsOf(
      app.connection.database,
      `select relname from pg_class join pg_roles on pg_roles.oid = relowner where rolname in ${roles}`,
    );
    expect([mighty, owned]).toEqual([[], []]);
  });

  test('are what the product asks as, inside a transaction and outside, and whoever it asked for before', async () => {
    const asked = `select current_user::text as role, current_setting('legwork.account', true) as account`;
    const account = { role: 'legwork_account', account: accountId };
    const nobody = { role: 'legwork_account', account: '' };
    const own = confined().forAccount(accountId);
    expect(await rowsOf(own, asked)).toEqual([account]);
    expect(await rowsOf(confined(), asked)).toEqual([nobody]);
    expect(await own.transaction((transaction) => rowsOf(transaction, asked))).toEqual([account]);
    expect(await confined().transaction((transaction) => rowsOf(transaction, asked))).toEqual([nobody]);
    const failing = own.transaction(async (transaction) => rowsOf(transaction, 'select 1 / 0'));
    await expect(failing).rejects.toThrow();
    expect(await rowsOf(confined(), asked)).toEqual([nobody]);
    expect(() => confined().forAccount(`${accountId}' or true`)).toThrow('An account is named by its id.');
  });
});
