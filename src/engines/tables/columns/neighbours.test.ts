import { describe, expect, test } from 'vitest';
import type { LinearModel } from '#engines/classifier/index.ts';
import { AFTER, FIRST, LAST, withNeighbours } from './neighbours.ts';

const labels = ['none', 'item', 'variant'];
const said = (weights: readonly number[]) => ({ scale: 1, classes: [0, 1, 2], weights });
const nothingOfNeighbours: LinearModel = { labels, bias: [0, 0, 0], unknownScale: 0, rows: new Map() };
const model: LinearModel = {
  ...nothingOfNeighbours,
  rows: new Map([
    [FIRST, said([0, 1, -3])],
    [LAST, said([1, 0, 0])],
    [`${AFTER}item`, said([-1, -3, 2])],
    [`${AFTER}variant`, said([1, 0, -3])],
  ]),
};
const likely = (none: number, item: number, variant: number) =>
  new Map(Object.entries({ none, item, variant }));

describe('what stands beside a column', () => {
  test('makes a size of what stands right of a thing, and nothing of the same column elsewhere', () => {
    const [thing, open] = [likely(0.1, 0.85, 0.05), likely(0.6, 0.1, 0.3)];
    const [, beside] = withNeighbours([thing, open, likely(0.9, 0.1, 0)], model);
    expect(beside?.get('variant')).toBeGreaterThan(0.8);
    const [first] = withNeighbours([open, thing], model);
    expect(first?.get('variant')).toBeLessThan(0.1);
  });

  test('makes no column what its values cannot be, and leaves likelihoods together 1', () => {
    const [, beside] = withNeighbours([likely(0.1, 0.9, 0), likely(0.5, 0.5, 0)], model);
    expect(beside?.get('variant')).toBe(0);
    expect([...(beside?.values() ?? [])].reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  });

  test('says nothing where a model learned nothing of it', () => {
    const columns = [likely(0.1, 0.9, 0), likely(0.5, 0.3, 0.2)];
    expect(withNeighbours(columns, nothingOfNeighbours)).toEqual(columns);
  });
});
