import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile, stagedFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';

let app: TestApp;
let owner: Member;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = '2026-10-09';
interface Order {
  name: string;
  mugs: number;
  status?: string;
  tax?: number;
  refunded?: number;
  day?: string;
}
const money = (cents: number) => (cents / 100).toFixed(2);
const shopify = (...orders: Order[]) =>
  [
    'Name,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Refunded Amount,Tax 1 Name,Tax 1 Value',
    ...orders.map(({ name, mugs, status = 'paid', tax = 0, refunded = 0, day = DAY }) => {
      const at = `${day} 10:00:00 -0300`;
      const cells = [
        name,
        status,
        at,
        'CAD',
        money(mugs * 1000),
        '0.00',
        money(tax),
        money(mugs * 1000 + tax),
        at,
      ];
      return [...cells, mugs, 'Mug', '10.00', money(refunded), 'HST 13%', money(tax)].join(',');
    }),
    '',
  ].join('\n');
const woo = (...orders: [number: string, cents: number][]) =>
  [
    'Date,Order #,N. Revenue (formatted),Status,Customer,Product(s),Items sold,Net Sales',
    ...orders.map(([number, cents]) =>
      [`${DAY} 10:00:00`, number, `$${money(cents)}`, 'completed', 'A', '1× Mug', 1, money(cents)].join(','),
    ),
    '',
  ].join('\n');

/** Bills of a till that numbers them from 1. */
const till = (time: string, price: string) =>
  `Bill,Date,Item,Qty,Net sales\n1,${DAY} ${time},Rye,1,${price}\n2,${DAY} 11:30,Knot,1,${price}\n`;
const payments = (tip: string) =>
  `Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Tax,Tip,Total Collected,Transaction ID,Payment ID,Event Type,Location\n${DAY},10:00:00,Atlantic Time (Canada),$20.00,$0.00,$20.00,$0.00,$${tip},$2${tip.replace(/^0?/, '')},T1,P1,Payment,Harbour St\n`;

const salesOf = async () =>
  (await app.call('GET', '/store/sales?by=day&from=2026-10-01&to=2026-10-31', undefined, owner.token)).body;
async function dayOf(of = DAY) {
  const { days, reconciled } = await salesOf();
  const found = days.find((one: { day: string }) => one.day === of);
  return { net: 0, tax: 0, tip: 0, tickets: 0, ...found, off: reconciled.off };
}
const kept = (content: string) => keptFile(app, owner, content);
const undone = (id: string) => stepOfImport(app, owner, id, 'undo');

