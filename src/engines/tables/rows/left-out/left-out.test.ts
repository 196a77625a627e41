import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const HEADER = 'Date|Item|Units|Net|Total|Note';
const SALES = [
  '2026-03-02|Rye|2|8.00|9.20|',
  '2026-03-02|Tote|1|24.00|27.60|',
  '2026-03-03|Scone|3|9.00|10.35|',
];
const reasonOf = (line: string) => read([HEADER, ...SALES, line]).leftOut.map(({ reason }) => reason);

const period = (name: string, net: string) =>
  read([
    'Item|Units|Net|GST|Total|Note',
    'Wash|20|80.00|4.00|84.00|self',
    'Dry|30|60.00|3.00|63.00|self',
    `${name}|50|${net}|7.00|147.00|`,
    'Iron|5|20.00|1.00|21.00|desk',
  ]).leftOut;

test('a line of a period is a sum where each of its amounts is one, although it lacks hardly anything', () => {
  expect(period('Self-service so far', '140.00')).toEqual([{ line: 4, reason: 'not-data' }]);
  expect(period('Fold', '141.00')).toEqual([]);
});

const menu = (name: string, units: number) =>
  read([
    'Item|Units|Net|GST|Total',
    'Soup|20|80.00|4.00|84.00',
    'Pie|10|60.00|3.00|63.00',
    `${name}|${units}|140.00|7.00|147.00`,
  ]).leftOut;

test('a line of a period is a sum also where it lacks nothing, by its count and amounts together', () => {
  expect(menu('Food altogether', 30)).toEqual([{ line: 4, reason: 'not-data' }]);
  expect(menu('Feast', 7)).toEqual([]);
});

const shelf = (worth: string) =>
  read([
    'Code|Item|Shelf|Bought|Each|In stock',
    'B-1|Ballpoint|Pens|0.50|1.25|40',
    'B-2|Fountain pen|Pens|12.00|29.00|3',
    'N-1|Notebook|Paper|2.10|4.95|25',
    `|All of it|||${worth}|`,
  ]).leftOut;

test('what all that is in stock comes to at its price is no thing in stock', () => {
  expect(shelf('260.75')).toEqual([{ line: 5, reason: 'not-data' }]);
});

test('what says nothing but a price above all others, below the last row, is no thing in stock, however it was reckoned', () => {
  expect(shelf('260.00')).toEqual([{ line: 5, reason: 'not-data' }]);
  expect(shelf('9.00')).toEqual([]);
});

test('what rows come to on average is none of them', () => {
  const lines = [
    'Item|Units|Net|GST|Total|Note',
    'Wash|20|80.00|4.00|84.00|self',
    'Dry|30|60.00|3.00|63.00|self',
  ];
  expect(read([...lines, 'A usual one|25|70.00|3.50|73.50|']).leftOut).toEqual([
    { line: 4, reason: 'not-data' },
  ]);
});

const reviewsWith = (stars: string) =>
  read([
    'Date|Stars|Would recommend|Words|Where',
    `2026-03-02|${stars}|recommends|Warm and quick|Main`,
    `2026-03-03|${stars}|recommends|Kind|Main`,
    `2026-03-04|${stars}|doesn't recommend|Slow|Main`,
    '2026-03-05|4||Fine|Main',
    '2026-03-06||recommends|No card to score|Main',
  ]).leftOut;

test('a recommendation stands for the stars of a review where reviews have one or the other, and not beside stars', () => {
  expect(reviewsWith('')).toEqual([]);
  expect(reviewsWith('5')).toEqual([{ line: 6, reason: 'unreadable' }]);
});

describe('a sum of an inventory', () => {
  test('is none of its things, wherever its label speaks of a total', () => {
    const { leftOut } = read([
      'SKU|Item|Vendor|Category|In stock|Cost|Price|Counted by',
      'A1|Treasure|Ludo|Games|14|18.50|34.99|Sam',
      'A2|Glue|Paper|Craft|37|1.30|3.49|Sam',
      'A3|Top|Ludo|Games|5|4.00|9.99|Gen',
      '|Total value of the stock||||259.00||',
    ]);
    expect(leftOut).toEqual([{ line: 5, reason: 'not-data' }]);
  });
});

