import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openTestDatabase } from '#testing/database/database.ts';
import { tidyTables } from './tidy-tables.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const ask = (query: string) => connection.database.execute(sql.raw(query));
const pagesOf = async (): Promise<number> =>
  z
    .object({ rows: z.tuple([z.object({ pages: z.number() })]) })
    .parse(await ask(`select (pg_relation_size('limit_counters') / 8192)::int as pages`)).rows[0].pages;

test('a table that is changed again and again does not grow for ever, and is counted', async () => {
  if (connection.kind !== 'pglite') return;
  await ask(
    `insert into limit_counters (key, count, expires_at) select number::text, 1, now() from generate_series(1, 2000) number`,
  );
  const sizes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await ask('update limit_counters set count = count + 1');
    expect(await tidyTables(connection)).toContain('public.limit_counters');
    sizes.push(await pagesOf());
  }
  expect(sizes.at(-1)).toBe(sizes[1]);
  expect(await tidyTables(connection)).not.toContain('public.limit_counters');
  const counted = await ask(`select reltuples::int as number from pg_class where relname = 'limit_counters'`);
  expect(counted).toMatchObject({ rows: [{ number: 2000 }] });
});
