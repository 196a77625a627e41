import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bringFile, stagedFile } from '#testing/imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bring = (member: Member, content: string | Uint8Array<ArrayBuffer>) => bringFile(app, member, content);
const staged = (member: Member, content: string) => stagedFile(app, member, content);
const at = (id: string, step = '') => `/business/imports/${id}${step}`;

describe('a file that is no sales', () => {
  it('is refused in one sentence, and nothing is kept of it', async () => {
    const owner = await signUpOwner(app);
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]);
    for (const content of ['', new Uint8Array([0, 1, 2, 0, 0, 255]), zip]) {
      const { status, body } = await bring(owner, content);
      expect([status, body.code]).toEqual([422, 'unreadable_file']);
    }
    expect((await app.call('GET', '/business/imports', undefined, owner.token)).body.items).toEqual([]);
    const large = await bring(owner, 'x'.repeat(51 * 1024 * 1024));
    expect([large.status, large.body.code]).toEqual([422, 'unreadable_file']);
    const over = await bring(owner, 'x'.repeat(50 * 1024 * 1024 + 1));
    expect([over.status, over.body.code]).toEqual([422, 'unreadable_file']);
    expect((await app.call('GET', '/business/imports', undefined, owner.token)).body.items).toEqual([]);
  });

  it('is read again as sales, with its columns to be named, once its owner says that it is', async () => {
    const owner = await signUpOwner(app);
    const period = 'Item,Units Sold,Net Sales\nRye loaf,12,90.00\nCoffee,40,130.00\n';
    const refused = await staged(owner, period);
    expect(refused).toMatchObject({ state: 'refused', summary: null });
    const said = { kind: 'sale_lines', columns: {}, date_order: null, left_out_places: null };
    await app.call('PUT', at(refused.id, '/mapping'), said, owner.token);
    await app.drain();
    const read = (await app.call('GET', at(refused.id), undefined, owner.token)).body;
    expect(read).toMatchObject({ state: 'staged', summary: { kind: 'sale_lines' } });
    expect(read.summary.columns).toHaveLength(3);
  });

  it('is refused with what it seems to be, and is read as sales once its owner says so', async () => {
    const owner = await signUpOwner(app);
    const files = {
      bought:
        'Date,Supplier,Amount,GST,Total\n2026-01-09,Rogers,100.00,5.00,105.00\n2026-01-12,Bell,40.00,2.00,42.00\n',
      quotes:
        'Quote No,Date,Client,Amount,Valid until\nQ1,2026-03-08,Ann Roy,3429.67,2026-12-01\nQ2,2026-03-09,Bo Dole,120.00,2026-12-01\n',
      'thrown away': 'Date,Item,Qty wasted,Value\n2026-06-09,Loaf,2,15.00\n2026-06-10,Bun,4,30.00\n',
      forecast: 'Date,Forecast sales\n2027-01-01,5000.00\n2027-02-01,6000.00\n',
    };
    for (const [word, content] of Object.entries(files)) {
      const refused = await staged(owner, content);
      expect([refused.state, refused.summary]).toEqual(['refused', null]);
      expect(refused.problem).toContain(word);
    }
    const refused = await staged(owner, files['thrown away']);
    const said = { kind: 'sale_lines', columns: {}, date_order: null, left_out_places: null };
    await app.call('PUT', at(refused.id, '/mapping'), said, owner.token);
    await app.drain();
    const read = (await app.call('GET', at(refused.id), undefined, owner.token)).body;
    expect(read).toMatchObject({ state: 'staged', summary: { kind: 'sale_lines' } });
  });

  it('is not kept as sales of nothing: which amount its only one is has to be said first', async () => {
    const owner = await signUpOwner(app);
    const days =
      'Date,Sales\n2026-03-01,1383.02\n2026-03-02,1057.94\n2026-03-03,990.10\n2026-03-04,1210.00\n';
    const { id, summary } = await staged(owner, days);
    expect(summary.questions).toEqual([{ about: 'column', header: 'Sales', fields: ['subtotal', 'total'] }]);
    const kept = await app.call('POST', at(id, '/commit'), {}, owner.token);
    expect(kept.status).toBe(409);
  });
});