describe('a line that is no sale', () => {
  test.each([
    ['a float that has a total alone', '2026-03-03|Float|||200.00|counted twice', 'not-data'],
    ['a note that stands alone', '|Week of the snow||||', 'not-data'],
    ['a short form for a sum', '|Tot. week|6|41.00|47.15|', 'not-data'],
    ['what the rows before it come to', '|Week 10|6|41.00|47.15|', 'not-data'],
    ['a note that begins with a void', '2026-03-03|Rye|1|4.00|4.60|VOIDED rung twice', 'not-a-sale'],
    ['a thing that is named a void', '2026-03-03|Void|1|4.00|4.60|', 'not-a-sale'],
    ['a thing with a void in capitals before it', '2026-03-03|VOID Rye loaf|1|4.00|4.60|', 'not-a-sale'],
    ['gift cards, however many and however written', '2026-03-03|Gift-cards 50|1|50.00|50.00|', 'not-a-sale'],
    ['gift cards in a list of nothing else', '2026-03-03|Gift card, gift card|2|50.00|50.00|', 'not-a-sale'],
  ])('is left out: %s', (_, line, reason) => {
    expect(reasonOf(line)).toEqual([reason]);
  });

  test.each([
    ['a thing that is named after a void', '2026-03-03|Void Stout|1|4.00|4.60|'],
    ['a note that names a void in passing', '2026-03-03|Rye|1|4.00|4.60|instead of the voided one'],
    ['a gift card in a list with things', '2026-03-03|Drip coffee, Gift card|1|4.00|4.60|'],
    ['a thing whose name begins as a sum does', '2026-03-03|Total Soap|1|4.00|4.60|'],
  ])('is not taken for one: %s', (_, line) => {
    expect(reasonOf(line)).toEqual([]);
  });

  test('is told by any word of its state, where none says that it was paid', () => {
    const states = ['paid', 'offer, still pending', 'paid, pending pick-up'];
    const lines = states.map((state, at) => `2026-03-0${at + 1}|Rye|1|4.00|${state}`);
    expect(read(['Date|Item|Units|Net|State', ...lines]).leftOut.map(({ line }) => line)).toEqual([3]);
  });
});

const receipt = (number: number, lines: readonly string[], paid: string): string[] => [
  ...lines.map((line) => `2026-03-02|${number}|${line}|1`),
  `2026-03-02|${number}|Debit|||${paid}|TD|1`,
];

test('which codes of a till are sales is learned from what was paid', () => {
  const { leftOut, rows } = read([
    'Date|Receipt no|Item|Units|Net|Total|Kind|Desk',
    ...receipt(101, ['Rye|1|4.00|4.60|SA', 'Tote|1|24.00|27.60|VD'], '4.60'),
    ...receipt(102, ['Tote|1|24.00|27.60|SA'], '27.60'),
    ...receipt(103, ['Rye|2|8.00|9.20|SA', 'Scone|-1|-3.00|-3.45|RT'], '5.75'),
    '2026-03-02|104|Tote|9|216.00|248.40|SU|1',
  ]);
  expect(leftOut.filter(({ reason }) => reason === 'not-a-sale').map(({ line }) => line)).toEqual([3, 10]);
  expect(valuesOf({ rows } as ReturnType<typeof read>).map((values) => values['total'])).toEqual([
    460, 2760, 920, -345,
  ]);
});

test('a line that is there once more with its own number is no second sale', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `2026-03-02|Rye|1|4.00|90${at + 100}`);
  const { leftOut } = read(['Date|Item|Units|Net|Sequence', ...lines, lines[4] ?? '']);
  expect(leftOut).toEqual([{ line: 14, reason: 'duplicate' }]);
});

