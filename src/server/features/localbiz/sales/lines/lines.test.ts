import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { addShop, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DAY = '2026-11-09';
const NEXT = '2026-11-10';
const BREAD: TillLine[] = [
  { day: DAY, time: '09:30:00', ticket: 'T2', item: 'Coffee', quantity: 2, price: 325, tax: 85 },
  { day: DAY, time: '08:05:00', ticket: 'T1', item: 'Rye loaf', price: 750, discount: 50, tax: 0 },
  { day: DAY, time: '16:40:00', ticket: 'T3', item: 'Rye loaf', quantity: -1, price: 750 },
  { day: NEXT, time: '08:00:00', ticket: 'T4', item: 'Rye loaf', price: 750 },
];

const ask = (member: Member, query: string) =>
  app.call('GET', `/store/sales/lines?${query}`, undefined, member.token);
const linesOf = async (member: Member, query: string) => (await ask(member, query)).body;
const itemsOf = async (member: Member) =>
  (await app.call('GET', `/store/sales?by=item&from=${DAY}&to=${NEXT}`, undefined, member.token)).body.items;

/** All lines of a day, a page after the other. */
async function allLines(member: Member, query: string) {
  const all: Record<string, unknown>[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: { items: Record<string, unknown>[]; next: string | null } = await linesOf(
      member,
      `${query}${after === '' ? '' : `&after=${after}`}`,
    );
    all.push(...page.items);
    after = page.next;
  }
  return all;
}

describe('the lines of a day', () => {
  it('stand in the order of the day, with their order, quantity and amounts, and come to its sums', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, squareItems(BREAD));
    const { items, totals, next, currency } = await linesOf(owner, `day=${DAY}`);
    const shown = items.map(
      ({ time, order, item, quantity, net, tax, discount, is_refund: back }: Record<string, unknown>) => [
        time,
        order,
        item,
        quantity,
        net,
        tax,
        discount,
        back,
      ],
    );
    expect(shown).toEqual([
      ['08:05', 'T1', 'Rye loaf', 1000, 700, 0, 50, false],
      ['09:30', 'T2', 'Coffee', 2000, 650, 85, 0, false],
      ['16:40', 'T3', 'Rye loaf', -1000, -750, 0, 0, true],
    ]);
    expect([totals, next, currency]).toEqual([{ net: 600, tax: 85, discount: 50 }, null, 'CAD']);
  });

  it('are those of one item where it is asked for, and none on a day without sales', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, squareItems(BREAD));
    const rye = (await itemsOf(owner)).find(({ name }: { name: string }) => name.startsWith('Rye'));
    const { items, totals, item } = await linesOf(owner, `day=${DAY}&item=${rye.id}`);
    expect(items.map(({ order }: { order: string }) => order)).toEqual(['T1', 'T3']);
    expect([totals.net, item.name]).toEqual([-50, rye.name]);
    expect(await linesOf(owner, 'day=2026-11-08')).toMatchObject({
      items: [],
      next: null,
      totals: { net: 0 },
    });
  });

  it('come a page at a time, each once, also those of one moment', async () => {
    const owner = await signUpOwner(app);
    const lines = Array.from({ length: 23 }, (_, place) => ({
      day: DAY,
      time: place < 15 ? '09:00:00' : '10:00:00',
      ticket: `T${place}`,
      item: 'Coffee',
      price: 300 + place,
    }));
    await keptFile(app, owner, squareItems(lines));
    expect((await linesOf(owner, `day=${DAY}&limit=5`)).items).toHaveLength(5);
    const all = await allLines(owner, `day=${DAY}&limit=5`);
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
    expect(all.reduce((sum, { net }) => sum + Number(net), 0)).toBe(
      (await linesOf(owner, `day=${DAY}`)).totals.net,
    );
    expect((await ask(owner, `day=${DAY}&after=00000000-0000-4000-8000-000000000000`)).status).toBe(404);
  });

  it('that nobody numbered or timed say neither', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, `Date,Item,Qty,Net sales\n${DAY},Tuque,1,20.00\n${DAY},Mitten,2,30.00\n`);
    const { items } = await linesOf(owner, `day=${DAY}`);
    expect(items.map(({ time, order }: Record<string, unknown>) => [time, order])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('leave out the whole of an order whose items are there, as its day does', async () => {
    const owner = await signUpOwner(app);
    const payments = `Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Tax,Tip,Total Collected,Transaction ID,Payment ID,Event Type,Location
${DAY},08:05:00,Eastern Time (US & Canada),$7.50,-$0.50,$7.00,$0.00,$0.00,$7.00,T1,PT1,Payment,Harbour St
${DAY},11:00:00,Eastern Time (US & Canada),$9.00,$0.00,$9.00,$0.00,$0.00,$9.00,T8,PT8,Payment,Harbour St
`;
    await keptFile(app, owner, squareItems(BREAD));
    await keptFile(app, owner, payments);
    const { items, totals } = await linesOf(owner, `day=${DAY}`);
    expect(items.map(({ order, detail }: Record<string, unknown>) => [order, detail])).toEqual([
      ['T1', 'item'],
      ['T2', 'item'],
      ['T8', 'order'],
      ['T3', 'item'],
    ]);
    expect(items.reduce((sum: number, { net }: { net: number }) => sum + net, 0)).toBe(totals.net);
  });

  it('are seen by staff of that shop, and by nobody of another shop or business', async () => {
    const owner = await signUpOwner(app);
    await keptFile(app, owner, squareItems(BREAD));
    const { shop_id: shop, items } = await linesOf(owner, `day=${DAY}`);
    const other = await addShop(app, owner, 'Locke Street');
    const here = await signUpMember(app, owner, 'staff', [shop]);
    const there = await signUpMember(app, owner, 'staff', [other]);
    expect((await linesOf(here, `day=${DAY}`)).items).toEqual(items);
    expect((await ask(there, `day=${DAY}&shop=${shop}`)).status).toBe(404);
    expect((await linesOf(there, `day=${DAY}`)).items).toEqual([]);
    // A line of another shop is nothing to go on after.
    expect((await ask(there, `day=${DAY}&after=${items[0].id}`)).status).toBe(404);
    const stranger = await signUpOwner(app);
    expect((await ask(stranger, `day=${DAY}&shop=${shop}`)).status).toBe(404);
    expect((await linesOf(stranger, `day=${DAY}`)).items).toEqual([]);
    const coffee = (await itemsOf(owner))[0];
    expect((await ask(stranger, `day=${DAY}&item=${coffee.id}`)).status).toBe(404);
  });
});
