import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importsWithFiles } from '#server/features/localbiz/imports/queries.ts';
import { tables } from '#server/features/platform/privacy/archive/messages.ts';
import { zipOf } from '#server/features/platform/privacy/archive/zip.ts';
import { personalTables } from '#server/features/platform/privacy/catalogue-queries.ts';
import { contentsOf } from '#server/features/platform/privacy/contents.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { keptFile, stepOfImport } from '#testing/imports.ts';

/** Tables of businesses whose rows are not in their owners' archives as a whole, with why. */
const NOT_EXPORTED = {
  members: 'each member is a person, whose own archive has their row',
};

/** Tables of businesses that keep rows of a file which was taken out, with why. */
const KEPT_OF_FILES = {
  imports: 'the list of files says that it was taken out',
  suppressions: 'who said stop is not written to again, whatever becomes of the file that says so',
  import_rows: 'what was left out of it and why is shown until the file is forgotten',
};

const HEADER = 'Ticket,Date,Item,Qty,Net sales,TPS,TVQ,Total';
/** So many tickets of one line with two taxes, and one whose day nobody can read. */
const taxed = (tickets: number) =>
  [
    HEADER,
    ...Array.from(
      { length: tickets },
      (_, place) => `B${place},2026-05-${10 + (place % 18)},Tuque ${place % 7},1,20.00,1.00,2.00,23.00`,
    ),
    'A4,soon,Lait,1,5.00,0.00,0.00,5.00',
    '',
  ].join('\n');
const TAXED = taxed(150);
const PEOPLE = `First Name,Last Name,Email Address,Phone Number,Email Subscription Status
Marta,Quill,marta@quill.example,905 555 0134,unsubscribed
Otto,Penn,otto@penn.example,905 555 0135,subscribed
`;
const THINGS = `Item Name,Variation Name,SKU,Price,Default Unit Cost,Current Quantity
Tourtière,Regular,T-1,10.00,4.00,12
Croûte,Regular,C-1,6.00,2.00,3
`;
const REVIEWS = `Reviewer,Date,Star rating,Review
Otto P.,2026-06-04,5,Lovely bread.
Ada L.,2026-06-05,2,Cold soup.
`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const named = z.object({ rows: z.array(z.object({ name: z.string() })) });
const namesOf = async (query: ReturnType<typeof sql>) =>
  named.parse(await app.world.database.execute(query)).rows.map(({ name }) => name);

/** Every table of the schema that has a column, whatever this test knows of. */
const tablesWith = (column: string) =>
  namesOf(sql`select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = ${column} order by 1`);

const counts = z.object({ rows: z.tuple([z.object({ rows: z.number() })]) });

/** How many rows a business has in each of its tables. */
async function rowsOfTables({ businessId }: Member): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tablesWith('business_id')) {
    const answer = await app.world.database.execute(
      sql`select count(*)::int as rows from ${sql.identifier(table)} where business_id = ${businessId}::uuid`,
    );
    found[table] = counts.parse(answer).rows[0].rows;
  }
  return found;
}

async function archiveOf({ accountId, fullName }: Member): Promise<Record<string, string>> {
  const own = { id: accountId, fullName, locale: 'en' } as const;
  const files = unzipSync(await zipOf(contentsOf(app.world, own), app.clock.now()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

describe('every table with rows of a business', () => {
  test('is in the archive of who owns it, or is listed here with why it is not', async () => {
    const found = new Map((await personalTables(app.world.database)).map((table) => [table.name, table]));
    const ofBusinesses = await tablesWith('business_id');
    const left = ofBusinesses.filter((name) => found.get(name)?.by.of?.table.name !== 'members');
    expect(left).toEqual(Object.keys(NOT_EXPORTED));
    expect(ofBusinesses).toContain('order_taxes');
  });

  test('goes with its business', async () => {
    // Its rows name the business, or what goes with it.
    const going = await namesOf(sql`with recursive going as (
      select 'businesses'::regclass as id union
      select c.conrelid from pg_constraint c join going on going.id = c.confrelid where c.contype = 'f' and c.confdeltype = 'c')
      select f.relname as name from pg_class f join going on going.id = f.oid order by 1`);
    expect(going).toEqual(expect.arrayContaining(await tablesWith('business_id')));
  });

  test('is told of in the archive in words', async () => {
    const unsaid = (await tablesWith('business_id')).filter((name) => !Object.hasOwn(tables.messages, name));
    expect(unsaid).toEqual([]);
  });
});

describe('what the files of a business bring', () => {
  test('is in the archive whole, with the files themselves', async () => {
    const owner = await signUpOwner(app);
    for (const content of [TAXED, PEOPLE, THINGS, REVIEWS]) await keptFile(app, owner, content);
    const archive = await archiveOf(owner);
    const rows = Object.entries(await rowsOfTables(owner)).filter(([, count]) => count > 0);
    expect(rows.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'order_taxes',
        'tax_day',
        'customers',
        'catalogue_entries',
        'reviews',
        'import_rows',
      ]),
    );
    for (const [name, count] of rows)
      expect([name, JSON.parse(archive[`data/${name}.json`] ?? '[]').length]).toEqual([name, count]);
    const files = Object.entries(archive).filter(([path]) => path.startsWith('files/'));
    const contents = files.map(([, content]) => content);
    expect(contents).toEqual(expect.arrayContaining([TAXED, PEOPLE, THINGS, REVIEWS]));
    // The lines that were read of them are in the records.
    expect(contents).toHaveLength((await importsWithFiles(app.world.database, owner.businessId)).length + 1);
  });

  test.each([
    ['sales with taxes', TAXED],
    ['people', PEOPLE],
    ['things', THINGS],
    ['reviews', REVIEWS],
  ])('goes with the file again: %s', async (_, content) => {
    const owner = await signUpOwner(app);
    const before = await rowsOfTables(owner);
    const id = await keptFile(app, owner, content);
    expect(await rowsOfTables(owner)).not.toEqual(before);
    await stepOfImport(app, owner, id, 'undo');
    const left = Object.entries(await rowsOfTables(owner)).filter(([name, count]) => count !== before[name]);
    expect(left.map(([name]) => name).filter((name) => !Object.hasOwn(KEPT_OF_FILES, name))).toEqual([]);
  });
});

test('a table with more rows than are read at once is in the archive once and whole', async () => {
  const owner = await signUpOwner(app);
  await keptFile(app, owner, taxed(1100));
  const archive = await archiveOf(owner);
  const kept = z
    .array(z.object({ line_id: z.string(), name: z.string() }))
    .parse(JSON.parse(archive['data/order_taxes.json'] ?? '[]'));
  const taxes = new Set(kept.map(({ line_id: line, name }) => `${line} ${name}`));
  expect([kept.length, taxes.size]).toEqual([2200, 2200]);
  expect(archive['README.txt']).toContain('data/order_taxes.json  (2200)');
});
