import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpMember, signUpOwner } from '#testing/business.ts';
import { stagedFile } from '#testing/imports.ts';
import { squareItems } from '#testing/square-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CANADIAN = { currency: 'CAD', close_hour: 0 };
const LATE = { currency: 'USD', close_hour: 4 };

describe('how the sales of a business are counted', () => {
  it('is what its owner says, before the first sale: a late one counts for the day before', async () => {
    const owner = await signUpOwner(app);
    const read = async () => (await app.call('GET', '/business/counting', undefined, owner.token)).body;
    expect(await read()).toEqual({ ...CANADIAN, has_sales: false });
    const { status } = await app.call('PUT', '/business/counting', LATE, owner.token);
    expect([status, await read()]).toEqual([200, { ...LATE, has_sales: false }]);

    const night = { day: '2026-06-02', time: '02:30:00', ticket: 'A', item: 'Knot', price: 400 };
    const { id } = await stagedFile(app, owner, squareItems([night]));
    await app.call('POST', `/business/imports/${id}/commit`, {}, owner.token);
    await app.drain();
    const period = 'from=2026-06-01&to=2026-06-01&by=day';
    const { body } = await app.call('GET', `/store/sales?${period}`, undefined, owner.token);
    expect([body.currency, body.totals.net]).toEqual(['USD', 400]);
  });

  it('stays as it is once there are sales', async () => {
    const owner = await signUpOwner(app);
    const sale = { day: '2026-06-02', ticket: 'A', item: 'Knot', price: 400 };
    const { id } = await stagedFile(app, owner, squareItems([sale]));
    await app.call('POST', `/business/imports/${id}/commit`, {}, owner.token);
    await app.drain();
    const change = (rules: object) => app.call('PUT', '/business/counting', rules, owner.token);
    for (const other of [{ currency: 'EUR' }, { close_hour: 3 }])
      expect(await change({ ...CANADIAN, ...other })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('Undo those imports') },
      });
    expect((await change(CANADIAN)).body).toEqual({ ...CANADIAN, has_sales: true });
  });

  it('is seen by everybody who works there, and changed by owners alone', async () => {
    const owner = await signUpOwner(app);
    for (const role of ['manager', 'staff'] as const) {
      const { token } = await signUpMember(app, owner, role);
      expect((await app.call('GET', '/business/counting', undefined, token)).status).toBe(200);
      expect((await app.call('PUT', '/business/counting', LATE, token)).status).toBe(403);
    }
  });

  it('refuses a currency that there is not, and an hour after six', async () => {
    const { token } = await signUpOwner(app);
    for (const wrong of [{ currency: 'XYZ' }, { close_hour: 7 }])
      expect((await app.call('PUT', '/business/counting', { ...CANADIAN, ...wrong }, token)).status).toBe(
        422,
      );
  });
});
