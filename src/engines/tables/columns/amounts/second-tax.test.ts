import { expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

/** Receipts of some amounts before tax with columns of their own after these, by what each comes to. */
const receipts = (names: string, cells: (net: number) => readonly number[]) =>
  read([
    `Date|Receipt no|Net|${names}`,
    ...[544, 127.5, 78.2, 148.05, 390, 61.25].map((net, at) =>
      [`2026-03-0${at + 1}`, at + 1, net, ...cells(net).map((value) => value.toFixed(2))].join('|'),
    ),
  ]);
const cents = (value: number): number => Math.round(value * 100) / 100;
const [five, nearlyTen] = [(net: number) => cents(net * 0.05), (net: number) => cents(net * 0.09975)];
const thanks = (net: number): number => cents(net / 7);

test('two columns are taxes whatever they are called where their rates are charged together and the total has both', () => {
  const { sums } = receipts('Fed|Prov|Total', (net) => [
    five(net),
    nearlyTen(net),
    net + five(net) + nearlyTen(net),
  ]);
  expect(sums['tax']).toBe(20_201);
});

test('what is in the total beside them leaves them taxes', () => {
  const { sums } = receipts('GST|Prov|Thanks|Total', (net) => [
    five(net),
    nearlyTen(net),
    thanks(net),
    net + five(net) + nearlyTen(net) + thanks(net),
  ]);
  expect(sums['tax']).toBe(20_201);
});

test('one tax is none where the total has another column at a rate that no tax is known by', () => {
  const { columns, sums } = receipts('GST|City|Total', (net) => [
    five(net),
    cents(net * 0.02),
    net + five(net) + cents(net * 0.02),
  ]);
  expect([sums['tax'], columns.find(({ header }) => header === 'GST')?.field]).toEqual([undefined, null]);
});

test('one tax is none where the column beside it would be a second one and no total tells', () => {
  expect(receipts('GST|Prov', (net) => [five(net), nearlyTen(net)]).sums['tax']).toBeUndefined();
});

test('one tax is all of it where the total has no other, whatever share of the amount another column is', () => {
  const { sums } = receipts('GST|Prov|Total', (net) => [five(net), nearlyTen(net), net + five(net)]);
  expect(sums['tax']).toBe(6745);
});

test('taxes of whole amounts in a workbook are added up as others are', () => {
  const table = [100, 200, 300, 400].map((net, at) =>
    [`2026-03-0${at + 1}`, at + 1, net, net / 20, net / 10, net * 1.15].join('|'),
  );
  expect(read(['Date|Receipt no|Net|GST|PST|Total', ...table]).sums['tax']).toBe(15_000);
});
