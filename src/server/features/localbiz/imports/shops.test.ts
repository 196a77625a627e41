import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { addShop, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { stepUp } from '#testing/fuzz/world.ts';
import { bringFile, stagedFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const staged = (member: Member, lines: readonly TillLine[]) => stagedFile(app, member, squareItems(lines));
const at = (id: string, step = '') => `/business/imports/${id}${step}`;

const salesOf = async ({ token }: Member, shop: string) => {
  const asked = `/store/sales?by=day&from=2026-10-01&to=2026-11-15&shop=${shop}`;
  return (await app.call('GET', asked, undefined, token)).body;
};

/** Says something of a file, and waits until it is read with that; answers the status. */
async function say({ token }: Member, id: string, said: Record<string, unknown>): Promise<number> {
  const nothing = { columns: {}, date_order: null, left_out_places: null };
  const { status } = await app.call('PUT', at(id, '/mapping'), { ...nothing, ...said }, token);
  await app.drain();
  return status;
}

/** An owner of two shops, with the ids of both. */
async function ownerOfTwo() {
  const owner = await signUpOwner(app);
  const market = await addShop(app, owner, 'Market Square');
  const [{ id: harbour }] = (await app.call('GET', '/business/shops', undefined, owner.token)).body;
  return { owner, harbour: harbour as string, market };
}

const OCTOBER: TillLine[] = [
  { day: '2026-10-09', ticket: 'T1', item: 'Rye loaf', price: 750, tax: 98 },
  { day: '2026-10-09', ticket: 'T2', item: 'Coffee', quantity: 2, price: 325, discount: 50, tax: 78 },
  { day: '2026-10-10', time: '00:20:00', ticket: 'T3', item: 'Coffee', price: 325, tax: 42 },
];

describe('a file of a business with several shops', () => {
  it('is asked of which one it is, each time, before anything is kept', async () => {
    const { owner, harbour, market } = await ownerOfTwo();
    const found = await staged(owner, OCTOBER);
    expect(found.summary.questions).toEqual([
      { about: 'shop', shops: [expect.anything(), { id: market, name: 'Market Square' }] },
    ]);
    expect((await app.call('POST', at(found.id, '/commit'), {}, owner.token)).status).toBe(409);
    expect(await say(owner, found.id, { shop_id: owner.businessId })).toBe(404);
    await say(owner, found.id, { shop_id: market });
    await stepOfImport(app, owner, found.id, 'commit');
    const read = (await app.call('GET', at(found.id), undefined, owner.token)).body;
    expect(read).toMatchObject({ state: 'committed', shop_id: market, shop_name: 'Market Square' });
    expect((await salesOf(owner, harbour)).days).toEqual([]);
    expect((await salesOf(owner, market)).totals.net).toBe(1675);
    expect((await staged(owner, OCTOBER)).summary.questions).toHaveLength(1);
  });

  it('is not kept for one that is closed, whose past stays as it was', async () => {
    const { owner, harbour, market } = await ownerOfTwo();
    const first = await staged(owner, OCTOBER);
    await say(owner, first.id, { shop_id: market });
    await stepOfImport(app, owner, first.id, 'commit');
    const waiting = await staged(owner, OCTOBER);
    await say(owner, waiting.id, { shop_id: market });
    const before = await salesOf(owner, market);
    expect(before.totals.net).toBe(1675);
    await stepUp(app, owner);
    await app.call('POST', `/business/shops/${market}/close`, undefined, owner.token);
    const refused = await app.call('POST', at(waiting.id, '/commit'), {}, owner.token);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^Market Square is closed/),
    ]);
    expect(await say(owner, waiting.id, { shop_id: market })).toBe(409);
    expect(await salesOf(owner, market)).toEqual(before);
    // One shop is left: nothing is asked, and a file is of that one.
    const next = await staged(owner, OCTOBER);
    expect([next.shop_id, next.summary.questions]).toEqual([harbour, []]);
    await stepOfImport(app, owner, first.id, 'undo');
    expect((await salesOf(owner, market)).totals.net).toBe(0);
  });

  it('is not taken from who sees none that is open', async () => {
    const { owner, market } = await ownerOfTwo();
    const manager = await signUpMember(app, owner, 'manager', [market]);
    await stepUp(app, owner);
    await app.call('POST', `/business/shops/${market}/close`, undefined, owner.token);
    expect((await bringFile(app, manager, squareItems(OCTOBER))).status).toBe(409);
  });
});

