import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBilling, press } from '#testing/billing/index.ts';
import type { Billing } from '#testing/billing/index.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const DAY = 86_400_000;

let billing: Billing;
let person: Person;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
beforeEach(async () => {
  await billing.practice.control.payments({ cards: 'pay' });
  person = await signUp(billing.app);
});

const post = (path: string, body: object = {}) => billing.app.call('POST', path, body, person.token);

it('gives a new account fourteen days without a card', async () => {
  expect(await billing.plan(person)).toMatchObject({
    plan: 'trial',
    standing: 'trial',
    until: new Date(billing.app.clock.now().getTime() + 14 * DAY).toISOString(),
    checkout: 'practice',
    currency: 'CAD',
    customer: false,
  });
  await billing.advance(14 * DAY);
  expect(await billing.plan(person)).toMatchObject({ plan: 'none', standing: 'none', until: null });
});

it('is on Pro only once the provider has said so, and has a bill for it', async () => {
  const back = await billing.buy(person, 'pro');
  expect(back).toMatch(/^http:\/\/career\.localhost:3000\/checkout\/return\?plan=pro$/);
  expect(await billing.plan(person)).toMatchObject({ plan: 'pro', standing: 'active', customer: true });
  const receipts = await billing.app.call('GET', '/billing/receipts', undefined, person.token);
  expect(receipts.body).toMatchObject([{ amount: 7900, currency: 'CAD', status: 'paid' }]);
});

it('charges nothing and changes nothing when checkout is left or declined', async () => {
  expect(await billing.buy(person, 'starter', 'cancel')).toContain('/checkout?plan=starter&cancelled=1');
  await billing.practice.control.payments({ cards: 'decline' });
  expect(await billing.buy(person, 'starter')).toBe('402');
  expect(await billing.plan(person)).toMatchObject({ plan: 'trial' });
});

it('lets only the checkout that was opened last be paid', async () => {
  const first = await post('/billing/checkout', { plan: 'starter' });
  await billing.buy(person, 'pro');
  expect(await press(first.body.url, { action: 'confirm' })).toBe('410');
  const second = await post('/billing/checkout', { plan: 'starter' });
  expect(second).toMatchObject({
    status: 409,
    body: { detail: 'You’re already on Pro. You can change it on the Plan page.' },
  });
});

it('sees a payment that was made but not told yet before it opens another checkout', async () => {
  await billing.practice.control.payments({ webhook: { url: 'http://127.0.0.1:9/gone', secret: 'lost' } });
  const opened = await post('/billing/checkout', { plan: 'pro' });
  await press(opened.body.url, { action: 'confirm' });
  expect(await post('/billing/checkout', { plan: 'pro' })).toMatchObject({ status: 409 });
  expect(await billing.plan(person)).toMatchObject({ plan: 'pro' });
});