describe('an order that a newer file tells otherwise', () => {
  it('counts as the newer one has it: edited, and voided with nothing else new', async () => {
    owner = await signUpOwner(app);
    await kept(shopify({ name: '#1', mugs: 2 }, { name: '#2', mugs: 2 }, { name: '#3', mugs: 1 }));
    expect(await dayOf()).toMatchObject({ net: 5000, tickets: 3, off: 0 });
    const edited = shopify({ name: '#1', mugs: 1 }, { name: '#2', mugs: 2 }, { name: '#3', mugs: 1 });
    expect((await stagedFile(app, owner, edited)).summary).toMatchObject({
      new_lines: 1,
      known_lines: 2,
      replaced_lines: 1,
    });
    await kept(edited);
    expect(await dayOf()).toMatchObject({ net: 4000, tickets: 3, off: 0 });
    const voided = shopify({ name: '#2', mugs: 2, status: 'voided' }, { name: '#3', mugs: 1 });
    expect((await stagedFile(app, owner, voided)).summary).toMatchObject({ new_lines: 0, replaced_lines: 1 });
    await kept(voided);
    expect(await dayOf()).toMatchObject({ net: 2000, tickets: 2, off: 0 });
  });

  it('is as it was once that file is taken out, in whatever order files are', async () => {
    owner = await signUpOwner(app);
    const first = await kept(shopify({ name: '#1', mugs: 2, tax: 260 }, { name: '#2', mugs: 1 }));
    const before = await salesOf();
    const second = await kept(shopify({ name: '#1', mugs: 1, tax: 130 }, { name: '#2', mugs: 1 }));
    const between = await salesOf();
    const third = await kept(
      shopify({ name: '#1', mugs: 2, tax: 260, status: 'voided' }, { name: '#2', mugs: 1 }),
    );
    expect(await dayOf()).toMatchObject({ net: 1000, tax: 0, off: 0 });
    await undone(third);
    expect(await salesOf()).toEqual(between);
    expect(between.days).toMatchObject([{ net: 2000, tax: 130 }]);
    const again = await kept(shopify({ name: '#1', mugs: 3 }, { name: '#2', mugs: 1 }));
    await undone(second);
    expect(await dayOf()).toMatchObject({ net: 4000, tax: 0, off: 0 });
    await undone(again);
    expect(await salesOf()).toEqual(before);
    expect(before.taxes).toEqual([{ name: 'Taxes', cents: 260 }]);
    await undone(first);
    expect((await salesOf()).days).toEqual([]);
  });

  it('stays with the newest file when one before it, which had brought it, is taken out', async () => {
    owner = await signUpOwner(app);
    const first = await kept(woo(['7', 2000], ['8', 900]));
    const second = await kept(woo(['7', 2000], ['8', 900], ['9', 100]));
    await kept(woo(['7', 1500], ['8', 900]));
    expect(await dayOf()).toMatchObject({ net: 2500, tickets: 3, off: 0 });
    await undone(first);
    expect(await dayOf()).toMatchObject({ net: 2500, tickets: 3, off: 0 });
    await undone(second);
    expect(await dayOf()).toMatchObject({ net: 2400, tickets: 2, off: 0 });
  });

  it('costs nothing but that: what other files say of other moments of a ticket stays', async () => {
    owner = await signUpOwner(app);
    const sale: TillLine = { day: DAY, ticket: 'T1', item: 'Rye loaf', price: 750, tax: 98 };
    const back: TillLine = {
      day: '2026-10-11',
      ticket: 'T1',
      item: 'Rye loaf',
      quantity: -1,
      price: 750,
      tax: -98,
    };
    await kept(squareItems([sale, { ...sale, ticket: 'T2' }]));
    await kept(squareItems([back, { ...sale, day: '2026-10-12', ticket: 'T3' }]));
    expect(await dayOf()).toMatchObject({ net: 1500, tax: 196 });
    expect(await dayOf('2026-10-11')).toMatchObject({ net: -750, tax: -98, off: 0 });
  });

  it('is not another till whose bills have the same numbers', async () => {
    owner = await signUpOwner(app);
    await kept(till('10:00', '5.00'));
    await kept(till('10:05', '6.00').replace('11:30', '11:35'));
    expect(await dayOf()).toMatchObject({ net: 2200 });
    await kept(till('10:05', '7.00').replace('11:30', '11:35'));
    expect(await dayOf()).toMatchObject({ net: 2400 });
  });

  it('has the tip that was added later, and a tip that is not as the file says is told', async () => {
    owner = await signUpOwner(app);
    await kept(payments('4.00'));
    expect(await dayOf()).toMatchObject({ tip: 400, off: 0 });
    await kept(payments('5.00'));
    expect(await dayOf()).toMatchObject({ net: 2000, tip: 500, tickets: 1, off: 0 });
  });

  it('was refunded in parts: each file says all that was given back until then, tax and all', async () => {
    owner = await signUpOwner(app);
    const sold = { name: '#1', mugs: 2, tax: 260 };
    await kept(shopify({ ...sold, status: 'partially_refunded', refunded: 1130 }));
    expect(await dayOf()).toMatchObject({ net: 1000, tax: 130, refunded: 1000, off: 0 });
    const full = shopify({ ...sold, status: 'refunded', refunded: 2260 });
    expect((await stagedFile(app, owner, full)).summary.noticed).toMatchObject({
      refunds: 1,
      refunded: 2000,
      refunds_without_day: 1,
    });
    await kept(full);
    expect(await dayOf()).toMatchObject({ net: 0, tax: 0, refunded: 2000, off: 0 });
    expect((await salesOf()).taxes.filter(({ cents }: { cents: number }) => cents !== 0)).toEqual([]);
  });
});
