import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bringFile, stagedFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';
import { imports } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bring = (member: Member, content: string | Uint8Array<ArrayBuffer>) => bringFile(app, member, content);
const staged = (member: Member, content: string) => stagedFile(app, member, content);
const at = (id: string, step = '') => `/business/imports/${id}${step}`;

async function kept(member: Member, content: string) {
  const { id } = await staged(member, content);
  const reply = await app.call('POST', at(id, '/commit'), {}, member.token);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  await app.drain();
  return (await app.call('GET', at(id), undefined, member.token)).body;
}

const salesOf = async (member: Member, by = 'day') =>
  (await app.call('GET', `/store/sales?by=${by}&from=2026-10-01&to=2026-11-15`, undefined, member.token))
    .body;

const OCTOBER: TillLine[] = [
  { day: '2026-10-09', ticket: 'T1', item: 'Rye loaf', price: 750, tax: 98 },
  { day: '2026-10-09', ticket: 'T1', item: 'Rye loaf', price: 750, tax: 98 },
  { day: '2026-10-09', ticket: 'T2', item: 'Coffee', quantity: 2, price: 325, discount: 50, tax: 78 },
  { day: '2026-10-10', time: '00:20:00', ticket: 'T3', item: 'Coffee', price: 325, tax: 42 },
  { day: '2026-10-11', ticket: 'T1', item: 'Rye loaf', quantity: -1, price: 750, tax: -98 },
];

describe('a file of a till', () => {
  it('is shown with its sums before anything is kept, and is then in the sales to the cent', async () => {
    const owner = await signUpOwner(app);
    const found = await staged(owner, squareItems(OCTOBER));
    expect(found.state).toBe('staged');
    expect(found.summary).toMatchObject({
      source: 'square',
      kind: 'sale_lines',
      new_lines: 5,
      known_lines: 0,
      questions: [],
    });
    const besideDate = found.summary.columns.filter(({ beside_date: is }: { beside_date: boolean }) => is);
    expect(besideDate.map(({ header }: { header: string }) => header)).toEqual(['Time', 'Time Zone']);
    expect(found.summary.sums).toEqual(
      expect.arrayContaining([
        { field: 'net', file: 1675, read: 1675 },
        { field: 'tax', file: 218, read: 218 },
      ]),
    );
    expect(found.summary.noticed).toMatchObject({
      equal_lines: 1,
      refunds: 1,
      refunded: 750,
      currency_assumed: true,
    });
    expect((await salesOf(owner)).days).toEqual([]);
    await app.call('POST', at(found.id, '/commit'), {}, owner.token);
    await app.drain();
    const sales = await salesOf(owner);
    expect(sales.days).toMatchObject([
      { day: '2026-10-09', net: 2100, tickets: 2, tax: 274, source: { net: 2100, tax: 274, tip: 0 } },
      { day: '2026-10-10', net: 325, tickets: 1 },
      { day: '2026-10-11', net: -750, tickets: 0, refunded: 750 },
    ]);
    expect(sales.reconciled).toEqual({ days: 3, off: 0, difference: 0 });
    expect((await salesOf(owner, 'item')).items).toMatchObject([
      { name: 'Coffee', net: 925 },
      { name: 'Rye loaf', net: 750, quantity: 1000 },
    ]);
    expect((await salesOf(owner, 'hour')).hours).toEqual(
      expect.arrayContaining([expect.objectContaining({ weekday: 5, hour: 10, tickets: 2, days: 1 })]),
    );
  });

  it('brought again, or one that overlaps it, changes nothing', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, squareItems(OCTOBER));
    const before = await salesOf(owner);
    const again = await staged(owner, squareItems(OCTOBER));
    expect(again.summary).toMatchObject({ new_lines: 0, known_lines: 5 });
    await kept(owner, squareItems(OCTOBER.toReversed()));
    expect(await salesOf(owner)).toEqual(before);
    const more = [...OCTOBER.slice(2), { day: '2026-10-12', ticket: 'T9', item: 'Knot', price: 400 }];
    expect((await staged(owner, squareItems(more))).summary).toMatchObject({ new_lines: 1, known_lines: 3 });
  });

  it('is taken out again, exactly what it brought, for thirty days', async () => {
    const owner = await signUpOwner(app);
    const first = await kept(owner, squareItems(OCTOBER));
    const before = await salesOf(owner);
    const more: TillLine[] = [
      ...OCTOBER.slice(2),
      { day: '2026-10-12', ticket: 'T9', item: 'Knot', price: 400 },
    ];
    const second = await kept(owner, squareItems(more));
    await app.call('POST', at(second.id, '/undo'), undefined, owner.token);
    await app.drain();
    expect(await salesOf(owner)).toEqual(before);
    // What two files hold stays while one of them does.
    const third = await kept(owner, squareItems(more));
    await app.call('POST', at(first.id, '/undo'), undefined, owner.token);
    await app.drain();
    expect(
      (await salesOf(owner)).days.map(({ day, net }: { day: string; net: number }) => [day, net]),
    ).toEqual([
      ['2026-10-09', 600],
      ['2026-10-10', 325],
      ['2026-10-11', -750],
      ['2026-10-12', 400],
    ]);
    const longAgo = new Date(app.clock.now().getTime() - 31 * 86_400_000);
    await app.world.database.update(imports).set({ committedAt: longAgo }).where(eq(imports.id, third.id));
    const late = await app.call('POST', at(third.id, '/undo'), undefined, owner.token);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('30 days')]);
  });

  it('goes on where it was when its worker was killed, and is there once', async () => {
    const owner = await signUpOwner(app);
    const lines = Array.from({ length: 300 }, (_, place): TillLine => ({
      day: `2026-10-${String(1 + ((place >> 1) % 28)).padStart(2, '0')}`,
      ticket: `K${place >> 1}`,
      item: 'Rye loaf',
      price: 500 + (place % 7),
    }));
    const { id } = await staged(owner, squareItems(lines));
    await app.call('POST', at(id, '/commit'), {}, owner.token);
    const job = app.handlers.find((one) => one.job.name === 'imports.commit');
    const data = { businessId: owner.businessId, importId: id };
    const { events } = app.services.world;
    const publish = events.publish.bind(events);
    events.publish = () => Promise.reject(new Error('killed'));
    await expect(job?.handle(data)).rejects.toThrow('killed');
    events.publish = publish;
    const half = (await app.call('GET', at(id), undefined, owner.token)).body;
    expect([half.state, half.done_lines]).toEqual(['committing', 100]);
    await job?.handle(data);
    await job?.handle(data);
    await app.drain();
    const sales = await salesOf(owner);
    expect(sales.totals.net).toBe(lines.reduce((sum, { price }) => sum + price, 0));
    expect(sales.totals.tickets).toBe(150);
  });
});

