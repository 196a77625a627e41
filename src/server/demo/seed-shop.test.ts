import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStopping } from '#server/stopping/stopping.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { bakeryTown } from '#testing/town/bakery-files.ts';
import { seedDemoShop } from './seed-shop.ts';
import { demoBusiness } from './shop.data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const practice = bakeryTown();

/** The first start's part, with the background work that the product does beside it. */
async function seeded() {
  const seeding = seedDemoShop(app.world, practice, createStopping());
  const isOver = () => Promise.race([seeding.then(() => true), sleep(20, false)]);
  while (!(await isOver())) await app.drain();
  return seeding;
}

test('the business demo account owns a bakery whose sales, catalogue, customers and reviews came in by files, and a second start leaves it as it is', async () => {
  const account = await seeded();
  const form = new URLSearchParams({ username: account?.email ?? '', password: account?.password ?? '' });
  const signedIn = await app.app.request('http://aistore.localhost/api/auth/token', {
    method: 'POST',
    body: form,
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const { body: business } = await app.call('GET', '/business', undefined, token);
  expect(business).toMatchObject({ name: demoBusiness.name });
  const { body: imports } = await app.call('GET', '/business/imports', undefined, token);
  expect(imports).toMatchObject({
    items: [
      { state: 'committed', file_name: 'reviews.json' },
      { state: 'committed', file_name: 'customers.csv' },
      { state: 'committed', file_name: 'catalog.csv' },
      { state: 'committed', file_name: 'items.csv', total_lines: 2 },
    ],
  });
  expect(await seeded()).toMatchObject({ email: account?.email, password: account?.password });
  expect(practice.asked).toBe(4);
  const kept = await readFile(join(app.world.config.dataDir, 'demo-business-account.json'), 'utf8');
  expect(JSON.parse(kept)).toMatchObject({ complete: true });
});
