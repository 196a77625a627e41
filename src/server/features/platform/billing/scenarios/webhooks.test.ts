import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { practiceSecrets } from '#server/ports/payments/open.ts';
import { reconcile } from '#server/features/platform/billing/reconcile.ts';
import { openBilling, press } from '#testing/billing/index.ts';
import type { Billing } from '#testing/billing/index.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const { webhooks } = new Stripe('sk_test_unused');
let billing: Billing;
let person: Person;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
beforeEach(async () => {
  await hear();
  person = await signUp(billing.app);
});

const hear = () =>
  billing.practice.control.payments({
    webhook: { url: billing.webhookUrl, secret: practiceSecrets.webhook },
  });
/** The provider's messages get lost. */
const loseMessages = () =>
  billing.practice.control.payments({ webhook: { url: 'http://127.0.0.1:9/', secret: 'lost' } });

let count = 0;
const messageOf = (type: string, object: object, id = `evt_test_${(count += 1)}`) =>
  JSON.stringify({ id, object: 'event', type, created: 0, data: { object } });

/** Sends a message signed as Stripe's own library signs it. */
async function send(
  payload: string,
  { secret = practiceSecrets.webhook, ageSeconds = 0, body = payload } = {},
): Promise<number> {
  const timestamp = Math.floor(billing.app.clock.now().getTime() / 1000) - ageSeconds;
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  const reply = await fetch(billing.webhookUrl, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  await reply.body?.cancel();
  await billing.app.drain();
  return reply.status;
}

/** A subscription that was paid for, of which nothing was heard. */
async function unheard(): Promise<string> {
  await loseMessages();
  const opened = await billing.app.call('POST', '/billing/checkout', { plan: 'pro' }, person.token);
  await press(opened.body.url, { action: 'confirm' });
  const session = new URL(opened.body.url).pathname.split('/').at(-1) ?? '';
  const read = await fetch(`${billing.practice.origin}/v1/checkout/sessions/${session}`, {
    headers: { authorization: `Bearer ${practiceSecrets.key}` },
  });
  const { subscription } = (await read.json()) as { subscription: string }; // The provider's shape.
  return subscription;
}

const planOf = async () => (await billing.plan(person)).plan;
const updated = (id: string, more: object = {}) =>
  messageOf('customer.subscription.updated', { id, object: 'subscription', ...more });

it('refuses a message whose signature, secret, age or content is not right', async () => {
  const id = await unheard();
  const message = updated(id);
  expect(await send(message, { secret: 'whsec_guess' })).toBe(400);
  expect(await send(message, { ageSeconds: 301 })).toBe(400);
  expect(await send(message, { body: message.replace('updated', 'deleted') })).toBe(400);
  expect((await fetch(billing.webhookUrl, { method: 'POST', body: message })).status).toBe(400);
  expect(await planOf()).toBe('trial');
  expect(await send(message)).toBe(200);
  expect(await planOf()).toBe('pro');
});

it('believes what the provider answers, never what a message says', async () => {
  const id = await unheard();
  // Out of order: the end is told although it runs, and an old state after it.
  expect(
    await send(
      messageOf('customer.subscription.deleted', { id, object: 'subscription', status: 'canceled' }),
    ),
  ).toBe(200);
  expect(await planOf()).toBe('pro');
  expect(await send(updated(id, { status: 'incomplete', customer: 'cus_somebody_else' }))).toBe(200);
  expect(await planOf()).toBe('pro');
});

it('takes a message in once, however often it comes', async () => {
  const id = await unheard();
  const message = updated(id);
  const statuses = await Promise.all([send(message), send(message), send(message)]);
  expect(statuses).toEqual([200, 200, 200]);
  const asked = billing.app.logged.filter(({ event }) => event === 'billing.event').length;
  expect(await send(message)).toBe(200);
  expect(billing.app.logged.filter(({ event }) => event === 'billing.event').length).toBe(asked);
  expect(await planOf()).toBe('pro');
});

it('leaves customers alone that are none of ours, and messages about something else', async () => {
  const id = await unheard();
  await billing.app.world.database.execute(`delete from billing_customers`);
  expect(await send(updated(id))).toBe(200);
  expect(await planOf()).toBe('trial');
  expect(billing.app.logged.some(({ event }) => event === 'billing.unknown_customer')).toBe(true);
  expect(await send(messageOf('payout.paid', { id: 'po_1', object: 'payout' }))).toBe(200);
  expect(await send(updated('sub_nobody_knows'))).toBe(200);
});

it('asks by itself about a month that is over when no message came', async () => {
  await billing.buy(person, 'starter');
  await loseMessages();
  billing.app.clock.advance(31 * 86_400_000);
  await billing.practice.control.advance(31 * 86_400_000);
  const before = (await billing.plan(person)).until;
  await reconcile(billing.app.world);
  const after = await billing.plan(person);
  expect(after).toMatchObject({ plan: 'starter', standing: 'active' });
  expect(after.until > before).toBe(true);
});