describe('rows that cannot be read', () => {
  it('need a second yes with the reasons when they are more than a fifth', async () => {
    const owner = await signUpOwner(app);
    const broken = squareItems(OCTOBER).replaceAll('2026-10-09,', 'someday,');
    const found = await staged(owner, broken);
    expect(found.summary).toMatchObject({ second_yes: true, left_out: [{ reason: 'unreadable', rows: 3 }] });
    const rows = (await app.call('GET', at(found.id, '/rows'), undefined, owner.token)).body;
    expect(rows).toHaveLength(3);
    // What nobody needs of a person is not even shown.
    expect(JSON.stringify(rows)).not.toMatch(/Marta|5913|Visa/);
    const first = await app.call('POST', at(found.id, '/commit'), {}, owner.token);
    expect([first.status, first.body.detail]).toEqual([409, expect.stringContaining('3 of 5')]);
    const second = await app.call('POST', at(found.id, '/commit'), { despite_unreadable: true }, owner.token);
    expect(second.body.state).toBe('committing');
  });
});

describe('what a file leaves open', () => {
  it('is asked once, and remembered for the next file with the same columns', async () => {
    const owner = await signUpOwner(app);
    const two = OCTOBER.map((line, place) => (place === 2 ? { ...line, place: 'Market stall' } : line));
    const found = await staged(owner, squareItems(two));
    expect(found.summary.questions).toEqual([
      { about: 'places', places: expect.arrayContaining(['Harbour St', 'Market stall']) },
    ]);
    expect((await app.call('POST', at(found.id, '/commit'), {}, owner.token)).status).toBe(409);
    const answers = { columns: {}, date_order: null, left_out_places: ['Market stall'] };
    await app.call('PUT', at(found.id, '/mapping'), answers, owner.token);
    await app.drain();
    const mapped = (await app.call('GET', at(found.id), undefined, owner.token)).body;
    expect(mapped.summary).toMatchObject({
      questions: [],
      new_lines: 4,
      left_out: [{ reason: 'other-place', rows: 1 }],
    });
    await app.call('POST', at(found.id, '/commit'), {}, owner.token);
    await app.drain();
    const next = two.map((line) => ({ ...line, ticket: `N${line.ticket}` }));
    expect((await staged(owner, squareItems(next))).summary).toMatchObject({ questions: [], new_lines: 4 });
  });
});

describe('staff of a business', () => {
  it('see its files and sales but bring, keep and take out nothing', async () => {
    const owner = await signUpOwner(app);
    const { id } = await kept(owner, squareItems(OCTOBER));
    const staff = await signUpMember(app, owner, 'staff');
    expect((await bring(staff, squareItems(OCTOBER))).status).toBe(403);
    expect((await app.call('POST', at(id, '/undo'), undefined, staff.token)).status).toBe(403);
    const seen = await app.call('GET', at(id), undefined, staff.token);
    expect([seen.status, seen.body.may_change]).toEqual([200, false]);
    expect((await app.call('GET', '/store/sales/days.csv', undefined, staff.token)).status).toBe(403);
    const other = await signUpOwner(app);
    const theirs = await app.call('GET', at(id), undefined, other.token);
    expect(theirs.status).toBe(404);
  });
});
