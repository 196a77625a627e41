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
});
