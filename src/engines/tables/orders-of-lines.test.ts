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

describe('orders of whose further lines only the thing, the count and the price are filled', () => {
  const WIDE = 'Receipt no|Date|Pour qui|Mail|State|Item|Units|Each|Mot|Carriage|Net|GST|PST|Total|Livreur';
  const orders = (again: (number: string) => string) => [
    WIDE,
    'V-7|2025-11-03|Garderie|a@b.example|paid|Lasagne|3|18.00||5.00|79.00|4.20|8.38|96.58|Luc',
    `${again('V-7')}|||||Salade|2|12.50|||||||`,
    'V-8|2025-11-03|M. Petit|c@d.example|paid|Quiche|1|16.00|Merci|5.00|16.00|1.05|2.09|24.14|Luc',
    'V-9|2025-11-05|Bureau|e@f.example|void|Sandwich|12|6.25||0.00|105.00|5.25|10.47|120.72|Ana',
    `${again('V-9')}|||||Jus|10|3.00|||||||`,
    '||Cumul|||||||10.00|95.00|5.25|10.47|120.72|',
    'V-10|2025-11-06|Mme Roy|g@h.example|paid|Pain|2|4.00||0.00|8.00|0.40|0.80|9.20|Ana',
  ];

  test.each([
    ['stands there once more', (number: string) => number],
    ['is left out', () => ''],
  ])('are lines of the order above, whose number %s', (_, again) => {
    const { kind, rows, leftOut } = read(orders(again));
    expect(kind).toBe('order_lines');
    expect([...rows.values()].map(({ values }) => [values['item'], values['qty'], values['total']])).toEqual([
      ['Lasagne', 3000, 9658],
      ['Salade', 2000, undefined],
      ['Quiche', 1000, 2414],
      ['Pain', 2000, 920],
    ]);
    expect(leftOut).toEqual([
      { line: 5, reason: 'not-a-sale' },
      { line: 6, reason: 'not-a-sale' },
      { line: 7, reason: 'not-data' },
    ]);
  });

  test('are such with a single amount of the order, where its day and its customer stand in the first line alone too', () => {
    const { kind, rows } = read([
      'Date|Receipt no|For|Item|Units|Each|Total',
      '2025-03-01|901|Kim|Small hamper|2|30.00|75.00',
      '|901||Card|3|5.00|',
      '2025-03-02|902|Al|Large hamper|1|80.00|80.00',
      '2025-03-03|903|Jo|Small hamper|1|30.00|42.50',
      '|903||Candle|1|12.50|',
    ]);
    expect([kind, rows.size]).toEqual(['order_lines', 5]);
  });

  test('are not seen in receipts whose further lines lack what few lines have at all: a tip, money off', () => {
    const { kind } = read([
      'Receipt no|Date|Item|Units|Each|Net|GST|Total|Back|Off',
      '11|2025-05-03|Jam|2|6.00|12.00|0.60|12.60||',
      '11|2025-05-03|Tea|1|4.00|4.00|0.20|4.20||',
      '12|2025-05-03|Jam|1|6.00|6.00|0.30|6.30|1.00|',
      '13|2025-05-04|Tea|2|4.00|8.00|0.40|8.40||1.00',
      '13|2025-05-04|Bun|2|3.00|6.00|0.30|6.30||',
    ]);
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
