import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bringFile, stepOfImport } from '#testing/imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HEADER = ['Date', 'Receipt', 'Item', 'Quantity', 'Net sales', 'Tax', 'Total'];
const COPIES = [
  ['Date', 'Net sales', 'Tax', 'Total'],
  ['2026-01-05', 7.5, 0.98, 8.48],
  ['2026-01-06', 8, 1.04, 9.04],
  ['2026-02-03', 7.5, 0.98, 8.48],
];
const sheets = [
  { name: 'Notes', rows: [['Made by Ann, ask her.'], ['Do not change the prices here.']] },
  {
    name: 'January',
    rows: [
      HEADER,
      ['2026-01-05', 'R1', 'Rye loaf', 1, 7.5, 0.98, 8.48],
      ['2026-01-06', 'R2', 'Knot', 2, 8, 1.04, 9.04],
    ],
  },
  {
    name: 'February',
    rows: [
      HEADER,
      ['2026-02-03', 'R3', 'Rye loaf', 1, 7.5, 0.98, 8.48],
      ['soon', 'R4', 'Knot', 1, 4, 0.52, 4.52],
    ],
  },
  {
    name: 'Customers',
    rows: [
      ['First name', 'Last name', 'Email', 'Phone'],
      ['Marta', 'Quill', 'marta@example.com', '902-555-0111'],
      ['Jo', 'Birch', 'jo@example.com', '902-555-0112'],
    ],
  },
  { name: 'By day', rows: COPIES },
];

async function bring(owner: Member, given = sheets) {
  const bytes = new Uint8Array(await writeXlsx({ sheets: given }));
  const { body } = await bringFile(app, owner, bytes, 'Winter 2026.xlsx');
  await app.drain();
  return (await app.call('GET', `/business/imports/${body.id}`, undefined, owner.token)).body;
}
const read = async (owner: Member, path: string) =>
  (await app.call('GET', path, undefined, owner.token)).body;
const salesOf = (owner: Member) => read(owner, '/store/sales?by=day&from=2026-01-01&to=2026-02-28');

const byName = (tables: { name: string }[]) =>
  tables.toSorted((one, other) => (one.name < other.name ? -1 : 1));

describe('a workbook with several sheets', () => {
  it('is read as a whole, and says of each sheet what became of it', async () => {
    const owner = await signUpOwner(app);
    const file = await bring(owner);
    expect(file.state).toBe('staged');
    expect(file.tables).toEqual(['January', 'February']);
    const [notes, january, february, customers, sums] = file.summary.tables;
    expect(notes).toEqual({ name: 'Notes', fate: 'left', because: 'nothing', of: '' });
    expect(january).toEqual({ name: 'January', fate: 'read', rows: 2, before: 0 });
    expect(february).toMatchObject({ name: 'February', fate: 'read', rows: 1, before: 3 });
    expect(customers).toMatchObject({ name: 'Customers', fate: 'apart', kind: 'customers', rows: 2 });
    expect(sums).toEqual({ name: 'By day', fate: 'left', because: 'sums', of: '' });
    expect(await read(owner, `/business/imports/${file.id}/rows`)).toMatchObject([{ line: 6 }]);
    const people = await read(owner, `/business/imports/${customers.import_id}`);
    expect(people).toMatchObject({
      state: 'staged',
      kind: 'customers',
      tables: ['Customers'],
      total_lines: 2,
    });
    expect(people.summary.tables).toMatchObject([{ name: 'Customers', fate: 'read' }]);
    expect((await read(owner, '/business/imports')).items).toHaveLength(2);
  });

  it('is kept to the cent, and each of its imports is taken out by itself', async () => {
    const owner = await signUpOwner(app);
    const file = await bring(owner);
    const { import_id: people } = file.summary.tables.find(
      ({ name }: { name: string }) => name === 'Customers',
    );
    const yes = { despite_unreadable: true };
    expect((await app.call('POST', `/business/imports/${file.id}/commit`, yes, owner.token)).status).toBe(
      200,
    );
    await app.drain();
    await stepOfImport(app, owner, people, 'commit');
    expect((await salesOf(owner)).totals).toMatchObject({ net: 2300, tax: 300 });
    expect((await read(owner, '/business/customers/counts')).customers).toBe(2);
    await stepOfImport(app, owner, file.id, 'undo');
    expect((await salesOf(owner)).totals.net).toBe(0);
    expect((await read(owner, '/business/customers/counts')).customers).toBe(2);
    expect((await read(owner, `/business/imports/${people}`)).state).toBe('committed');
  });

  it('keeps what became of its sheets when its owner says what a column is', async () => {
    const owner = await signUpOwner(app);
    const file = await bring(owner);
    const said = { ...file.answers, columns: { Receipt: 'order_ref' } };
    await app.call('PUT', `/business/imports/${file.id}/mapping`, said, owner.token);
    await app.drain();
    const again = await read(owner, `/business/imports/${file.id}`);
    expect(byName(again.summary.tables)).toEqual(byName(file.summary.tables));
    expect((await read(owner, '/business/imports')).items).toHaveLength(2);
  });

  it('with one sheet of use says nothing of the rest but that it is left out', async () => {
    const owner = await signUpOwner(app);
    const file = await bring(owner, sheets.slice(0, 2));
    expect(file.summary.tables.map(({ fate }: { fate: string }) => fate)).toEqual(['left', 'read']);
    const alone = await bring(owner, sheets.slice(1, 2));
    expect([alone.tables, alone.summary.tables]).toEqual([[], []]);
  });
});
