import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runMonth } from './run.ts';

it('people who live through a day with the product find every rule kept, by the ledger of the employers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-month-'));
  const day = { people: 2, days: 1, step: 6, seed: 3, folder, databaseUrl: null, report: () => undefined };
  const { broken, arrived } = await runMonth(day);
  await rm(folder, { recursive: true, force: true });
  expect(broken).toEqual([]);
  expect(arrived).toBeGreaterThan(0);
});
