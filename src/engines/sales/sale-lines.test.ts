import { describe, expect, it } from 'vitest';
import { kindOfRows, saleLines } from './index.ts';
import type { ReadRow, TypedRow } from './orders-in.ts';

const clock = { timeZone: 'America/Toronto', closeHour: 4 };
const read = (values: TypedRow, time: string | null = null, zone: string | null = null): ReadRow => ({
  values,
  time,
  zone,
  isRefund: false,
});
const rowsOf = (...rows: (TypedRow | ReadRow)[]) =>
  new Map(rows.map((row, place) => [place + 2, isRead(row) ? row : read(row)] as const));
const isRead = (row: TypedRow | ReadRow): row is ReadRow => 'values' in row;
const sale = (over: TypedRow = {}): TypedRow => ({
  date: '2026-10-10',
  item: 'Rye loaf',
  variant: 'Half',
  qty: 1000,
  gross: 750,
  net: 750,
  tax: 0,
  order_ref: 'T1',
  ...over,
});
const bill = (over: TypedRow): TypedRow => sale({ unit_price: 750, ...over });

describe('the lines of a table of sales', () => {
  it('that are equal stay two, and are the same two when the file comes again in another order', () => {
    const once = saleLines(
      { kind: 'sale_lines', rows: rowsOf(sale(), sale(), sale({ item: 'Knot' })) },
      clock,
    );
    const again = saleLines(
      { kind: 'sale_lines', rows: rowsOf(sale({ item: 'Knot' }), sale(), sale()) },
      clock,
    );
    const keys = (lines: typeof once) =>
      lines.map((line) => `${line.orderRef} ${line.key} ${line.occurrence}`).toSorted();
    expect(new Set(keys(once)).size).toBe(3);
    expect(keys(again)).toEqual(keys(once));
  });

  it('belong to the business day of the shop, also where the file names its own zone', () => {
    const rows = rowsOf(
      read(sale(), '00:20:00'),
      read(sale({ order_ref: 'T2' }), '09:05:00', 'Eastern Time (US & Canada)'),
      read(sale({ order_ref: 'T3' }), '01:30:00', 'Z'),
      read(sale({ order_ref: 'T4' }), '23:30:00', '-0700'),
    );
    const lines = saleLines({ kind: 'sale_lines', rows }, clock);
    expect(lines.map((line) => [line.businessDay, line.day, line.minutes])).toEqual([
      ['2026-10-09', '2026-10-10', 20],
      ['2026-10-10', '2026-10-10', 545],
      ['2026-10-09', '2026-10-09', 1290],
      ['2026-10-10', '2026-10-11', 150],
    ]);
  });

  it('leave a gift card out of their order, whose sum has it in', () => {
    const order = { date: '2026-10-10', item: 'Candle', qty: 1000, unit_price: 3400, order_ref: '#7' };
    const rows = rowsOf({ ...order, subtotal: 5700, discount: 200, tax: 416 });
    const lines = saleLines({ kind: 'order_lines', rows }, clock);
    expect(lines.map(({ net, discount, tax }) => [net, discount, tax])).toEqual([[3200, 200, 416]]);
  });

  it('are of whatever order where each of a bill says what it came to', () => {
    const own = rowsOf(bill({ tip: 100 }), bill({}), bill({ item: 'Knot', unit_price: 400, net: 400 }));
    expect(kindOfRows({ kind: 'order_lines', rows: own })).toBe('sale_lines');
    const once = rowsOf(bill({ net: 1500 }), { date: '', item: 'Knot', order_ref: 'T1', unit_price: 750 });
    expect(kindOfRows({ kind: 'order_lines', rows: once })).toBe('order_lines');
    const repeated = rowsOf(bill({ net: 1500 }), bill({ net: 1500 }));
    expect(kindOfRows({ kind: 'order_lines', rows: repeated })).toBe('order_lines');
  });

  it('have a discount, taxes and a refund of their order to the cent', () => {
    const rows = rowsOf(
      {
        date: '2026-10-10',
        order_ref: '#1',
        item: 'A',
        qty: 1000,
        unit_price: 333,
        subtotal: 900,
        tax: 10,
        refund: 200,
      },
      { order_ref: '#1', item: 'B', qty: 1000, unit_price: 333 },
      { order_ref: '#1', item: 'C', qty: 2000, unit_price: 167 },
    );
    const lines = saleLines({ kind: 'order_lines', rows }, clock);
    expect(lines.map(({ item, discount, net, tax, detail }) => [item, discount, net, tax, detail])).toEqual([
      ['A', 33, 300, 3, 'item'],
      ['B', 33, 300, 3, 'item'],
      ['C', 34, 300, 4, 'item'],
      ['', 0, -198, -2, 'amount'],
    ]);
  });

  it('of an order that was given back in full have its tax, by name, and its tip back as well, and a gift card in it is none of it', () => {
    const paid = { date: '2026-10-10', order_ref: '#1', item: 'Mug', qty: 1000, unit_price: 1000, tax: 130 };
    const order = (over: TypedRow): ReadRow => ({
      ...read({ ...paid, subtotal: 1000, ...over }),
      taxes: [
        { name: 'GST', cents: 50 },
        { name: 'PST', cents: 80 },
      ],
    });
    const backOf = (over: TypedRow) =>
      saleLines({ kind: 'order_lines', rows: rowsOf(order(over)) }, clock)
        .slice(1)
        .map(({ net, tax, tip, taxes }) => [net, tax, tip, ...taxes.map(({ cents }) => cents)]);
    expect(backOf({ refund: 1130 })).toEqual([[-1000, -130, 0, -50, -80]]);
    expect(backOf({ tip: 200, refund: 1330 })).toEqual([[-1000, -130, -200, -50, -80]]);
    expect(backOf({ refund: 5130 })).toEqual([[-1000, -130, 0, -50, -80]]);
    expect(backOf({ refund: 113 })).toEqual([[-100, -13, 0, -5, -8]]);
    expect(backOf({ refund: 0 })).toEqual([]);
  });

  it('are others where only the tip is another', () => {
    const [one, other] = [500, 400].map((tip) =>
      saleLines({ kind: 'sale_lines', rows: rowsOf(sale({ tip })) }, clock),
    );
    expect(one?.[0]?.key).not.toBe(other?.[0]?.key);
  });

  it('are of the order right above where they have neither a number nor a day, and of none where that is not there', () => {
    const order = { date: '2026-10-10', item: 'A', qty: 1000, unit_price: 300, subtotal: 700, tax: 70 };
    const [first, second] = [
      { ...order, order_ref: '#1' },
      { item: 'B', qty: 2000, unit_price: 200 },
    ];
    const rows = rowsOf(first, second);
    const lines = saleLines({ kind: 'order_lines', rows }, clock);
    expect(lines.map(({ orderRef, item, net, tax }) => [orderRef, item, net, tax])).toEqual([
      ['#1', 'A', 300, 30],
      ['#1', 'B', 400, 40],
    ]);
    const [one, other] = rows.values();
    const apart = new Map([one, other].flatMap((row, at) => (row === undefined ? [] : [[2 + 2 * at, row]])));
    expect(saleLines({ kind: 'order_lines', rows: apart }, clock).map(({ item }) => item)).toEqual(['A']);
  });

  it('of whole orders leave tax and tip out of sales, and rounding beside them', () => {
    const rows = rowsOf({ date: '2026-10-10', order_ref: '7', total: 1135, tax: 130, tip: 0, net: 1003 });
    expect(saleLines({ kind: 'orders', rows }, clock)[0]).toMatchObject({
      detail: 'order',
      net: 1003,
      gross: 1003,
      tax: 130,
      rounding: 2,
    });
    const back = rowsOf({ date: '2026-10-10', order_ref: '9', net: 1000, refund: 400 });
    const given = saleLines({ kind: 'orders', rows: back }, clock);
    expect(given.map(({ net, detail, isRefund }) => [net, detail, isRefund])).toEqual([
      [1000, 'order', false],
      [-400, 'amount', true],
    ]);
    const total = rowsOf({ date: '2026-10-10', order_ref: '8', total: 1330, tax: 130, tip: 200 });
    expect(saleLines({ kind: 'orders', rows: total }, clock)[0]?.net).toBe(1000);
  });

  it('that were given back are refunds of their own day', () => {
    const [line] = saleLines(
      { kind: 'sale_lines', rows: rowsOf(sale({ qty: -1000, gross: -750, net: -750 })) },
      clock,
    );
    expect(line).toMatchObject({ isRefund: true, net: -750, quantity: -1000 });
  });
});
