import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { atTheEnd } from '#server/db/ending.ts';
import { openTestDatabase } from '#testing/database/database.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await connection.database.execute(sql`create table noted (what text)`);
});
afterAll(() => connection.close());

const order: string[] = [];
const subject = {};
const leave = (item: string) =>
  atTheEnd(subject, item, async (executor, items: readonly string[]) => {
    order.push(`finished ${items.join(' and ')}`);
    await executor.execute(sql`insert into noted values (${items.join('+')})`);
    return async () => void order.push('followed');
  });
const noted = async () =>
  // Both drivers answer so.
  ((await connection.database.execute(sql`select what from noted`)) as { rows: { what: string }[] }).rows.map(
    ({ what }) => what,
  );

test('what is left for the end of a transaction is finished in it, together, and followed once it is committed', async () => {
  const { database } = connection;
  const answer = await database.transaction(async () => {
    leave('one');
    order.push('worked');
    leave('two');
    return 'answer';
  });
  expect(answer).toBe('answer');
  expect(order.splice(0)).toEqual(['worked', 'finished one and two', 'followed']);
  expect(await noted()).toEqual(['one+two']);
});

test('a transaction that fails, before its end or at it, leaves nothing and nothing follows', async () => {
  const { database } = connection;
  const failing = database.transaction(async () => {
    leave('three');
    throw new Error('It failed.');
  });
  await expect(failing).rejects.toThrow('It failed.');
  const failingAtTheEnd = database.transaction(async () => {
    leave('four');
    atTheEnd({}, null, () => Promise.reject(new Error('The end failed.')));
  });
  await expect(failingAtTheEnd).rejects.toThrow('The end failed.');
  expect(order.splice(0)).toEqual(['finished four']);
  expect(await noted()).toEqual(['one+two']);
});

test('outside of a transaction nothing can be left', () => {
  expect(() => leave('five')).toThrow('Only a transaction has an end');
});
