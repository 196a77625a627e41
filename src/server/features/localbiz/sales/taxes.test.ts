import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HEADER = 'Ticket,Date,Item,Qty,Net sales,TPS,TVQ,Total';
const file = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`;
const JUNE = [
  'A1,2026-06-01,Tourtière,1,10.00,0.50,1.00,11.50',
  'A2,2026-06-01,Tuque,2,40.00,2.00,3.99,45.99',
  'A3,2026-06-02,Tuque,1,20.00,1.00,2.00,23.00',
  'A4,2026-06-02,Lait,1,5.00,0.00,0.00,5.00',
  'A5,2026-06-03,Tuque,-1,-20.00,-1.00,-2.00,-23.00',
];

const asked = 'from=2026-06-01&to=2026-06-30';
const salesOf = async ({ token }: Member, by = 'day') =>
  (await app.call('GET', `/store/sales?by=${by}&${asked}`, undefined, token)).body;
const counted = z.object({ rows: z.tuple([z.object({ rows: z.number() })]) });
const rowsOf = async (table: string, { businessId }: Member) => {
  const answer = await app.world.database.execute(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where business_id = ${businessId}`,
  );
  return counted.parse(answer).rows[0].rows;
};

const taxRowsOf = (member: Member) =>
  Promise.all(['order_taxes', 'tax_day'].map((table) => rowsOf(table, member)));

describe('the taxes of a file with a column for each', () => {
  it('are kept by their names: their sum is the tax of the period to the cent', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, file(...JUNE));
    const { taxes, totals } = await salesOf(owner);
    expect([totals.tax, taxes]).toEqual([
      749,
      [
        { name: 'TVQ', cents: 499 },
        { name: 'TPS', cents: 250 },
      ],
    ]);
    expect((await salesOf(owner, 'item')).taxes).toBeNull();
  });

  it('have a column each in the exported days', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, file(...JUNE));
    const response = await app.app.request(`http://aistore.localhost/api/store/sales/days.csv?${asked}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const rows = (await response.text()).split('\r\n').map((line) => line.split(','));
    expect(rows[0]?.slice(0, 7)).toEqual(['day', 'tickets', 'sales', 'tax', 'tax: TPS', 'tax: TVQ', 'tips']);
    expect(rows.slice(1, 4).map((row) => row.slice(3, 6))).toEqual([
      ['7.49', '2.50', '4.99'],
      ['3.00', '1.00', '2.00'],
      ['-3.00', '-1.00', '-2.00'],
    ]);
  });

  it('go with the file that brought them, and no others', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, file(...JUNE.slice(0, 3)));
    const before = await salesOf(owner);
    const rows = await rowsOf('order_taxes', owner);
    const second = await keptFile(app, owner, file(...JUNE));
    expect(await rowsOf('order_taxes', owner)).toBe(8);
    await stepOfImport(app, owner, second, 'undo');
    expect([await salesOf(owner), await rowsOf('order_taxes', owner)]).toEqual([before, rows]);
  });

  it('go with the business', async () => {
    const owner = await signUpOwner(app);
    const other = await signUpOwner(app);
    for (const one of [owner, other]) await keptFile(app, one, file(...JUNE));
    await app.world.database.execute(sql`delete from businesses where id = ${owner.businessId}`);
    expect([await taxRowsOf(owner), await taxRowsOf(other)]).toEqual([
      [0, 0],
      [8, 6],
    ]);
  });
});

/** An order of a web shop as its export writes it: what is of the order stands in the first of its lines alone. */
const orderOfWebShop = (number: number, ...items: string[]) => {
  const at = `2026-06-0${number} 10:00:00 -0400`;
  return [
    `#${number},${at},paid,CAD,30.00,0.00,4.49,34.49,0.00,1,${items[0]},10.00,,GST 5%,1.50,QST 9.975%,2.99`,
    `#${number},${at},,,,,,,,2,${items[1]},10.00,,,,,`,
  ];
};

describe('the taxes of other files', () => {
  it('that have one column go by its name', async () => {
    const owner = await signUpOwner(app);
    const line = { day: '2026-06-01', ticket: 'T1', item: 'Rye', price: 1000, tax: 130 };
    await keptFile(app, owner, squareItems([line]));
    expect((await salesOf(owner)).taxes).toEqual([{ name: 'Tax', cents: 130 }]);
  });

  it('of a web shop that names each beside its amount go by what it says, split over the lines of an order', async () => {
    const owner = await signUpOwner(app);
    const header =
      'Name,Created at,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value';
    const lines = [1, 2, 3].flatMap((number) => orderOfWebShop(number, 'Candle', 'Soap'));
    await keptFile(app, owner, `${[header, ...lines].join('\n')}\n`);
    const { totals, taxes } = await salesOf(owner);
    expect([totals.net, totals.tax, taxes]).toEqual([
      9000,
      1347,
      [
        { name: 'QST 9.975%', cents: 897 },
        { name: 'GST 5%', cents: 450 },
      ],
    ]);
  });
});
