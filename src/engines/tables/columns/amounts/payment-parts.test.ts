import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const PAID = [
  [57.88, 1624.86],
  [209.86, 579.31],
  [80.1, 640.25],
  [310.4, 120.05],
  [0, 815.6],
] as const;
const sheet = (names: string, row: (cash: number, card: number) => string) =>
  read([names, ...PAID.map(([cash, card], at) => `2026-03-0${at + 1}|${row(cash, card)}`)]).columns.map(
    ({ field }) => field,
  );
const money = (value: number) => value.toFixed(2);
type Row = (cash: number, card: number) => string;
const paidTwice: Row = (cash, card) => `${money(cash)}|${money(card)}|${money(cash + card)}`;
const taxOn = (card: number) => Math.round(card * 13) / 100;
const untotalled: Row = (_, card) => `${money(card)}|${money(taxOn(card))}`;
const taxed: Row = (_, card) => `${untotalled(0, card)}|${money(card + taxOn(card))}`;

describe('amounts that add up to a total', () => {
  test('are ways to pay where neither is a rate of the other: no tax, and nothing before it', () => {
    expect(sheet('Date|Till|Terminal|Total', paidTwice)).toEqual(['date', null, null, 'total']);
  });
  test('are a tax and what it is on where one is the same hundredths of the other', () => {
    expect(sheet('Date|Before|Levy|Total', taxed)[2]).toBe('tax');
  });
});

test('the only amount of days with a tax is what was sold before it', () => {
  expect(sheet('Date|Net|Gst', untotalled)).toEqual(['date', 'subtotal', 'tax']);
});
