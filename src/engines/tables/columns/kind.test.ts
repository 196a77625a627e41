import { describe, expect, test } from 'vitest';
import { read } from '#testing/tables.ts';

const PAYMENTS = [
  '2026-03-02|R1|Fern, forearm|80.00|4.00|84.00',
  '2026-03-02|R2|Script, rib|60.00|3.00|63.00',
  '2026-03-03|R3|Flash|20.00|1.00|21.00',
  '2026-03-04|R4|Gift card 50|50.00|2.50|52.50',
  '2026-03-04|R2|Script, rib|60.00|3.00|63.00',
];

describe('rows that name what was sold', () => {
  test('are payments where each has a number of its own and nothing is counted: one that is there twice is one', () => {
    const { kind, leftOut } = read(['Date|Receipt no|Item|Net|GST|Total', ...PAYMENTS]);
    expect(kind).toBe('orders');
    expect(leftOut).toEqual([
      { line: 5, reason: 'not-a-sale' },
      { line: 6, reason: 'duplicate' },
    ]);
  });

  test('are payments also where sums and what is carried over to the next page stand among them', () => {
    const carried = [
      '||À reporter|160.00|8.00|168.00',
      '||Report|160.00|8.00|168.00',
      '||Total|230.00|11.50|241.50',
    ];
    const lines = [
      ...PAYMENTS.slice(0, 3),
      ...carried.slice(0, 2),
      ...PAYMENTS.slice(3, 4),
      ...carried.slice(2),
    ];
    expect(read(['Date|Receipt no|Item|Net|GST|Total', ...lines]).kind).toBe('orders');
  });

  test('are lines of an order with a deposit in its first line where each has a total of its own', () => {
    const lines = [
      'F1|2026-05-01|Lunch boxes|24|16.95|406.80|20.34|427.14|200.00|227.14',
      'F1|2026-05-01|Vegetables|2|45.00|90.00|4.50|94.50||',
      'F1|2026-05-01|Delivery|1|25.00|25.00|1.25|26.25||',
      'F2|2026-05-14|Cold brunch|42|18.50|777.00|38.85|815.85|300.00|515.85',
      'F2|2026-05-14|Coffee|42|2.00|84.00|4.20|88.20||',
    ];
    const header = 'Invoice|Date|Item|Qty|Price|Net|GST|Total|Deposit paid|Left to pay';
    expect(read([header, ...lines]).kind).toBe('sale_lines');
  });

  test('are lines of sales where things are counted, or a number stands above more than one of them', () => {
    const counted = PAYMENTS.map((line) => `${line}|2`);
    expect(read(['Date|Receipt no|Item|Net|GST|Total|Units', ...counted]).kind).toBe('sale_lines');
    const several = ['2026-03-02|R1|Fern, care|10.00|0.50|10.50', ...PAYMENTS];
    expect(read(['Date|Receipt no|Item|Net|GST|Total', ...several]).kind).toBe('sale_lines');
  });

  test('are bookings where people are counted at no price of one, beside all that is said of an order', () => {
    const booked = PAYMENTS.map(
      (line, at) => `${line}|2|ann${at}@p.example|${at === 0 ? 'refunded' : 'paid'}|0.00`,
    );
    const header = 'Date|Receipt no|Item|Net|GST|Total|Units|Mail|State|Back';
    expect(read([header, ...booked]).kind).toBe('orders');
    const priced = booked.map((line) => `${line}|40.00`);
    expect(read([`${header}|Each`, ...priced]).kind).toBe('sale_lines');
  });

  test('are lines of sales where things are counted and several have one number, whatever the things are called', () => {
    const lines = PAYMENTS.slice(0, 4).flatMap((line) => [`${line}|2`, `${line.replace('0.00', '1.00')}|1`]);
    expect(read(['Date|Receipt no|Thing|Net|GST|Total|Units', ...lines]).kind).toBe('sale_lines');
  });
});

test('a count and amounts by sorts of things, day by day, are sums of things, also where the day stands once', () => {
  const lines = [
    'Date|Sort|Units|Net|GST|Total',
    'Fri 01-May-2026|Pizza|118|2000.00|100.00|2100.00',
    '|Pasta|31|500.00|25.00|525.00',
    '|Day|149|2500.00|125.00|2625.00',
    'Sat 02-May-2026|Pizza|141|2600.00|130.00|2730.00',
    '|Pasta|27|481.00|24.05|505.05',
    '|Day|168|3081.00|154.05|3235.05',
    'Sun 03-May-2026|Closed||||',
    'Mon 04-May-2026|Pizza|70|1300.00|65.00|1365.00',
    '|Pasta|17|281.00|14.05|295.05',
    '|Day|87|1581.00|79.05|1660.05',
  ];
  const { kind, rows, sums } = read(lines);
  expect(kind).toBe('item_totals');
  expect([...rows.keys()]).toEqual([2, 3, 5, 6, 9, 10]);
  expect(sums['net']).toBe(716200);
  const [header = '', ...days] = lines;
  const numbered = days.map((line, at) => `${line}|R${at}`);
  expect(read([`${header}|Receipt no`, ...numbered]).kind).not.toBe('item_totals');
});

test('a day comes to what its lines do also where nothing names what they are', () => {
  const lines = [
    'Date|Seller|Net|GST|Total',
    'Fri 01-May-2026|Till A|2000.00|100.00|2100.00',
    '|Till B|500.00|25.00|525.00',
    '|The day in total|2500.00|125.00|2625.00',
    'Sat 02-May-2026|Till A|2600.00|130.00|2730.00',
    '|Till B|481.00|24.05|505.05',
    '|Altogether|3081.00|154.05|3235.05',
    'Mon 04-May-2026|Till A|1300.00|65.00|1365.00',
    '|The day in total|1300.00|65.00|1365.00',
  ];
  expect([...read(lines).rows.keys()]).toEqual([2, 3, 5, 6, 8]);
});

test('people who can be written to are customers, although a small count of theirs looks like a rating', () => {
  const people = ['ann@p.example|4|20.00', 'bo@l.example|2|10.00', 'di@w.example|5|70.00'];
  expect(read(['Mail|Stars|Spent', ...people]).kind).toBe('customers');
  expect(
    read(['Mail|Stars|Words', ...people.map((line) => line.replace(/[\d.]+$/, 'Warm and quick'))]).kind,
  ).toBe('reviews');
});

test('a count and amounts by sorts of things with a time of day are sales, and no sums', () => {
  const { kind } = read([
    'Date|Time|Sort|Units|Net|GST|Total',
    '2026-03-03|9:05|Bread|2|12.00|0.60|12.60',
    '2026-03-03|9:40|Bread|1|6.00|0.30|6.30',
    '2026-03-03|10:12|Cakes|1|20.00|1.00|21.00',
    '2026-03-04|9:31|Bread|3|18.00|0.90|18.90',
    '2026-03-04|11:02|Cakes|2|40.00|2.00|42.00',
  ]);
  expect(kind).not.toBe('item_totals');
});
