import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** Work that ends when the test says so, in the order in which it began. */
function desk(limits: { perSource?: number; waiting?: number } = {}) {
  const turns = new FairTurns({ atOnce: 1, perSource: 8, waiting: 40, ...limits });
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const bring = (source: string, what: string, signal?: AbortSignal) =>
    turns.take(
      source,
      async () => {
        begun.push(what);
        await new Promise<void>((resolve) => endings.push(resolve));
        return what;
      },
      signal,
    );
  const finishOne = async () => {
    endings.shift()?.();
    for (let ticks = 0; ticks < 10; ticks += 1) await Promise.resolve();
  };
  return { begun, bring, finishOne };
}

describe('taking turns', () => {
  it('lets one who brings one thing wait for one of another who brings eight', async () => {
    const { begun, bring, finishOne } = desk();
    for (let number = 1; number <= 8; number += 1) void bring('many', `many ${number}`);
    void bring('one', 'one 1');
    await finishOne();
    await finishOne();
    expect(begun).toEqual(['many 1', 'one 1', 'many 2']);
  });

  it('goes round between those who bring many', async () => {
    const { begun, bring, finishOne } = desk();
    for (const source of ['a', 'a', 'a', 'b', 'b', 'c']) void bring(source, source);
    for (let times = 0; times < 5; times += 1) await finishOne();
    expect(begun.join('')).toBe('abcaba');
  });

  it('tells who holds too much, and everybody where the room is full', async () => {
    const { bring, finishOne } = desk({ perSource: 2, waiting: 2 });
    const first = bring('a', 'a 1');
    void bring('a', 'a 2');
    expect(await bring('a', 'a 3')).toBe('source_full');
    void bring('b', 'b 1');
    expect(await bring('c', 'c 1')).toBe('full');
    await finishOne();
    expect(await first).toBe('a 1');
    const again = bring('a', 'a 4');
    for (let times = 0; times < 3; times += 1) await finishOne();
    expect(await again).toBe('a 4');
  });

  it('gives up the place of who leaves, and passes a turn on after a failure', async () => {
    const { begun, bring, finishOne } = desk();
    void bring('a', 'a 1');
    const stop = new AbortController();
    const left = bring('b', 'b 1', stop.signal);
    stop.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    void bring('c', 'c 1');
    await finishOne();
    expect(begun).toEqual(['a 1', 'c 1']);
    const turns = new FairTurns({ atOnce: 1, perSource: 1, waiting: 1 });
    await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take('a', () => Promise.resolve(7))).toBe(7);
  });
});