test('what a column of states calls a return is below nought, whether or not it is known for one', () => {
  const rows = read([
    'Date|Item|Units|Net|Total|Move',
    '2026-03-02|Rye|2|8.00|9.20|sale',
    '2026-03-02|Tote|1|24.00|27.60|sale',
    '2026-03-03|Rye|1|4.00|4.60|refund',
    '2026-03-03|Scone|3|9.00|10.35|void',
  ]);
  expect(valuesOf(rows).map(({ qty }) => qty)).toEqual([2000, 1000, -1000]);
});

test('a review that is there once more by the number of its card is left out', () => {
  const cards = Array.from(
    { length: 14 },
    (_, at) =>
      `C-${String(at).padStart(2, '0')}|2026-03-${10 + at}|Ann ${at}|5|Lovely shop number ${at}, thank you|Y`,
  );
  const again = cards[13]?.replace('|Y', '|N') ?? '';
  const { leftOut } = read(['Card|Date|Who|Stars|Words|Send a friend?', ...cards, again]);
  expect(leftOut).toEqual([{ line: 16, reason: 'duplicate' }]);
});

test('an order whose number says with it that it was cancelled is no sale', () => {
  const { leftOut } = read([
    'Receipt no|Date|Item|Units|Net',
    '8806|2026-03-02|Rye|2|8.00',
    '8807 ANNULÉ|2026-03-02|Tote|1|24.00',
    '8808|2026-03-03|Rye|1|4.00',
  ]);
  expect(leftOut).toEqual([{ line: 3, reason: 'not-a-sale' }]);
});

const STATES = ['paid', 'paid', 'cancelled', 'paid', 'open', 'part refunded', 'paid', 'paid'];
const sales = (name: string, states: readonly string[]) =>
  read([
    `Date|Item|Units|Net|${name}`,
    ...states.map((state, at) => `2026-03-0${at + 1}|Thing ${'abcdefgh'[at]}|1|${at + 1}.00|${state}`),
  ]);

describe('a column of states', () => {
  test('is one whatever it is called, where all its words are states, some of them with more beside', () => {
    const { leftOut, columns } = sales('Settled?', STATES);
    expect(leftOut.map(({ line }) => line)).toEqual([4, 6]);
    expect(columns.find(({ header }) => header === 'Settled?')?.field).toBe('status');
    // Words of which most are no states are none.
    const colours = STATES.map((state, at) => (at % 2 === 0 ? 'green' : state));
    expect(sales('Settled?', colours).leftOut.map(({ line }) => line)).not.toContain(6);
  });

  test('is one where most rows have the same word and another says that there was no sale', () => {
    const came = ['came', 'came', 'annulée', 'came', 'late', 'came'];
    expect(sales('Presence', came).columns.find(({ header }) => header === 'Presence')?.field).toBe('status');
    const sent = sales('Delivery', came).columns.find(({ header }) => header === 'Delivery');
    expect(sent?.field).toBeNull();
  });
});

const flagged = (name: string) =>
  read([`Date|Item|Units|Net|${name}`, '2026-03-02|Rye|1|4.00|0', '2026-03-02|Rye|1|4.00|1']).leftOut;

test('a flag whose name begins with a word for what is void leaves out what it is set for', () => {
  expect(flagged('VOIDFLAG')).toEqual([{ line: 3, reason: 'not-a-sale' }]);
  expect(flagged('TILLFLAG')).toEqual([]);
});

test('the lines above the header are no rows where each page begins with them, whatever its number', () => {
  const lines = [
    'Stock at noon|2026-04-01 06:00|page 1|||',
    'Code|Item|Shelf|Bought|Each|In stock',
    'B-1|Ballpoint|Pens|0.50|1.25|40',
    'B-2|Fountain pen|Pens|12.00|29.00|3',
    '|||||',
    'Stock at noon|2026-04-01 06:00|page 2|||',
    'Code|Item|Shelf|Bought|Each|In stock',
    'N-1|Notebook|Paper|2.10|4.95|25',
  ];
  const { kind, leftOut } = read(lines);
  expect(kind).toBe('items');
  expect(leftOut).toEqual([5, 6, 7].map((line) => ({ line, reason: 'not-data' })));
});
