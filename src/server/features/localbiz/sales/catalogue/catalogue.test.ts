import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile, stagedFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = async (owner: Member, path: string) => (await app.call('GET', path, undefined, owner.token)).body;
const act = (owner: Member, id: string, step: 'commit' | 'undo') => stepOfImport(app, owner, id, step);
const kept = (owner: Member, content: string) => keptFile(app, owner, content);
const marginOf = async (owner: Member) => (await get(owner, '/business/overview')).margin;
const costsOf = async (owner: Member) =>
  (await get(owner, '/store/sales?by=item&from=2026-11-09&to=2026-11-10')).items.map(
    ({ name, net, cost }: Record<string, unknown>) => [name, net, cost],
  );
const countsOf = (owner: Member) => get(owner, '/store/catalogue/counts');

const SALES = squareItems([
  { day: '2026-11-09', ticket: 'T1', item: 'Rye loaf', price: 750 },
  { day: '2026-11-09', ticket: 'T2', item: 'Coffee', quantity: 2, price: 325 },
  { day: '2026-11-10', ticket: 'T3', item: 'Rye loaf', quantity: -1, price: 750 },
  { day: '2026-11-10', ticket: 'T4', item: 'Rye loaf', quantity: 3, price: 750 },
]);
const catalogue = (...rows: string[]) =>
  [
    'Token,Item Name,Variation Name,SKU,Reporting Category,GTIN,Price,Default Unit Cost,Current Quantity Harbour St',
    ...rows,
  ].join('\n');
const RYE = 'K1,RYE LOAF,Regular,BRD-RYE,Bread,061234566474,7.50,2.89,12';
const KNOT = 'K2,Cinnamon Knot,Regular,PST-CIN,Pastry,,4.25,,-2';

describe('a catalogue', () => {
  it('is shown with what of it is sold, and then says what the sales earned; until then that is not known', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, SALES);
    expect(await marginOf(owner)).toMatchObject({
      net: 0,
      cost: 0,
      items: 0,
      unknown_items: 2,
      unknown_net: 2900,
    });
    const found = await stagedFile(app, owner, catalogue(RYE, KNOT));
    expect(found).toMatchObject({
      state: 'staged',
      summary: { source: 'square', kind: 'items', new_lines: 2, noticed: null, people: null },
    });
    expect(found.summary.things).toEqual({
      new_things: 1,
      by_sku: 0,
      by_gtin: 0,
      by_name: 1,
      with_price: 2,
      with_cost: 1,
      with_stock: 2,
      below_nought: 1,
    });
    await act(owner, found.id, 'commit');
    expect(await countsOf(owner)).toEqual({
      items: 2,
      with_price: 2,
      with_cost: 1,
      with_stock: 2,
      below_nought: 1,
    });
    // Three loaves in all: one came back.
    expect(await marginOf(owner)).toMatchObject({
      net: 2250,
      cost: 867,
      items: 1,
      unknown_items: 1,
      unknown_net: 650,
    });
    expect(await costsOf(owner)).toEqual([
      ['Rye loaf', 2250, 867],
      ['Coffee', 650, null],
    ]);
  });

  it('brought again changes nothing, the last one counts, and taking it out brings the one before back', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, SALES);
    await kept(owner, catalogue(RYE, KNOT));
    expect((await stagedFile(app, owner, catalogue(RYE, KNOT))).summary).toMatchObject({
      new_lines: 0,
      known_lines: 2,
    });
    // Known by its barcode, though it is called otherwise by now.
    const stock =
      'Product,UPC,Our cost,Shelf price,On hand\nSeigle,61234566474,3.00,7.75,8\nTote,,9.00,24.00,5\n';
    app.clock.advance(60_000);
    const found = await stagedFile(app, owner, stock);
    expect(found.summary.things).toMatchObject({ by_gtin: 1, new_things: 1 });
    await act(owner, found.id, 'commit');
    expect(await marginOf(owner)).toMatchObject({ cost: 900 });
    await act(owner, found.id, 'undo');
    expect(await marginOf(owner)).toMatchObject({ cost: 867 });
    expect((await countsOf(owner)).items).toBe(2);
  });

  it('that comes before the sales counts for them, and stays when they are taken out', async () => {
    const owner = await signUpOwner(app);
    await kept(owner, catalogue(RYE, 'K3,Coffee,,COF,,,3.25,0.60,'));
    const sales = await kept(owner, SALES);
    expect(await marginOf(owner)).toMatchObject({ items: 2, unknown_items: 0, net: 2900, cost: 987 });
    await act(owner, sales, 'undo');
    expect((await countsOf(owner)).items).toBe(2);
  });
});
