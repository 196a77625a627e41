import { expect, test } from 'vitest';
import type { Column } from '#engines/tables/columns/columns.ts';
import { withNamesPaired, withPeopleTold } from './people.ts';

const column = (at: number, meanings: readonly [string, number][], sample: readonly string[]): Column => ({
  name: `column ${at}`,
  at,
  sample,
  sign: null,
  meanings: new Map(meanings),
  shares: { filled: 1, differing: new Set(sample).size / sample.length, word: 1 },
  numbers: sample.map(() => null),
});
const OPEN: [string, number][] = [
  ['person', 0.2],
  ['none', 0.6],
  ['vendor', 0.2],
];
const person = (columns: readonly Column[]) =>
  withPeopleTold(columns).map(({ meanings }) => meanings.get('person'));

test('a name that leaves open whether it is of people is where they are written as people are', () => {
  const owners = column(0, OPEN, ['P. Ashworth', 'Mrs Idowu', 'Callum Reid', 'M. et Mme Roy']);
  const dogs = column(1, OPEN, ['Bramble', 'Teddy + Bear', 'Nessa', 'Max']);
  expect(person([owners, dogs])).toEqual([0.7, 0.2]);
  const listed = column(0, OPEN, ['Whitlock, Amos', 'de Wit, Saskia', 'Mercer, Kit', 'Walk in']);
  const things = column(1, OPEN, ['Pads, front', 'Sweet corn, dozen', 'Rolls, 6', 'Rotor']);
  expect(person([listed, things])).toEqual([0.7, 0.2]);
});

test('whoever stands in row after row works there, and where another column is of people nothing is told', () => {
  const staff = column(0, OPEN, ['M. Roy', 'M. Roy', 'M. Roy', 'M. Roy', 'M. Roy']);
  expect(person([staff])).toEqual([0.2]);
  const owners = column(0, OPEN, ['P. Ashworth', 'Mrs Idowu', 'J. Reid']);
  expect(person([owners, column(1, [['person', 0.9]], ['Al Gore', 'Bo Hay', 'Cy Orr'])])).toEqual([0.2, 0.9]);
});

const named = (meanings: readonly [string, number][], sample: readonly string[]): Column => {
  const one = column(0, meanings, sample);
  return { ...one, shares: { ...one.shares, word: 0, name: 1 } };
};

test('names in full are of people where hardly any stands there twice, unless the column may be things', () => {
  const CLIENTS = ['Ada Quist', 'Bo Ferris', 'Cy Hale', 'Dee Orr'];
  expect(person([named(OPEN, CLIENTS)])).toEqual([0.7]);
  expect(person([named(OPEN, ['Ada Quist', 'Ada Quist', 'Bo Ferris', 'Bo Ferris'])])).toEqual([0.2]);
  expect(
    person([named([...OPEN, ['item', 0.3]], ['Rose Bush', 'Amur Maple', 'Red Cedar', 'Blue Spruce'])]),
  ).toEqual([0.2]);
});

test('single words for people beside first names are their family names', () => {
  const first = column(0, [['first_name', 0.8]], ['Ada', 'Bo', 'Cy']);
  const family = column(
    1,
    [
      ['person', 0.4],
      ['category', 0.6],
    ],
    ['Quist', 'Ferris', 'Hale'],
  );
  expect(withNamesPaired([first, family])[1]?.meanings.get('last_name')).toBe(0.7);
  expect(withNamesPaired([family])[0]?.meanings.get('last_name')).toBeUndefined();
});
