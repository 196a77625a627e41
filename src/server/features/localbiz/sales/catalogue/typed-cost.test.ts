import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpMember, signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile, stagedFile, stepOfImport } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SALES = squareItems([
  { day: '2026-11-09', ticket: 'T1', item: 'Rye loaf', quantity: 3, price: 750 },
  { day: '2026-11-09', ticket: 'T2', item: 'Coffee', quantity: 2, price: 325 },
]);
const CATALOGUE = 'Item Name,Variation Name,SKU,Price,Default Unit Cost\nRye loaf,Regular,R-1,7.50,2.89\n';

const get = async (member: Member, path: string) =>
  (await app.call('GET', path, undefined, member.token)).body;
const itemsOf = async (
  member: Member,
): Promise<{ id: string; name: string; cost: number | null; typed_cost: number | null }[]> =>
  (await get(member, '/store/sales?by=item&from=2026-11-09&to=2026-11-09')).items;
const idOf = async (member: Member, name: string) =>
  (await itemsOf(member)).find((item) => item.name.startsWith(name))?.id ?? '';
const say = (member: Member, id: string, cents: unknown) =>
  app.call('PUT', `/store/items/${id}/cost`, { cents }, member.token);
const costsOf = async (member: Member) =>
  (await itemsOf(member)).map(({ name, cost, typed_cost: typed }) => [name.slice(0, 3), cost, typed]);
const marginOf = async (member: Member) => (await get(member, '/business/overview')).margin;

async function shopWithSales(): Promise<Member & { file: string }> {
  const owner = await signUpOwner(app);
  return { ...owner, file: await keptFile(app, owner, SALES) };
}

describe('a cost that somebody types', () => {
  it('counts for what was sold, can be changed, and is gone when it is taken back', async () => {
    const owner = await shopWithSales();
    const rye = await idOf(owner, 'Rye');
    expect((await marginOf(owner)).largest_unknown).toMatchObject({ id: rye });
    expect((await say(owner, rye, 250)).status).toBe(200);
    expect(await costsOf(owner)).toEqual([
      ['Rye', 750, 250],
      ['Cof', null, null],
    ]);
    expect(await marginOf(owner)).toMatchObject({
      net: 2250,
      cost: 750,
      unknown_items: 1,
      largest_unknown: { id: await idOf(owner, 'Coffee') },
    });
    await say(owner, rye, 300);
    expect((await costsOf(owner))[0]).toEqual(['Rye', 900, 300]);
    await say(owner, rye, null);
    expect((await costsOf(owner))[0]).toEqual(['Rye', null, null]);
  });

  it('gives way to a catalogue that says it later, stands over one from before, and comes back when the later one is taken out', async () => {
    const owner = await shopWithSales();
    const rye = await idOf(owner, 'Rye');
    await keptFile(app, owner, CATALOGUE);
    app.clock.advance(60_000);
    await say(owner, rye, 300);
    expect((await costsOf(owner))[0]).toEqual(['Rye', 900, 300]);
    // The same catalogue again says nothing new.
    expect((await stagedFile(app, owner, CATALOGUE)).summary).toMatchObject({ new_lines: 0, known_lines: 1 });
    app.clock.advance(60_000);
    const later = await keptFile(app, owner, CATALOGUE.replace('2.89', '3.10'));
    expect((await costsOf(owner))[0]).toEqual(['Rye', 930, null]);
    await stepOfImport(app, owner, later, 'undo');
    expect((await costsOf(owner))[0]).toEqual(['Rye', 900, 300]);
    await say(owner, rye, null);
    expect((await costsOf(owner))[0]).toEqual(['Rye', 867, null]);
  });

  it('outlives the file that brought the item, and holds for it when it is brought again', async () => {
    const owner = await shopWithSales();
    await say(owner, await idOf(owner, 'Rye'), 250);
    await stepOfImport(app, owner, owner.file, 'undo');
    expect(await itemsOf(owner)).toEqual([]);
    await keptFile(app, owner, SALES);
    expect((await costsOf(owner))[0]).toEqual(['Rye', 750, 250]);
  });

  it('is typed by owners and managers, of items of their own business, in whole cents from nought on', async () => {
    const owner = await shopWithSales();
    const rye = await idOf(owner, 'Rye');
    const [manager, staff] = [
      await signUpMember(app, owner, 'manager'),
      await signUpMember(app, owner, 'staff'),
    ];
    expect((await say(staff, rye, 250)).status).toBe(403);
    expect((await say(await signUpOwner(app), rye, 250)).status).toBe(404);
    expect((await say(owner, rye, 2.5)).status).toBe(422);
    expect((await say(owner, rye, -1)).status).toBe(422);
    expect(await costsOf(owner)).toEqual([
      ['Rye', null, null],
      ['Cof', null, null],
    ]);
    expect((await say(manager, rye, 0)).status).toBe(200);
    expect((await costsOf(owner))[0]).toEqual(['Rye', 0, 0]);
  });
});
