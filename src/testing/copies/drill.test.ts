import { expect, it } from 'vitest';
import { seeded } from '#testing/crash/plan/random.ts';
import { drill } from './drill.ts';
import { testServer } from './places.ts';

it('lives a week, copies under load, is killed in the middle of a copy and of a restore, restores, and lives on: nothing lost, nothing twice', async () => {
  const kind = testServer() === undefined ? 'pglite' : 'postgres';
  const found = await drill({ kind, applications: 6, random: seeded(7) });
  expect(found.broken).toEqual([]);
  expect(found.accepted).toBe(6);
  expect(found.days).toBeGreaterThanOrEqual(7);
  // Neither was over, nor had it not begun: there is no such copy, and the place says that it is half restored.
  expect([found.killedCopies, found.killedRestores, found.left]).toEqual([1, 1, 'half']);
});
