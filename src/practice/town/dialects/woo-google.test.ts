import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeBack, connect, control, openListener } from './testing.ts';
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

const cents = (amount: string) => Math.round(Number(amount) * 100);
type Sale = { id: number; status: string; total: string; refunds: { total: string }[] };

test('WooCommerce posts its keys, pages in headers, and tells refunds apart from sales', async () => {
  const host = `${world.origin}/woo/still-water`;
  listener.heard.length = 0;
  const asked = new URLSearchParams({
    app_name: 'App',
    scope: 'read_write',
    user_id: '9',
    return_url: 'https://application.example/',
    callback_url: listener.url,
  });
  const back = await comeBack(`${host}/wc-auth/v1/access_granted?${asked.toString()}`);
  expect(back.get('success')).toBe('1');
  const keys = JSON.parse(listener.heard[0]?.body ?? '{}');
  const headers = { authorization: `Basic ${btoa(`${keys.consumer_key}:${keys.consumer_secret}`)}` };
  const page = await fetch(`${host}/wp-json/wc/v3/orders?per_page=100&after=2026-11-01T10:00:00`, {
    headers,
  });
  // What the interface answers at this address.
  const orders = (await page.json()) as Sale[];
  expect(Number(page.headers.get('x-wp-totalpages'))).toBe(
    Math.ceil(Number(page.headers.get('x-wp-total')) / 100),
  );
  expect(orders).toHaveLength(100);
  const refunded = await fetchJson<Sale[]>(`${host}/wp-json/wc/v3/orders?status=refunded`, {
    headers,
  });
  const [one] = refunded;
  const refunds = await fetchJson<{ parent_id: number; amount: string }[]>(
    `${host}/wp-json/wc/v3/orders/${one?.id}/refunds`,
    { headers },
  );
  expect(refunds.map(({ parent_id, amount }) => [parent_id, cents(amount)])).toEqual(
    one?.refunds.map(({ total }) => [one.id, -cents(total)]),
  );
});

test('Google gives reviews newest first, keeps an answer back for a day and refuses what advertises', async () => {
  const { access_token } = await connect(world, 'google', 'third-chair');
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const { accounts } = await fetchJson<{ accounts: { name: string }[] }>(
    `${world.origin}/google/v1/accounts`,
    { headers },
  );
  const account = accounts[0]?.name ?? '';
  const { locations } = await fetchJson<{ locations: { name: string }[] }>(
    `${world.origin}/google/v1/${account}/locations`,
    { headers },
  );
  const address = `${world.origin}/google/v4/${account}/${locations[0]?.name}/reviews`;
  type Review = { name: string; updateTime: string; reviewReply?: { reviewReplyState: string } };
  const page = await fetchJson<{ reviews: Review[]; nextPageToken: string }>(address, { headers });
  expect(page.reviews).toHaveLength(50);
  expect(page.reviews.map(({ updateTime }) => updateTime)).toEqual(
    page.reviews
      .map(({ updateTime }) => updateTime)
      .toSorted()
      .toReversed(),
  );
  const answer = (place: number, comment: string) =>
    fetchJson<{ reviewReplyState: string }>(`${world.origin}/google/v4/${page.reviews[place]?.name}/reply`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ comment }),
    });
  expect((await answer(0, 'Thank you!')).reviewReplyState).toBe('PENDING');
  expect((await answer(1, 'Call 902-555-0100')).reviewReplyState).toBe('REJECTED');
  await control(world, '/days', { n: 2 });
  const later = await fetchJson<Review>(`${world.origin}/google/v4/${page.reviews[0]?.name}`, { headers });
  expect(later.reviewReply?.reviewReplyState).toBe('APPROVED');
});
