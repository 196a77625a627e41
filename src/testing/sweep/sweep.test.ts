import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLivingWorld } from '#testing/fuzz/world.ts';
import type { Sending } from '#testing/sending.ts';
import { sweepTenants } from './sweep.ts';

// `npm run sweep` is the long run, with other seeds.
const [ROUNDS, SEED] = [1, 20_261_127];

let world: Sending;
beforeAll(async () => {
  world = await openLivingWorld();
});
afterAll(() => world.close());

test('no endpoint tells or changes anything of another account, nor that it has it', async () => {
  const { findings, calls, counts } = await sweepTenants(world, {
    rounds: ROUNDS,
    seed: SEED,
    checkEach: false,
  });
  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThan(600);
  // It was really rows of theirs that were asked for: those of the callers' own are found.
  expect(counts.own['200']).toBeGreaterThan(20);
  expect(counts.other['404']).toBeGreaterThan(50);
});
