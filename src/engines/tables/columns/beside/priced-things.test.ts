import { expect, it } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import { withPricedThings } from './priced-things.ts';

const columnOf = (
  name: string,
  sample: readonly string[],
  { shape, meanings }: { shape: 'phrase' | 'money'; meanings: [Meaning, number][] },
): Column => ({
  name,
  at: 0,
  sample,
  numbers: sample.map((cell) => (shape === 'money' ? Number(cell) : null)),
  shares: { [shape]: 1, differing: new Set(sample).size / sample.length, filled: 1 },
  meanings: new Map(meanings),
  sign: '.',
});
const OPEN: [Meaning, number][] = [
  ['none', 0.9],
  ['item', 0.06],
];
const subjects = ['French', 'Exams', 'French', 'Reading', 'Exams', 'Reading', 'French'].map(
  (one) => `${one} club`,
);
const rates = ['30', '45', '30', '20', '45', '20', '30'];
const priced = (meanings = OPEN, amounts = rates) => {
  const [subject] = withPricedThings([
    columnOf('Subject', subjects, { shape: 'phrase', meanings }),
    columnOf('Rate', amounts, { shape: 'money', meanings: [['price', 0.9]] }),
  ]);
  return subject?.meanings.get('item') ?? 0;
};

it('takes for things what prices go by, where its name leaves it open', () => {
  expect(priced()).toBeGreaterThan(0.5);
});

it('takes nothing for things by which no price goes', () => {
  expect(priced(OPEN, ['30', '45', '20', '30', '45', '20', '35'])).toBe(0.06);
});

it('takes people for no things, though each pays the same every time', () => {
  expect(
    priced([
      ['person', 0.9],
      ['item', 0.06],
    ]),
  ).toBe(0.06);
});
