import { expect, test } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import { withPeriodsApart } from './periods.ts';

const named = (...names: string[]): Column[] =>
  names.map((name, at) => ({
    name,
    at,
    sample: [],
    sign: null,
    meanings: new Map([['cost', 0.4]]),
    shares: {},
    numbers: [],
  }));
const apart = (...names: string[]) =>
  withPeriodsApart(named(...names)).flatMap(({ name, meanings }) =>
    meanings.get('none') === 1 ? [name] : [],
  );

test('columns of the days of a week, or of months, are no fields of a row', () => {
  expect(apart('Article', 'Mar', 'Mer', 'Jeu', 'Sam.', 'Total kg')).toEqual(['Mar', 'Mer', 'Jeu', 'Sam.']);
  expect(apart('Item', 'January', 'February', 'March', 'Sum')).toEqual(['January', 'February', 'March']);
});

test('a few of them, or some that do not stand beside each other, are what they are called', () => {
  expect(apart('Sun', 'Mon', 'Price')).toEqual([]);
  expect(apart('Mon', 'Item', 'Tue', 'Price', 'Wed')).toEqual([]);
});
