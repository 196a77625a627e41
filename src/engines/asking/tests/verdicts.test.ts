import { describe, expect, it } from 'vitest';
import { answerOf } from '#engines/asking/index.ts';
import type { Cell } from '#engines/asking/index.ts';
import { query } from '#testing/sales-questions.ts';

/** Numbers from 0 to 1 that look like chance and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const OPEN = [4, 4, 4, 4, 4, 4, 4];
const against = { from: '2026-09-23', to: '2026-10-20' };

/** Four weeks of a group: each weekday at a level of its own, Saturdays at three times it, with a scatter of a fifth. */
const cellsOf = (key: string, side: Cell['side'], level: number, next: () => number, lines = 30): Cell[] =>
  OPEN.map((days, weekday) => {
    const values = Array.from({ length: days }, () => level * (weekday === 6 ? 3 : 1) * (0.8 + 0.4 * next()));
    const sum = (of: (value: number) => number) => values.reduce((total, value) => total + of(value), 0);
    const x = sum((value) => value);
    return { key, side, weekday, x, y: 0, xx: sum((value) => value ** 2), yy: 0, xy: 0, cases: lines };
  });

const answer = (cells: readonly Cell[], parts: Parameters<typeof query>[0]) =>
  answerOf({ cells, open: { now: OPEN, before: OPEN }, names: new Map(), items: new Set() }, query(parts));

describe('what is said to differ', () => {
  it('is hardly ever chance: of 1,000 groups that did not change at most one in a hundred is named', () => {
    const next = chance(7);
    let named = 0;
    for (let shop = 0; shop < 50; shop += 1) {
      const cells = Array.from({ length: 20 }, (_, at) => String(at)).flatMap((key) => [
        ...cellsOf(key, 'now', 1000, next),
        ...cellsOf(key, 'before', 1000, next),
      ]);
      named += answer(cells, { group: 'item', against, changed: 'more' }).found;
      named += answer(cells, { group: 'item', against, changed: 'less' }).found;
    }
    expect(named).toBeLessThanOrEqual(10);
  });

  it('is found where half is gone, whatever the other groups do', () => {
    const next = chance(11);
    const cells = Array.from({ length: 20 }, (_, at) => String(at)).flatMap((key) => [
      ...cellsOf(key, 'now', key === '3' ? 500 : 1000, next),
      ...cellsOf(key, 'before', 1000, next),
    ]);
    const { groups } = answer(cells, { group: 'item', against, changed: 'less' });
    expect(groups.map(({ key }) => key)).toEqual(['3']);
  });

  it('is nothing of fewer than 20 sales', () => {
    const next = chance(13);
    const cells = [...cellsOf('few', 'now', 100, next, 2), ...cellsOf('few', 'before', 1000, next, 2)];
    expect(answer(cells, { group: 'item', against }).groups[0]?.verdict).toBe('few');
  });
});

describe('which group is ahead', () => {
  it('is said of one that is, and not of two that are alike', () => {
    const next = chance(17);
    const far = [...cellsOf('one', 'now', 2000, next), ...cellsOf('two', 'now', 1000, next)];
    expect(answer(far, { group: 'item', order: 'most' })).toMatchObject({
      leads: 'ahead',
      groups: [{ key: 'one' }, { key: 'two' }],
    });
    const near = [...cellsOf('one', 'now', 1000, next), ...cellsOf('two', 'now', 1001, next)];
    expect(answer(near, { group: 'item', order: 'most' }).leads).toBe('close');
  });

  it('a share of under 20 sales is none', () => {
    const next = chance(19);
    const cells = cellsOf('one', 'now', 1000, next, 1).map((cell) => ({ ...cell, y: cell.x * 2 }));
    expect(answer(cells, { measure: 'margin_share' }).now).toMatchObject({ value: null, cases: 7 });
  });
});
