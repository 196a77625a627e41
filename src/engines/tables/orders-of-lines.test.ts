import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const HEADER = 'Receipt no|Date|Who for|Item|Units|Each|Line|Total|GST|State|Packed by';
const ORDERS = [
  'FB-201|2026-03-04|Dana|Ground beef|20|6.00|120.00|200.00|10.00|picked up|Stan',
  '|||Sirloin|5|12.00|60.00||||',
  '|||Beef bones|4|5.00|20.00||||',
  'FB-202|2026-03-05|Omar|Half hog|50|3.00|150.00|150.00|7.50|picked up|Jo',
  'FB-203|2026-03-07|Greta|Chicken thighs|10|4.00|40.00|80.00|4.00|CANCELLED|Jo',
  '|||Chicken wings|8|5.00|40.00||||',
];

describe('orders whose number stands in the first of their lines alone', () => {
  test('are lines of orders, each with its thing, and a cancelled one is out with all of them', () => {
    const { kind, rows, leftOut } = read([HEADER, ...ORDERS]);
    expect(kind).toBe('order_lines');
    expect([...rows.values()].map(({ values }) => values['item'])).toEqual([
      'Ground beef',
      'Sirloin',
      'Beef bones',
      'Half hog',
    ]);
    expect(leftOut).toEqual([
      { line: 6, reason: 'not-a-sale' },
      { line: 7, reason: 'not-a-sale' },
    ]);
  });

  test('have nothing for a thing that stands in first lines alone, whatever its name is', () => {
    const named = HEADER.replace('Item', 'Thing').replace('Packed by', 'Item');
    const { columns } = read([named, ...ORDERS]);
    expect(columns.filter(({ field }) => field === 'item')).toEqual([]);
  });

  test('end in a sum that is none of them, whatever its label says more', () => {
    const { leftOut } = read([HEADER, ...ORDERS.slice(0, 4), '|||TOTAL SEASON|79||350.00|350.00|17.50||']);
    expect(leftOut).toEqual([{ line: 6, reason: 'not-data' }]);
  });

  test('end in a sum that is none of them, whatever its label is: it says the amounts of whole orders, and no order', () => {
    const { leftOut } = read([HEADER, ...ORDERS.slice(0, 4), '|||Season so far|79||350.00|350.00|17.50||']);
    expect(leftOut).toEqual([{ line: 6, reason: 'not-data' }]);
  });

  test('are not seen in lines of sales that have a note or two without a number', () => {
    const sales = Array.from(
      { length: 10 },
      (_, at) => `T${at}|2026-03-0${1 + (at % 9)}|Rye ${at}|2|4.00|8.00|0.40|8.40`,
    );
    const { kind } = read(['Receipt no|Date|Item|Units|Each|Net|GST|Total', ...sales, '||Float|1||||200.00']);
    expect(kind).toBe('sale_lines');
  });
});

describe('sums between columns', () => {
  test('tell a total with its tax from what net was before a discount, where some was given back', () => {
    const { columns } = read([
      'Item|Units|Before|Off|Back|Net|HST on sales|With tax',
      'Petunia|10|100.00|10.00|0.00|90.00|11.70|101.70',
      'Marigold|20|200.00|0.00|20.00|180.00|23.40|203.40',
      'Coleus|5|50.00|0.00|5.00|45.00|5.85|50.85',
      'Cedar|8|400.00|40.00|0.00|360.00|46.80|406.80',
    ]);
    const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field]));
    expect(fields).toMatchObject({
      Before: 'gross',
      Off: 'discount',
      'HST on sales': 'tax',
      'With tax': 'total',
    });
  });

  test('know prices that hold their tax', () => {
    const { sums } = read([
      'Date|Article|Poids (kg)|€ / kg|Mt HT|TVA 5,5 %|Mt TTC',
      '2026-03-12|Bavette|2|21,10|40,00|2,20|42,20',
      '2026-03-12|Poulet|3|10,55|30,00|1,65|31,65',
      '2026-03-13|Gigot|4|26,38|100,02|5,50|105,52',
      '2026-03-13|Jambon|2|31,65|60,00|3,30|63,30',
    ]);
    expect([sums['net'], sums['tax'], sums['total']]).toEqual([23_002, 1265, 24_267]);
  });
});
