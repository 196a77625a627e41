import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#engines/calendar/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { cuttingOff } from '#testing/database/cutting-off.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';
import { rollUpDays } from './roll-up.ts';
import { itemDaysOf } from './queries.ts';
import { salesDay } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function bring(owner: Member, lines: readonly TillLine[]): Promise<string> {
  const form = new FormData();
  form.set('file', new File([squareItems(lines)], 'items.csv'));
  const reply = await app.app.request('http://aistore.localhost/api/business/imports', {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  const { id } = (await reply.json()) as { id: string }; // The contract's shape.
  await app.drain();
  await app.call('POST', `/business/imports/${id}/commit`, {}, owner.token);
  await app.drain();
  return id;
}

const FIRST = '2026-06-01';
/** A shop in which one thing sells half as much in the last four weeks, and one day everything does. */
function halfYear(): TillLine[] {
  return Array.from({ length: 165 }, (_, place) => place).flatMap((place) => {
    const day = addDays(FIRST, place);
    const many = place === 160 ? 40 : 10 + ((place * 7) % 5);
    const few = (place < 137 ? 8 : 4) + ((place * 11) % 3);
    return [
      ...Array.from({ length: many }, (__, one) => ({
        day,
        ticket: `A${place}-${one}`,
        item: 'Rye loaf',
        price: 700,
      })),
      ...Array.from({ length: few }, (__, one) => ({
        day,
        ticket: `B${place}-${one}`,
        item: 'Knot',
        price: 400,
      })),
    ];
  });
}

describe('the overview of a shop', () => {
  it('knows nothing before a file is brought in, and says so', async () => {
    const owner = await signUpOwner(app);
    const { body } = await app.call('GET', '/business/overview', undefined, owner.token);
    expect(body).toMatchObject({ day: null, last_days: [], things: [], looked_at: 0 });
  });

  it('names what changed with its range, cases and days, and holds every day against its source', async () => {
    const owner = await signUpOwner(app);
    const id = await bring(owner, halfYear());
    const { body } = await app.call('GET', '/business/overview', undefined, owner.token);
    const last = addDays(FIRST, 164);
    expect(body.day).toBe(last);
    expect(body.reconciled).toEqual({ days: 165, off: 0, difference: 0 });
    const thing = body.things.find(({ name }: { name: string }) => name === 'Knot');
    expect(thing).toMatchObject({ kind: 'item', from: addDays(last, -27), to: last });
    // Four fewer a day at $4, seven days a week.
    expect(thing.weekly.low).toBeLessThanOrEqual(-11_200);
    expect(thing.weekly.high).toBeGreaterThanOrEqual(-11_200);
    expect(thing.weekly.high).toBeLessThan(0);
    const address = `/store/sales?by=day&from=${thing.from}&to=${thing.to}&item=${thing.subject}`;
    const opened = (await app.call('GET', address, undefined, owner.token)).body;
    expect(opened).toMatchObject({ item: { name: 'Knot' }, totals: { net: thing.now.part * 400 } });
    expect(opened.days).toHaveLength(28);
    const odd = addDays(FIRST, 160);
    const sales = await app.call('GET', `/store/sales?by=day&from=${odd}&to=${odd}`, undefined, owner.token);
    expect(sales.body.days).toMatchObject([{ day: odd, outside: true }]);
    const staff = await signUpMember(app, owner, 'staff');
    const seen = await app.call('GET', '/business/overview', undefined, staff.token);
    expect([seen.status, seen.body.may_change]).toEqual([200, false]);
    const file = await app.app.request('http://aistore.localhost/api/store/sales/days.csv', {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const [head = '', ...rows] = (await file.text()).trim().split('\r\n');
    expect(head).toBe('day,tickets,sales,tax,tips,refunds,expected from,expected to,shop,currency');
    expect(rows).toHaveLength(28);
    await app.call('POST', `/business/imports/${id}/undo`, undefined, owner.token);
    await app.drain();
    expect((await app.call('GET', '/business/overview', undefined, owner.token)).body.day).toBeNull();
  });

  it('says a thing once, and again only where it is a quarter worse', async () => {
    const owner = await signUpOwner(app);
    await bring(owner, halfYear());
    type Named = { name: string };
    const overview = async () => (await app.call('GET', '/business/overview', undefined, owner.token)).body;
    const isNamed = (things: Named[]) => things.some(({ name }) => name === 'Knot');
    const said = async () => {
      const { things, still } = await overview();
      return [isNamed(things), isNamed(still)];
    };
    expect(await said()).toEqual([true, false]);
    const nextDays = (from: number, to: number, knots: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at).flatMap((place) => {
        const day = addDays(FIRST, place);
        const rye = Array.from({ length: 12 }, (__, one) => ({
          ticket: `A${place}-${one}`,
          item: 'Rye loaf',
        }));
        const knot = Array.from({ length: knots }, (__, one) => ({
          ticket: `B${place}-${one}`,
          item: 'Knot',
        }));
        return [
          ...rye.map((line) => ({ ...line, day, price: 700 })),
          ...knot.map((line) => ({ ...line, day, price: 400 })),
        ];
      });
    await bring(owner, nextDays(165, 166, 5));
    expect(await said()).toEqual([false, true]);
    // Who asks for a day of the past is told what mattered then.
    const then = `/business/overview?day=${addDays(FIRST, 166)}`;
    expect(isNamed((await app.call('GET', then, undefined, owner.token)).body.things)).toBe(true);
    await bring(owner, nextDays(167, 186, 1));
    expect(await said()).toEqual([true, false]);
  });

  it('knows the last days of a file first, so that it never says of a new one that it is old', async () => {
    const owner = await signUpOwner(app);
    const days = Array.from({ length: 30 }, (_, place) => addDays(FIRST, place));
    await bring(
      owner,
      days.map((day) => ({ day, ticket: day, item: 'Rye loaf', price: 700 })),
    );
    const overview = async () => (await app.call('GET', '/business/overview', undefined, owner.token)).body;
    const { shop } = await overview();
    const [row] = await app.connection.database.select().from(salesDay).where(eq(salesDay.shopId, shop.id));
    if (!row) throw new Error('The file was not counted.');
    await app.connection.database.delete(salesDay).where(eq(salesDay.shopId, shop.id));
    const range = { ...row, from: FIRST, to: addDays(FIRST, 29), accountId: owner.accountId };
    // Lost behind the first days: a transaction and what it says.
    const { database } = cuttingOff(app.connection.database, 8);
    await expect(rollUpDays({ ...app.services.world, database }, range)).rejects.toThrow('gone');
    expect(await overview()).toMatchObject({ day: range.to, recent: { days: 5 } });
  });

  it('counts an item of one day once, whatever channels it was sold through', async () => {
    const owner = await signUpOwner(app);
    await bring(owner, [
      { day: FIRST, ticket: 'A1', item: 'Rye loaf', price: 700 },
      { day: addDays(FIRST, 1), ticket: 'A2', item: 'Rye loaf', price: 700 },
    ]);
    const { shop } = (await app.call('GET', '/business/overview', undefined, owner.token)).body;
    const { database } = app.connection;
    const [first] = await database
      .select()
      .from(salesDay)
      .where(and(eq(salesDay.shopId, shop.id), eq(salesDay.day, FIRST), isNotNull(salesDay.variantId)));
    if (!first) throw new Error('The file was not counted.');
    const { id: _, ...sold } = first;
    await database.insert(salesDay).values({ ...sold, channel: 'web', net: 50, lines: 2 });
    const place = { businessId: owner.businessId, shopId: shop.id };
    const days = await itemDaysOf(database, { ...place, from: FIRST, to: addDays(FIRST, 27) });
    expect(days.toSorted((one, other) => (one.day < other.day ? -1 : 1))).toMatchObject([
      { name: 'Rye loaf', day: FIRST, net: 750, lines: 3 },
      { name: 'Rye loaf', day: addDays(FIRST, 1), net: 700, lines: 1 },
    ]);
  });

  it('only counts what is too little to judge', async () => {
    const owner = await signUpOwner(app);
    await bring(
      owner,
      halfYear().filter(({ day }) => day <= addDays(FIRST, 9)),
    );
    const { body } = await app.call('GET', '/business/overview', undefined, owner.token);
    expect(body).toMatchObject({ looked_at: 0, things: [], coverage: { days: 0 } });
    expect(body.last_days.every(({ expected }: { expected: unknown }) => expected === null)).toBe(true);
  });
});
