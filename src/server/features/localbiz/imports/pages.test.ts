import { afterAll, beforeAll, expect, test } from 'vitest';
import { imports } from './tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import { NOTHING_SAID } from './nothing-said.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('of more files than a page holds, the count is of all and every one can be reached', async () => {
  const owner = await signUpOwner(app);
  const list = async (query = '') =>
    (await app.call('GET', `/business/imports?limit=50${query}`, undefined, owner.token)).body;
  const [shop] = (await app.call('GET', '/business/shops', undefined, owner.token)).body;
  const rows = Array.from({ length: 120 }, (_, at) => ({
    businessId: owner.businessId,
    shopId: shop.id,
    uploadedBy: owner.accountId,
    fileName: `${at}.csv`,
    fileHash: '',
    fileBytes: 1,
    state: 'undone' as const,
    answers: NOTHING_SAID,
    createdAt: new Date(app.clock.now().getTime() + at * 1000),
  }));
  await app.world.database.insert(imports).values(rows);
  const pages = [await list()];
  while (pages.at(-1).items.length === 50)
    pages.push(await list(`&before=${encodeURIComponent(pages.at(-1).items.at(-1).created_at)}`));
  expect(pages.map(({ count, items }) => [count, items.length])).toEqual([
    [120, 50],
    [120, 50],
    [120, 20],
  ]);
  const names = pages.flatMap(({ items }) => items.map((one: { file_name: string }) => one.file_name));
  expect(names).toEqual(rows.map(({ fileName }) => fileName).toReversed());
});
