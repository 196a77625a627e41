import { expect, test } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import { Found } from './found.ts';

const column = (name: string, meaning: string, shares: Record<string, number>): Column => ({
  name,
  at: 0,
  sample: [],
  sign: '.',
  meanings: new Map([[meaning, 0.9]]),
  shares,
  numbers: [],
});
const DAYS = column('Day', 'date', { date: 1 });
const CARE = column('Care', 'item', { word: 0.6, phrase: 0.4 });

test('likely things in words and phrases are things of a day where nothing numbers the rows', () => {
  const numbers = column('Sheet', 'line_ref', { code: 1 });
  const found = [[DAYS, CARE], [CARE], [DAYS, CARE, numbers]].map((columns) =>
    new Found(columns).unnumberedThings(),
  );
  expect(found).toEqual([CARE, undefined, undefined]);
});
