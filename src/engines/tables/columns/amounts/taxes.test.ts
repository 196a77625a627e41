import { expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

test('the column of what taxes come to is the tax, whatever it is called, and the taxes in it are none', () => {
  const { columns, sums } = read([
    'Date|Receipt no|Net|GST|PST|Taxes in all|Total',
    '2026-03-03|1|100.00|5.00|9.98|14.98|114.98',
    '2026-03-03|2|20.00|1.00|2.00|3.00|23.00',
    '2026-03-04|3|60.00|3.00|5.99|8.99|68.99',
  ]);
  const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field]));
  expect([fields['GST'], fields['PST'], fields['Taxes in all']]).toEqual([null, null, 'tax']);
  expect(sums['tax']).toBe(2697);
});

test('beside one tax the sum of all is the tax, as what is before taxes comes with it to the total', () => {
  const { sums } = read([
    'Date|Receipt no|Net|PST|Taxes in all|Total',
    '2026-03-03|1|100.00|9.98|14.98|114.98',
    '2026-03-03|2|20.00|2.00|3.00|23.00',
    '2026-03-04|3|60.00|5.99|8.99|68.99',
  ]);
  expect(sums['tax']).toBe(2697);
});
