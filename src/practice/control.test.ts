import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPracticeControl } from './client.ts';
import { findPlainPosting, openTestWorld, send, type TestWorld } from './testing.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const day = 86_400_000;
const simple = () => findPlainPosting(world, 'greenhouse', ({ extraQuestion }) => extraQuestion === null);

describe('control', () => {
  test('is closed to who has no token', async () => {
    expect((await fetch(`${world.origin}/control/ledger`)).status).toBe(401);
    const wrong = createPracticeControl(world.origin, 'wrong');
    await expect(wrong.reset()).rejects.toThrow('401');
  });

  test('answers bad input with a detail', async () => {
    await expect(world.control.advance(-1)).rejects.toThrow(/400 .*detail/);
    await expect(world.control.change('nothing', {})).rejects.toThrow(/404 .*no such posting/);
  });

  test('moves the clock, which then runs on, and dates follow it', async () => {
    await world.control.setClock(new Date('2027-03-01T12:00:00Z'));
    expect((await world.control.now()).getTime()).toBeGreaterThanOrEqual(Date.parse('2027-03-01T12:00:00Z'));
    await send(world, await simple());
    expect((await world.control.ledger())[0]?.at).toMatch(/^2027-03-01T12:/);
    await world.control.setClock(new Date());
  });

  test('set back, the world opens then and is not empty; moved on, new postings come', async () => {
    const count = async () => (await world.control.postings()).length;
    await world.control.setClock(new Date(Date.now() - 28 * day));
    const before = await count();
    expect(before).toBeGreaterThanOrEqual(440);
    await world.control.advance(28 * day);
    expect(await count()).toBeGreaterThan(before);
  });

  test('begun anew with an opening ahead, jobs appear day by day until then, however the clock moves on', async () => {
    const count = async () => (await world.control.postings()).length;
    const today = (await world.control.now()).getTime();
    await world.control.reset(new Date(today + 21 * day));
    await world.control.setClock(new Date(today));
    const first = await count();
    await world.control.setClock(new Date(today + 10 * day));
    const tenth = await count();
    await world.control.setClock(new Date(today + 21 * day));
    const last = await count();
    expect([first, tenth - first, last - tenth].map((jobs) => jobs > 80)).toEqual([true, true, true]);
    await world.control.setClock(new Date(today));
  });

  test('plans misfortunes that strike once', async () => {
    const posting = await simple();
    await world.control.fault({ kind: 'drop-reply-after-accept', postingId: posting.id });
    await expect(send(world, posting)).rejects.toThrow();
    await world.control.fault({ kind: 'error-after-accept', dialect: 'greenhouse' });
    expect((await send(world, posting)).status).toBe(500);
    await world.control.fault({ kind: 'drop-before-accept' });
    await expect(send(world, posting)).rejects.toThrow();
    await world.control.fault({ kind: 'hang', milliseconds: 1 });
    await expect(send(world, posting)).rejects.toThrow();
    await world.control.fault({ kind: 'delay', milliseconds: 1 });
    expect((await send(world, posting)).status).toBe(303);
    expect((await send(world, posting)).status).toBe(303);
    const accepted = (await world.control.ledger()).filter(({ kind }) => kind === 'accepted');
    expect(accepted).toHaveLength(5);
  });
});
