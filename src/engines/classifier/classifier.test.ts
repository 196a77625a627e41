import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { probabilitiesOf, scaledToOne, scaleOf, scoresOf, weightOf } from './index.ts';
import type { LinearModel } from './index.ts';

const model: LinearModel = {
  labels: ['yes', 'no', 'perhaps'],
  bias: [0.5, -0.25, 0],
  unknownScale: 2,
  rows: new Map([
    ['ja ⟦é⟧', { scale: 1.5, classes: [0, 1], weights: [2, -1] }],
    ['nichts', { scale: 1, classes: [], weights: [] }],
    ['nein', { scale: 1, classes: [1], weights: [0.75] }],
  ]),
};

describe('a linear model', () => {
  test('sums what its features say of each class, and nothing of one it never met', () => {
    expect(
      scoresOf(model, [
        ['ja ⟦é⟧', 2],
        ['nein', 1],
        ['unmet', 9],
      ]),
    ).toEqual([4.5, -1.5, 0]);
    expect([scaleOf(model, 'ja ⟦é⟧'), scaleOf(model, 'unmet')]).toEqual([1.5, 2]);
    expect([weightOf(model, 'ja ⟦é⟧', 1), weightOf(model, 'nein', 0), weightOf(model, 'unmet', 0)]).toEqual([
      -1, 0, 0,
    ]);
  });

  test('counts features by their scales and all together as one, so that what it never met makes the others count less', () => {
    const known: [string, number][] = [
      ['ja ⟦é⟧', 2],
      ['nein', 4],
    ];
    expect(scaledToOne(model, known)).toEqual([
      ['ja ⟦é⟧', 3 / 5],
      ['nein', 4 / 5],
    ]);
    expect(scaledToOne(model, [...known, ['unmet', 6]])).toEqual([
      ['ja ⟦é⟧', 3 / 13],
      ['nein', 4 / 13],
      ['unmet', 12 / 13],
    ]);
    expect(scaledToOne(model, [])).toEqual([]);
    expect(scaledToOne(model, [['nein', 0]])).toEqual([['nein', 0]]);
  });

  test('gives probabilities that add up to one, the higher the score the higher, whatever the scores are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 9 }),
        (scores) => {
          const chances = probabilitiesOf(scores);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          expect(Math.max(...chances)).toBe(chances[scores.indexOf(Math.max(...scores))]);
        },
      ),
    );
  });
});
