import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPLICATION } from './connections.ts';
import { connect, control, openListener } from './testing.ts';
import { fetchJson, openTestWorld, type TestWorld } from '#practice/testing.ts';

let world: TestWorld;
let listener: Awaited<ReturnType<typeof openListener>>;
beforeAll(async () => {
  world = await openTestWorld();
  listener = await openListener();
  await control(world, '/reset', { opensOn: '2026-11-29', seed: 7 });
});
afterAll(async () => {
  listener.close();
  await world.close();
});

type Books = { days: { netCents: number; collectedCents: number; taxes: { cents: number }[] }[] }[];
async function booked(shop: string, from: string) {
  const [books] = await control<Books>(world, `/money?shop=${shop}&from=${from}`);
  const days = books?.days ?? [];
  return days.reduce((sum, { collectedCents }) => sum + collectedCents, 0);
}
const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64');

describe('Square', () => {
  let ask: <T>(path: string, body?: unknown) => Promise<T>;
  let raw: (path: string, body?: unknown) => Promise<Response>;
  beforeAll(async () => {
    const { access_token } = await connect(world, 'square', 'third-chair');
    const init = (body: unknown) => ({
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    ask = (path, body) => fetchJson(`${world.origin}/square/v2${path}`, init(body));
    raw = (path, body) => fetch(`${world.origin}/square/v2${path}`, init(body));
  });
  type Page = {
    orders: { total_money: { amount: number }; return_amounts?: { total_money: { amount: number } } }[];
    cursor?: string;
  };
  async function allOrders(limit: number) {
    const filter = {
      date_time_filter: { created_at: { start_at: '2026-11-01T08:00:00Z' } },
      state_filter: { states: ['COMPLETED'] },
    };
    const orders: Page['orders'] = [];
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page: Page = await ask('/orders/search', { limit, cursor, query: { filter } });
      orders.push(...page.orders);
      cursor = page.cursor;
    }
    return orders;
  }

  test('gives over all pages what the books say, refunds as orders of returns', async () => {
    const orders = await allOrders(100);
    const total = orders.reduce(
      (sum, order) => sum + order.total_money.amount - (order.return_amounts?.total_money.amount ?? 0),
      0,
    );
    expect(total).toBe(await booked('third-chair', '2026-11-01'));
  });

  test('misses some of the later pages, limits, and loses answers as planned', async () => {
    const whole = (await allOrders(100)).length;
    await control(world, '/faults', { kind: 'paging-gap', dialect: 'square', times: 2 });
    expect((await allOrders(100)).length).toBe(whole - 2);
    await control(world, '/faults', { kind: 'rate-limit', dialect: 'square' });
    expect([(await raw('/locations')).status, (await raw('/locations')).status]).toEqual([429, 200]);
    const { counts } = await ask<{ counts: { catalog_object_id: string; quantity: string }[] }>(
      '/inventory/counts/batch-retrieve',
      {},
    );
    const [count] = counts;
    const adjustment = {
      catalog_object_id: count?.catalog_object_id,
      from_state: 'NONE',
      to_state: 'IN_STOCK',
      quantity: '3',
    };
    const change = { idempotency_key: 'once', changes: [{ type: 'ADJUSTMENT', adjustment }] };
    await control(world, '/faults', { kind: 'lost-answer', dialect: 'square' });
    await expect(raw('/inventory/changes/batch-create', change)).rejects.toThrow();
    const again = await ask<{ counts: { quantity: string }[] }>('/inventory/changes/batch-create', change);
    expect(again.counts[0]?.quantity).toBe(String(Number(count?.quantity) + 3));
  });

  test('tells signed events of a day that was lived, twice where that is planned', async () => {
    const subscription = {
      event_types: ['order.created', 'order.updated', 'inventory.count.updated'],
      notification_url: listener.url,
    };
    const made = await ask<{ subscription: { signature_key: string } }>('/webhooks/subscriptions', {
      subscription,
    });
    await control(world, '/faults', { kind: 'doubled-webhook', dialect: 'square' });
    await control(world, '/faults', { kind: 'edited-orders', shop: 'third-chair', times: 2 });
    listener.heard.length = 0;
    await control(world, '/days', { n: 3 });
    const { headers, body } = listener.heard[0] ?? { headers: {}, body: '' };
    expect(headers['x-square-hmacsha256-signature']).toBe(
      signature(made.subscription.signature_key, listener.url + body),
    );
    const ids = listener.heard.map((each) => JSON.parse(each.body).event_id);
    expect(new Set(ids).size).toBe(ids.length - 1);
    const types = listener.heard.map((each) => JSON.parse(each.body).type);
    expect(types.filter((type) => type === 'order.updated')).toHaveLength(2);
    const last = JSON.parse(listener.heard.at(-1)?.body ?? '');
    expect(last.data.object.inventory_counts[0].state).toBe('IN_STOCK');
  });
});

test('Square’s refresh token stays, its access token goes', async () => {
  const token = await connect(world, 'square', 'third-chair');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({
    client_id: APPLICATION.id,
    client_secret: APPLICATION.secret,
    grant_type: 'refresh_token',
    refresh_token: token.refresh_token,
  });
  const fresh = await fetchJson<typeof token>(`${world.origin}/oauth2/token`, {
    method: 'POST',
    headers,
    body,
  });
  expect(fresh.refresh_token).toBe(token.refresh_token);
  const locations = (access: string) =>
    fetch(`${world.origin}/square/v2/locations`, { headers: { authorization: `Bearer ${access}` } });
  expect([
    (await locations(token.access_token)).status,
    (await locations(fresh.access_token)).status,
  ]).toEqual([401, 200]);
});
