import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const PEOPLE = ['ann@x.example', 'bo@x.example', 'cy@x.example', 'dee@x.example', 'eli@x.example'];
const list = (names: string, row = '') =>
  read([names, ...PEOPLE.map((mail, at) => `${mail}|2026-03-0${at + 1}${row}`)]);

describe('people with days and no amounts', () => {
  test('are customers, and who left on a day said no', () => {
    for (const name of ['Unsubscribed on', 'Désabonné le']) {
      const found = list(`Mail|${name}`);
      expect([found.kind, found.against]).toEqual(['customers', null]);
      expect(valuesOf(found)[0]).toMatchObject({ email: 'ann@x.example', withdrawn: '2026-03-01' });
    }
  });
  test('are customers who agreed on the day on which they opted in', () => {
    const found = list('Mail|Opt-in date');
    expect(found.kind).toBe('customers');
    expect(valuesOf(found)[0]).toMatchObject({ consent_at: '2026-03-01' });
  });
  test('are of those who left as well where a column of states says so, whatever day they joined', () => {
    const lines = PEOPLE.map(
      (mail, at) => `${mail}|${at === 1 ? 'Unsubscribed' : 'Subscribed'}|2026-03-0${at + 1}`,
    );
    const values = valuesOf(read(['Mail|How|Subscribed on', ...lines]));
    expect(values.map(({ refused }) => refused === 'no')).toEqual([false, true, false, false, false]);
  });
  test('are no customers but sales where an amount stands beside them', () => {
    expect(list('Mail|Date|Total', '|12.40').kind).toBe('orders');
  });
});

test('things that have a price alone are what a shop sells', () => {
  const things = ['Rye', 'Bun', 'Tea', 'Jam', 'Milk'].map((thing, at) => `${thing}|${at + 2}.50`);
  expect(read(['Item|Each', ...things]).kind).toBe('items');
});

test('an amount of which nothing says whether its taxes are in it is asked about, and never left at nought', () => {
  const days = PEOPLE.map((_, at) => `2026-03-0${at + 1}|${at + 2}1.50`);
  const { questions } = read(['Date|Coming in', ...days], { kind: 'orders' });
  expect(questions).toEqual([{ about: 'column', header: 'Coming in', fields: ['subtotal', 'total'] }]);
  const answered = read(['Date|Coming in', ...days], { kind: 'orders', fields: { 'Coming in': 'total' } });
  expect(answered.questions).toEqual([]);
  expect(valuesOf(answered)[0]).toMatchObject({ total: 2150 });
});
