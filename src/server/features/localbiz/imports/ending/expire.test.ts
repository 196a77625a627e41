import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imports } from '#server/features/localbiz/imports/tables.ts';
import { orderLines } from '#server/features/localbiz/sales/tables.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { squareItems } from '#testing/square-file.ts';
import type { TillLine } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // The disk says when a file was stored, by a clock of its own.
  app.clock.set(new Date().toISOString());
});
afterAll(() => app.close());

const later = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
const pass = (days: number): void => app.clock.set(later(days).toISOString());
/** The queue hands out by the database's clock, which no test can move. */
const work = (name: string, data: object) => app.handlers.find(({ job }) => job.name === name)?.handle(data);

async function staged(owner: Member, lines: TillLine[]): Promise<string> {
  const form = new FormData();
  form.set('file', new File([squareItems(lines)], 'items.csv'));
  const response = await app.app.request('http://aistore.localhost/api/business/imports', {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  const { id } = (await response.json()) as { id: string };
  await app.drain();
  return id;
}

const SALES: TillLine[] = [
  { day: '2026-10-09', ticket: 'T1', item: 'Rye loaf', price: 750, tax: 98 },
  { day: '2026-10-10', ticket: 'T2', item: 'Coffee', price: 325, tax: 42 },
];

test('the bytes of a file go soon after it was cancelled, and thirty days after it was kept, of which the sales stay', async () => {
  const owner = await signUpOwner(app);
  const kept = await staged(owner, SALES);
  await app.call('POST', `/business/imports/${kept}/commit`, {}, owner.token);
  await app.drain();
  await app.call(
    'DELETE',
    `/business/imports/${await staged(owner, SALES.slice(1))}`,
    undefined,
    owner.token,
  );
  const [row] = await app.world.database.select().from(imports).where(eq(imports.id, kept));
  const businessId = row?.businessId ?? '';
  const stored = () => app.world.files.storedBefore(businessId, later(90));
  const files = await stored();
  const forget = async () => {
    for (const fileHash of files) await work('imports.forget-file', { businessId, fileHash });
  };
  await forget();
  // Of each the file, and the lines that were read of it.
  expect(await stored()).toHaveLength(4);
  pass(1);
  await work('imports.expire', { businessId, importId: kept });
  await forget();
  expect((await stored()).toSorted()).toEqual([row?.fileHash ?? '', row?.linesHash ?? ''].toSorted());
  pass(30);
  await work('imports.expire', { businessId, importId: kept });
  await forget();
  expect(await stored()).toEqual([]);
  const [after] = await app.world.database.select().from(imports).where(eq(imports.id, kept));
  expect(after).toMatchObject({ state: 'committed', fileHash: '' });
  const lines = await app.world.database.select().from(orderLines).where(eq(orderLines.importId, kept));
  expect(lines).toHaveLength(2);
});
