import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-09', '2026-03-11'];
const against = (names: string, row: (at: number) => string, said?: Parameters<typeof read>[1]) =>
  read([names, ...DAYS.map((day, at) => `${day}|${row(at)}`)], said).against;
const amount = (at: number) => `${(at + 2) * 13}.40`;
const paid = (at: number) => `Bell|${amount(at)}`;
const counted = (at: number) => `Flour|${at + 2}|3.00|${(at + 2) * 3}.00`;
const twoCounts = (at: number) => `Rye|${at + 1}|${at + 2}`;

describe('a table with days and amounts', () => {
  test('is of what was bought where somebody is named as paid, in either language', () => {
    expect(against('Date|Payee|Net', paid)).toBe('bought');
    expect(against('Date|Fournisseur|Net', paid)).toBe('bought');
  });
  test('is of what was bought where so many at what each cost are the amount', () => {
    expect(against('Date|Item|Units|Bought|Total', counted)).toBe('bought');
    expect(against('Date|Item|Units|Each|Total', counted)).toBeNull();
  });
  test('is of offers by their number, or a day until which they stand, but not where it has a number of its own beside', () => {
    expect(against('Date|Total|Valid until', (at) => `${amount(at)}|2026-12-31`)).toBe('offered');
    expect(against('Date|Receipt no|Estimate|Total', (at) => `R-${at}|E-${at}|${amount(at)}`)).toBeNull();
  });
  test('is of what was thrown away where a count is called so and nothing is called sold', () => {
    expect(against('Date|Item|Wasted|Net', (at) => `Rye|${at + 1}|${amount(at)}`)).toBe('wasted');
    expect(against('Date|Item|Units|Jetés', twoCounts)).toBeNull();
    expect(against('Date|Item|Units sold|Wasted|Net', (at) => `${twoCounts(at)}|${amount(at)}`)).toBeNull();
  });
  test('is a plan where all its amounts are planned, and not where sales stand beside a target', () => {
    expect(against('Date|Net|Budget', (at) => `${amount(at)}|90.00`)).toBeNull();
    const plan = ['Budget 2027|', 'Date|Total', ...DAYS.map((day, at) => `${day}|${amount(at)}`)];
    expect(read(plan).against).toBe('planned');
  });
  test('is of sales where a title says that something was sold, and where a thing has a maker or a bill its number', () => {
    const days = DAYS.map((day, at) => `${day}|${amount(at)}`);
    expect(read(['Expenses of March|', 'Date|Total', ...days]).against).toBe('bought');
    expect(read(['Sales and expenses|', 'Date|Total', ...days]).against).toBeNull();
    expect(against('Date|Bill|Total', paid)).toBeNull();
    expect(against('Date|Frais de livraison|Total', (at) => `4.00|${amount(at)}`)).toBeNull();
  });
  test('is what its owner says, whatever speaks against it', () => {
    expect(against('Date|Payee|Net', paid, { kind: 'orders' })).toBeNull();
  });
});
