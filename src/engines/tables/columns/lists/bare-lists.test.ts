import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const list = (counts: readonly number[], title = 'Wren & Oak|') => [
  title,
  'Item|Units',
  ...counts.map((count, at) => `Thing ${'abcdefgh'[at]}|${count}`),
];
const MIXED = [18, 42, 7, 11, 9, 25];
const kindAndQuestions = (...asked: Parameters<typeof read>) => {
  const { kind, questions } = read(...asked);
  return [kind, questions.map(({ about }) => about)];
};

describe('a list of nothing but things and counts', () => {
  test('is of stock or of what was sold as its title says', () => {
    expect(kindAndQuestions(list(MIXED, 'Stocktake Dec 31|'))).toEqual(['items', []]);
    expect(kindAndQuestions(list(MIXED, 'Inventaire du printemps|'))).toEqual(['items', []]);
    expect(kindAndQuestions(list(MIXED, 'Sold in March|'))).toEqual(['item_totals', []]);
    expect(kindAndQuestions(list(MIXED, 'Ventes de mars|'))).toEqual(['item_totals', []]);
  });

  test('is of stock where nothing is left of a thing, and of what sells best where counts go down', () => {
    expect(kindAndQuestions(list([18, 0, 7, 11, 9, 25]))).toEqual(['items', []]);
    expect(kindAndQuestions(list([42, 25, 18, 11, 9, 7]))).toEqual(['item_totals', []]);
  });

  test('is asked about where nothing tells, or what tells does not agree, and is what the owner says', () => {
    for (const lines of [list(MIXED), list([42, 25, 18, 11, 9, 7], 'Stock|')])
      expect(read(lines).questions).toEqual([{ about: 'column', header: 'Units', fields: ['stock', 'qty'] }]);
    expect(kindAndQuestions(list(MIXED), { fields: { Units: 'stock' } })).toEqual(['items', []]);
    expect(kindAndQuestions(list(MIXED), { fields: { Units: 'qty' } })).toEqual(['item_totals', []]);
  });
});
