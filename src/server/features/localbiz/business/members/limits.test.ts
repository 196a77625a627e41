import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { addShop, bakery, signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bringFile, stagedFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';

let app: TestApp;
let owner: Member;
/** Sees the market alone, and whoever sees every shop. */
let ofMarket: Member;
let ofAll: Member;
let [harbour, market] = ['', ''];

const as = ({ token }: Member) => ({
  get: (path: string) => app.call('GET', path, undefined, token),
  put: (path: string, body: object) => app.call('PUT', path, body, token),
});
const REFUSED = 'This belongs to the whole business, and you work in some of its shops only.';
const isRefused = ({ status, body }: { status: number; body: { detail: string } }) => {
  expect([status, body.detail]).toEqual([403, expect.stringContaining(REFUSED)]);
};

/** Keeps a sale of one item in a shop. */
async function sold(shop: string, item: string): Promise<void> {
  const file = await stagedFile(
    app,
    owner,
    squareItems([{ day: '2026-10-09', ticket: `T ${item}`, item, price: 750 }]),
  );
  const said = { shop_id: shop, columns: {}, date_order: null, left_out_places: null };
  await as(owner).put(`/business/imports/${file.id}/mapping`, said);
  await app.drain();
  await stepOfImport(app, owner, file.id, 'commit');
}
async function itemOf(shop: string): Promise<{ id: string; cost: number | null }> {
  const path = `/store/sales?by=item&from=2026-10-01&to=2026-10-31&shop=${shop}`;
  return (await as(owner).get(path)).body.items[0];
}
const CUSTOMERS = [
  'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,REGION,LAST_CHANGED,EUID',
  'noor@example.com,Noor,Haddad,4,2026-01-05 10:00:00,1.2.3.4,2026-01-05 10:01:00,1.2.3.4,ON,2026-01-05 10:01:00,a1',
].join('\n');
async function listOfCustomers(by: Member) {
  const { body } = await bringFile(app, by, CUSTOMERS, 'customers.csv');
  await app.drain();
  return (await as(by).get(`/business/imports/${body.id}`)).body;
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await signUpOwner(app);
  market = await addShop(app, owner, 'Market Square');
  harbour = (await as(owner).get('/business/shops')).body[0].id;
  ofMarket = await signUpMember(app, owner, 'manager', [market]);
  ofAll = await signUpMember(app, owner, 'manager');
  await sold(harbour, 'Rye loaf');
  await sold(market, 'Coffee');
});
afterAll(() => app.close());

describe('a manager of some shops', () => {
  it('changes those, and neither the name nor the trade of the business', async () => {
    isRefused(await as(ofMarket).put('/business', { ...bakery, name: 'Mine now', trade: 'Bank' }));
    expect((await as(owner).get('/business')).body).toMatchObject({ name: bakery.name, trade: bakery.trade });
    const [shop] = (await as(ofMarket).get('/business/shops')).body;
    const change = { ...shop, phone: '905 555 0100' };
    expect((await as(ofMarket).put(`/business/shops/${market}`, change)).status).toBe(200);
    expect((await as(ofAll).put('/business', { ...bakery, trade: 'Bakery and café' })).status).toBe(200);
    const seen = async (member: Member) =>
      (await as(member).get('/business/memberships')).body[0].sees_all_shops;
    expect([await seen(ofMarket), await seen(ofAll), await seen(owner)]).toEqual([false, true, true]);
  });

  it('says what things of those cost, and of nothing that only the others sell', async () => {
    const cost = (by: Member, id: string) => as(by).put(`/store/items/${id}/cost`, { cents: 200 });
    const [rye, coffee] = [(await itemOf(harbour)).id, (await itemOf(market)).id];
    isRefused(await cost(ofMarket, rye));
    expect((await itemOf(harbour)).cost).toBeNull();
    const named = await as(ofMarket).get(`/store/sales?by=day&shop=${market}&item=${rye}`);
    expect([named.status, JSON.stringify(named.body)]).toEqual([404, expect.not.stringContaining('Rye')]);
    const asked = await app.call('POST', '/store/ask', { question: 'rye loaf sales' }, ofMarket.token);
    expect(JSON.stringify({ ...asked.body, words: [] })).not.toContain('Rye loaf');
    expect((await cost(ofMarket, coffee)).status).toBe(200);
    expect((await cost(ofAll, rye)).status).toBe(200);
    expect([(await itemOf(harbour)).cost, (await itemOf(market)).cost]).toEqual([200, 200]);
  });

  it('brings, sees and counts no customers, who are of the whole business', async () => {
    const refused = await listOfCustomers(ofMarket);
    expect(refused).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('belong to the whole business'),
      summary: null,
    });
    const kept = await listOfCustomers(ofAll);
    await stepOfImport(app, ofAll, kept.id, 'commit');
    // As of somebody who saw every shop when they brought it.
    const { shop_id: shop } = kept;
    const ofItsShop = await signUpMember(app, owner, 'manager', [shop]);
    for (const member of [ofMarket, ofItsShop]) {
      isRefused(await as(member).get('/business/customers/counts'));
      const { items, count } = (await as(member).get('/business/imports')).body;
      expect([items.map(({ id }: { id: string }) => id), count]).toEqual([
        expect.not.arrayContaining([kept.id]),
        items.length,
      ]);
    }
    isRefused(await as(ofItsShop).get(`/business/imports/${kept.id}`));
    isRefused(await as(ofItsShop).get(`/business/imports/${kept.id}/rows`));
    isRefused(await app.call('POST', `/business/imports/${kept.id}/undo`, {}, ofItsShop.token));
    expect((await as(ofAll).get('/business/customers/counts')).body.customers).toBe(1);
  });
});