const [HARBOUR, MARKET, ONLINE] = ['Harbour St', 'Market Sq', 'Online'];
const OF_THREE_PLACES: TillLine[] = [
  { day: '2026-10-09', ticket: 'T1', item: 'Rye loaf', price: 750, place: HARBOUR },
  { day: '2026-10-09', ticket: 'T2', item: 'Rye loaf', price: 800, place: MARKET },
  { day: '2026-10-10', ticket: 'T3', item: 'Coffee', price: 325, place: MARKET },
  { day: '2026-10-10', ticket: 'T4', item: 'Voucher', price: 2500, place: ONLINE },
];

describe('a file that names several places', () => {
  it('is asked once which shop each is, and each line goes to its own', async () => {
    const { owner, harbour, market } = await ownerOfTwo();
    const found = await staged(owner, OF_THREE_PLACES);
    expect(found.summary.questions).toMatchObject([
      {
        about: 'shops_of_places',
        places: [ONLINE, MARKET, HARBOUR].map((place) => ({ place, shop_id: null, is_left_out: false })),
        shops: [{ id: harbour }, { id: market }],
      },
    ]);
    expect((await app.call('POST', at(found.id, '/commit'), {}, owner.token)).status).toBe(409);
    const said = { [HARBOUR]: harbour, [MARKET]: market, [ONLINE]: null };
    expect(await say(owner, found.id, { shops_of_places: { ...said, [ONLINE]: owner.businessId } })).toBe(
      404,
    );
    await say(owner, found.id, { shops_of_places: said });
    const { summary } = (await app.call('GET', at(found.id), undefined, owner.token)).body;
    expect(summary).toMatchObject({ questions: [], new_lines: 3 });
    expect(summary.left_out).toEqual([{ reason: 'other-place', rows: 1 }]);
    expect(summary.shops).toEqual([
      { shop_id: market, name: 'Market Square', places: [MARKET], lines: 2, net: 1125 },
      { shop_id: harbour, name: expect.anything(), places: [HARBOUR], lines: 1, net: 750 },
    ]);
    await stepOfImport(app, owner, found.id, 'commit');
    const netOf = async (shop: string) => (await salesOf(owner, shop)).totals.net;
    expect([await netOf(harbour), await netOf(market)]).toEqual([750, 1125]);
    expect((await salesOf(owner, market)).reconciled).toEqual({ days: 2, off: 0, difference: 0 });
    // The next file of these places asks nothing; a place that is new is asked about, with the others chosen.
    const next = OF_THREE_PLACES.map((line) => ({ ...line, ticket: `N${line.ticket}` }));
    expect((await staged(owner, next)).summary).toMatchObject({ questions: [], new_lines: 3 });
    const more = [...next, { day: '2026-10-11', ticket: 'N9', item: 'Knot', price: 400, place: 'Fair' }];
    expect((await staged(owner, more)).summary.questions[0].places).toEqual([
      { place: 'Fair', shop_id: null, is_left_out: false },
      { place: ONLINE, shop_id: null, is_left_out: true },
      { place: MARKET, shop_id: market, is_left_out: false },
      { place: HARBOUR, shop_id: harbour, is_left_out: false },
    ]);
    // Who takes another look at what is remembered is asked with it chosen.
    const again = await staged(owner, next);
    await say(owner, again.id, { shops_of_places: {} });
    expect((await app.call('GET', at(again.id), undefined, owner.token)).body.summary).toMatchObject({
      shops: null,
      questions: [{ places: [{ is_left_out: true }, { shop_id: market }, { shop_id: harbour }] }],
    });
    await stepOfImport(app, owner, found.id, 'undo');
    expect([await netOf(harbour), await netOf(market)]).toEqual([0, 0]);
  });

  it('is taken out of all its shops, but for what files of one of them hold as well', async () => {
    const { owner, harbour, market } = await ownerOfTwo();
    const ofMarket = OF_THREE_PLACES.filter(({ place }) => place === MARKET);
    const both = await staged(owner, OF_THREE_PLACES);
    await say(owner, both.id, { shops_of_places: { [HARBOUR]: harbour, [MARKET]: market, [ONLINE]: null } });
    await stepOfImport(app, owner, both.id, 'commit');
    const alone = await staged(owner, ofMarket.slice(0, 1));
    await say(owner, alone.id, { shop_id: market });
    await stepOfImport(app, owner, alone.id, 'commit');
    const manager = await signUpMember(app, owner, 'manager', [market]);
    expect((await app.call('GET', at(both.id), undefined, manager.token)).status).toBe(404);
    const { items } = (await app.call('GET', '/business/imports', undefined, manager.token)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([alone.id]);
    await stepOfImport(app, owner, both.id, 'undo');
    const totals = [await salesOf(owner, harbour), await salesOf(owner, market)];
    expect(totals.map(({ totals: { net } }) => net)).toEqual([0, 800]);
  });
});
