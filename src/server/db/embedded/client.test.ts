import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection, Executor } from '#server/db/database.ts';
import { dumpPath } from '#testing/database/database.ts';
import { openPglite } from './pglite.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openPglite({ dump: new Blob([await readFile(dumpPath())]) });
});
afterAll(() => connection.close());

const rowsOf = async (executor: Executor, query: string): Promise<Record<string, unknown>[]> =>
  // The embedded database answers so.
  ((await executor.execute(sql.raw(query))) as { rows: Record<string, unknown>[] }).rows;

test('values of every kind come back as they went in', async () => {
  const [row] = await connection.database
    .select({
      text: sql<string>`${'an “œuvre”'}::text`,
      number: sql<number>`${-12.5}::double precision`,
      whole: sql<number>`${42}::int`,
      yes: sql<boolean>`${true}::boolean`,
      list: sql<string[]>`array['a, b', ${'c"d'}]`,
      json: sql<unknown>`${JSON.stringify({ a: [1, null] })}::jsonb`,
      nothing: sql<null>`${null}::text`,
    })
    .from(sql`(values (1)) as one`);
  expect(row).toEqual({
    text: 'an “œuvre”',
    number: -12.5,
    whole: 42,
    yes: true,
    list: ['a, b', 'c"d'],
    json: { a: [1, null] },
    nothing: null,
  });
});

test('more statements than stay prepared are answered all the same, each time they are asked', async () => {
  for (let round = 0; round < 3; round += 1)
    for (let number = 0; number < 450; number += 1)
      expect(await rowsOf(connection.database, `select ${number} as number`)).toEqual([{ number }]);
});

test('a statement that was prepared is answered by a table that was changed since', async () => {
  await connection.database.execute('create table changed (one int)');
  await connection.database.execute('insert into changed values (1)');
  for (let time = 0; time < 3; time += 1)
    expect(await rowsOf(connection.database, 'select * from changed')).toEqual([{ one: 1 }]);
  await connection.database.execute('alter table changed add column two int default 2');
  await connection.migrate();
  expect(await rowsOf(connection.database, 'select * from changed')).toEqual([{ one: 1, two: 2 }]);
});

test('what fails takes its transaction back and leaves the next one alone', async () => {
  const id = randomUUID();
  const failing = connection.database.transaction(async (transaction) => {
    await transaction.execute(`insert into data_folder ("only", id) values (true, '${id}')`);
    await transaction.execute('select 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await rowsOf(connection.database, 'select 1 from data_folder')).toEqual([]);
});

test('a transaction that has ended is asked in vain', async () => {
  let kept: Executor | null = null;
  await connection.database.transaction(async (transaction) => {
    kept = transaction;
  });
  await expect(rowsOf(kept ?? connection.database, 'select 1')).rejects.toMatchObject({
    cause: { message: 'The transaction has ended.' },
  });
});

test('an account that asks much holds another up for one of its statements', async () => {
  const [busy, other] = [randomUUID(), randomUUID()];
  const done: string[] = [];
  const ask = (account: string) =>
    rowsOf(connection.confined.forAccount(account), 'select count(*) from generate_series(1, 2000)').then(
      () => done.push(account),
    );
  await Promise.all([...Array.from({ length: 30 }, () => ask(busy)), ask(other)]);
  expect(done.indexOf(other)).toBeLessThanOrEqual(2);
});

test('whoever measures is told of each statement, with what a transaction begins and ends with', async () => {
  const told: string[] = [];
  const watched = await openPglite({ dump: new Blob([await readFile(dumpPath())]) }, (text) => {
    told.push(text);
    return () => told.push('done');
  });
  await rowsOf(watched.confined, 'select 1');
  await watched.database.transaction(async (transaction) => {
    await rowsOf(transaction, 'select 2');
  });
  await expect(rowsOf(watched.database, 'select 1 / 0')).rejects.toThrow();
  await watched.close();
  expect(told).toEqual(
    ['select 1', 'begin', 'select 2', 'commit', 'select 1 / 0'].flatMap((text) => [text, 'done']),
  );
});

test('statements that follow each other without an end leave the process time to look at what else happens', async () => {
  const { database } = connection;
  const begun = performance.now();
  const state = { heard: 0 };
  setTimeout(() => {
    state.heard = performance.now() - begun;
  }, 10);
  while (performance.now() - begun < 300) await rowsOf(database, 'select 1 as one');
  expect(state.heard).toBeGreaterThan(0);
});

test('a page that asks several things waits for few transactions of a job, however many there are', async () => {
  const { confined } = connection;
  const [business, account] = [confined.forBusiness(randomUUID()), confined.forAccount(randomUUID())];
  const state = { kept: 0, isOver: false };
  const keeping = async () => {
    for (; !state.isOver; state.kept += 1)
      await business.transaction((transaction) =>
        rowsOf(transaction, 'select count(*) from generate_series(1, 40000)'),
      );
  };
  const job = keeping();
  await sleep(30);
  const before = state.kept;
  for (let asked = 0; asked < 40; asked += 1) {
    await rowsOf(account, 'select 1');
    // What comes between two questions of a page: a file, a hash.
    await nextTurn();
  }
  const waited = state.kept - before;
  state.isOver = true;
  await job;
  expect([before > 0, waited < 20]).toEqual([true, true]);
});

test('jobs come to their turns however much screens ask', async () => {
  const { confined } = connection;
  const [business, account] = [confined.forBusiness(randomUUID()), confined.forAccount(randomUUID())];
  const state = { isOver: false };
  const screens = Array.from({ length: 4 }, async () => {
    while (!state.isOver) await rowsOf(account, 'select count(*) from generate_series(1, 2000)');
  });
  for (let part = 0; part < 5; part += 1) await rowsOf(business, 'select 1');
  state.isOver = true;
  await Promise.all(screens);
});
