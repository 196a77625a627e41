import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '#practice/testing.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const api = (path: string, body?: Record<string, string>, key = 'sk_test_practice') =>
  fetch(`${world.origin}/v1${path}`, {
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) }),
  });
// The provider's shapes, as far as these tests read them.
const idOf = async (reply: Promise<Response>) => ((await (await reply).json()) as { id: string }).id;

/** Somebody on the checkout page of a monthly price; answers its path. */
async function atCheckout(account: string): Promise<{ customer: string; page: string; session: string }> {
  const customer = await idOf(api('/customers', { email: 'a@example.test', 'metadata[account]': account }));
  const price = await idOf(api('/prices', { currency: 'cad', unit_amount: '2900', lookup_key: account }));
  const session = await idOf(
    api('/checkout/sessions', {
      customer,
      'line_items[0][price]': price,
      success_url: 'http://shop.test/thanks',
      cancel_url: 'http://shop.test/back',
    }),
  );
  return { customer, page: `${world.origin}/pay/${session}`, session };
}
const confirm = (page: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }), redirect: 'manual' });

test('the API refuses a key that is not for practice', async () => {
  expect((await api('/prices', undefined, 'sk_live_real')).status).toBe(401);
  expect((await api('/subscriptions/sub_nobody')).status).toBe(404);
});

test('a month ends on the last day where the next month is shorter', async () => {
  await world.control.setClock(new Date('2027-01-31T12:00:00.000Z'));
  const { page, session } = await atCheckout('january');
  expect((await confirm(page)).headers.get('location')).toBe('http://shop.test/thanks');
  const read = await (await api(`/checkout/sessions/${session}`)).json();
  const { subscription } = read as { subscription: string }; // As above.
  const { items } = (await (await api(`/subscriptions/${subscription}`)).json()) as {
    items: { data: { current_period_end: number }[] };
  };
  const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
  expect(end.slice(0, 10)).toBe('2027-02-28');
});

test('a checkout can be paid once, and its page says plainly what it is', async () => {
  const { page } = await atCheckout('once');
  expect(await (await fetch(page)).text()).toContain('Practice checkout: no money moves');
  expect((await confirm(page)).status).toBe(303);
  expect((await confirm(page)).status).toBe(410);
});

test('what happened is told again until the shop takes it in, also after a restart', async () => {
  const heard: string[] = [];
  let answers = false;
  const shop = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (answers) heard.push((JSON.parse(body) as { type: string }).type); // As above.
      response.writeHead(answers ? 200 : 500).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await world.control.payments({ webhook: { url: `http://127.0.0.1:${port}/`, secret: 'whsec' } });
  const { page } = await atCheckout('told');
  await confirm(page);
  expect(heard).toEqual([]);
  await world.restart();
  answers = true;
  await world.control.payments({});
  await world.control.payments({});
  expect(heard).toContain('checkout.session.completed');
  expect(heard.filter((kind) => kind === 'checkout.session.completed').length).toBeGreaterThan(0);
  shop.close();
});
