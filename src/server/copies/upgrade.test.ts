import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { copiedTables, migrationsOf } from '#server/copies/rows/catalogue.ts';
import { readArchive } from '#server/copies/archive/read-archive.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations.ts';
import { createTestApp } from '#testing/app.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { emptyPlace, kinds } from '#testing/copies/places.ts';
import type { EmptyPlace } from '#testing/copies/places.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { valueFor } from '#testing/every-table.ts';
import { signUp } from '#testing/people.ts';
import { migrateTo } from './restore/migrate-to.ts';
import { upgrade } from './upgrade.ts';

const all = (await readdir(migrationsFolder)).toSorted();
const kind = kinds.at(-1) ?? 'pglite';
const { log } = recordingLog();
/** Every id of a made row, so that each row refers to one that is there. */
const ID = '0196aaaa-0000-7000-8000-000000000001';

const left: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const away of left.splice(0).toReversed()) await away();
});

/** A database at an earlier schema. */
async function standingAt(count: number): Promise<{ place: EmptyPlace; connection: DatabaseConnection }> {
  const place = await emptyPlace(kind);
  left.push(() => place.remove());
  const connection = await place.open();
  await migrateTo(connection, { migrations: all.slice(0, count) });
  return { place, connection };
}

/** Puts a row into every table of the product; answers the tables and what their rows say. */
async function fill({ database }: DatabaseConnection): Promise<Map<string, Record<string, unknown>>> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const { schema, name } of await copiedTables(transaction)) {
      if (schema !== 'public') continue;
      const columns = await rowsOf(
        transaction,
        `select column_name as name, data_type as type from information_schema.columns
          where table_name = '${name}' and is_generated = 'NEVER' and (is_nullable = 'NO' or data_type = 'text')`,
      );
      const names = columns.map((column) => sql.identifier(String(column['name'])));
      const values = columns.map(({ type }) =>
        type === 'uuid' ? sql`${ID}` : sql`${valueFor(String(type), 'kept')}`,
      );
      await transaction.execute(
        sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      );
    }
  });
  return contents(database);
}

async function contents(
  database: DatabaseConnection['database'],
): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const { schema, name } of await copiedTables(database)) {
    if (schema !== 'public') continue;
    const [row] = await rowsOf(database, `select to_jsonb(one) as content from "${name}" one`);
    if (row) found.set(name, row['content'] as Record<string, unknown>); // Made by to_jsonb.
  }
  return found;
}

describe.each([1, 24, all.length - 1])('a database that stands at its migration %i', (count) => {
  it('has all of its rows after the upgrade, and the product works on it', async () => {
    const { place, connection } = await standingAt(count);
    const before = await fill(connection);
    expect(before.size).toBeGreaterThan(0);
    await upgrade(connection, place.config, log);
    expect(await migrationsOf(connection.database)).toEqual(all);
    const after = await contents(connection.database);
    const lost = [...before].filter(([name, row]) => !isKept(row, after.get(name)));
    expect(lost.map(([name]) => name)).toEqual([]);
    const app = await createTestApp({ connection, config: { dataDir: place.config.dataDir } });
    left.push(() => app.close());
    const { token } = await signUp(app);
    expect((await app.call('GET', '/users/me', undefined, token)).status).toBe(200);
    // The copy from before stands at the schema from before.
    const [copy, ...others] = (await readdir(place.config.copies.folder)).filter((name) =>
      name.endsWith('.gz'),
    );
    expect(others).toEqual([]);
    const path = join(place.config.copies.folder, copy ?? '');
    const manifest = await readArchive({ path, passphrase: null });
    expect(manifest.migrations).toEqual(all.slice(0, count));
  });
});

/** A sentence as it was kept before messages had codes. */
const isQuotedAs = (value: string, after: unknown): boolean =>
  JSON.stringify(after) === JSON.stringify({ code: 'quoted.text', values: { text: value } });

/** Whether the texts of a row stand in it still, where their columns do. */
const isKept = (before: Record<string, unknown>, after: Record<string, unknown> | undefined): boolean =>
  after !== undefined &&
  Object.entries(before).every(
    ([column, value]) =>
      typeof value !== 'string' ||
      !(column in after) ||
      after[column] === value ||
      isQuotedAs(value, after[column]),
  );

it('an upgrade that is cut off in the middle leaves everything as it was', async () => {
  const { place, connection } = await standingAt(all.length - 1);
  const before = await fill(connection);
  const folder = await mkdtemp(join(tmpdir(), 'legwork-cut-'));
  left.push(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const last = join(folder, '29991231000000_cut_off');
  await cp(join(folder, all.at(-1) ?? ''), last, { recursive: true });
  // On a server the connection dies, as with the program; the embedded one fails instead.
  const cut = kind === 'postgres' ? 'select pg_terminate_backend(pg_backend_pid())' : 'select 1 / 0';
  await writeFile(join(last, 'migration.sql'), `drop table send_budgets;--> statement-breakpoint\n${cut};`);
  await expect(upgrade(connection, place.config, log, folder)).rejects.toThrow();
  await connection.close().catch(() => undefined);
  const reopened = await place.open();
  left.push(() => reopened.close());
  expect(await migrationsOf(reopened.database)).toEqual(all.slice(0, -1));
  expect(await contents(reopened.database)).toEqual(before);
});

it('an older program refuses the database of a newer one in one sentence, and touches nothing', async () => {
  const { place, connection } = await standingAt(all.length);
  left.push(() => connection.close());
  const folder = await mkdtemp(join(tmpdir(), 'legwork-older-'));
  left.push(() => rm(folder, { recursive: true }));
  for (const name of all.slice(0, -1))
    await cp(join(migrationsFolder, name), join(folder, name), { recursive: true });
  await expect(upgrade(connection, place.config, log, folder)).rejects.toThrow(
    `This database was last used by a newer Legwork than this one (it stands at ${all.at(-1)}), so update the program first.`,
  );
  expect(await migrationsOf(connection.database)).toEqual(all);
});

it('no copy is made of what nobody is in, nor where nothing is to be changed', async () => {
  const { place, connection } = await standingAt(all.length - 1);
  left.push(() => connection.close());
  const { folder } = place.config.copies;
  await mkdir(folder, { recursive: true });
  await upgrade(connection, place.config, log);
  await fill(connection);
  await upgrade(connection, place.config, log);
  expect(await readdir(folder)).toEqual([]);
});
