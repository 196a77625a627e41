import { expect, it } from 'vitest';
import { seeded } from '#testing/crash/plan/random.ts';
import { drill } from './drill.ts';
import { testServer } from './places.ts';

it('copies under load, is killed while it copies and restores, restores, and lives on: nothing lost, nothing twice', async () => {
  const kind = testServer() === undefined ? 'pglite' : 'postgres';
  const found = await drill({ kind, applications: 6, random: seeded(7) });
  expect(found.broken).toEqual([]);
  expect(found.accepted).toBe(6);
});
