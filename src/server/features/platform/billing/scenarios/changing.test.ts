import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBilling, press } from '#testing/billing/index.ts';
import type { Billing } from '#testing/billing/index.ts';
import { signInAgain, signUp } from '#testing/people.ts';
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

const post = async (path: string, body: object = {}) => {
  person = await signInAgain(billing.app, person);
  return billing.app.call('POST', path, body, person.token);
};
const inDays = (days: number) => new Date(billing.app.clock.now().getTime() + days * DAY).toISOString();
/** Goes to some days after the end of the paid month. */
const pass = async (days: number) => {
  const { until } = await billing.plan(person);
  await billing.advance(Date.parse(until) - billing.app.clock.now().getTime() + days * DAY);
};

describe('a running plan', () => {
  it('renews itself, each month with its bill', async () => {
    await billing.buy(person, 'starter');
    await pass(0.01);
    const { plan, standing, until } = await billing.plan(person);
    expect({ plan, standing }).toEqual({ plan: 'starter', standing: 'active' });
    expect(until > inDays(27)).toBe(true);
    person = await signInAgain(billing.app, person);
    const receipts = await billing.app.call('GET', '/billing/receipts', undefined, person.token);
    expect(receipts.body.map(({ amount }: { amount: number }) => amount)).toEqual([2900, 2900]);
  });

  it('is kept to the end of its paid month when it is cancelled, and can be resumed until then', async () => {
    await billing.buy(person, 'pro');
    const { until } = await billing.plan(person);
    const cancelled = await post('/billing/cancel');
    expect(cancelled.body).toMatchObject({ plan: 'pro', standing: 'ending', until });
    expect((await post('/billing/resume')).body).toMatchObject({ plan: 'pro', standing: 'active', until });
    await post('/billing/cancel');
    await billing.advance(Date.parse(until) - billing.app.clock.now().getTime() - 60_000);
    expect(await billing.plan(person)).toMatchObject({ plan: 'pro', standing: 'ending' });
    await billing.advance(120_000);
    expect(await billing.plan(person)).toMatchObject({ plan: 'none', standing: 'none' });
    expect((await post('/billing/resume')).status).toBe(409);
  });

  it('goes up at once for the difference, which is said before', async () => {
    await billing.buy(person, 'starter');
    await pass(-15);
    const preview = await post('/billing/preview', { plan: 'pro' });
    expect(preview.body.due_now).toBeGreaterThan(2300);
    expect(preview.body.due_now).toBeLessThan(2700);
    expect((await post('/billing/change', { plan: 'pro' })).body).toMatchObject({
      plan: 'pro',
      standing: 'active',
    });
    await billing.settle();
    const receipts = await billing.app.call('GET', '/billing/receipts', undefined, person.token);
    expect(receipts.body[0]).toMatchObject({ amount: preview.body.due_now, status: 'paid' });
  });

  it('does not change when the card is declined, and says so', async () => {
    await billing.buy(person, 'starter');
    await billing.practice.control.payments({ cards: 'decline' });
    expect(await post('/billing/change', { plan: 'pro' })).toMatchObject({
      status: 409,
      body: {
        detail: 'Your payment was declined, so nothing was changed. Check your card and try again.',
      },
    });
    expect(await billing.plan(person)).toMatchObject({ plan: 'starter', standing: 'active' });
  });

  it('goes down at the end of the paid month, and not if that is taken back', async () => {
    await billing.buy(person, 'pro');
    const { until } = await billing.plan(person);
    expect((await post('/billing/preview', { plan: 'starter' })).body).toEqual({
      plan: 'starter',
      due_now: 0,
      at: until,
    });
    const planned = { plan: 'pro', standing: 'changing', next_plan: 'starter', until };
    expect((await post('/billing/change', { plan: 'starter' })).body).toMatchObject(planned);
    expect((await post('/billing/resume')).body).toMatchObject({ standing: 'active', next_plan: null });
    await post('/billing/change', { plan: 'starter' });
    await pass(1);
    expect(await billing.plan(person)).toMatchObject({
      plan: 'starter',
      standing: 'active',
      next_plan: null,
    });
  });

  it('answers without a running plan that one must be chosen first', async () => {
    for (const path of ['/billing/cancel', '/billing/resume']) expect((await post(path)).status).toBe(409);
    expect((await post('/billing/change', { plan: 'pro' })).body.detail).toContain('Choose one first');
    expect((await post('/billing/portal')).status).toBe(404);
  });
});

describe('a payment that fails', () => {
  it('leaves seven days, is told once, and is mended by a card that pays', async () => {
    await billing.buy(person, 'pro');
    const { until } = await billing.plan(person);
    await billing.practice.control.payments({ cards: 'decline' });
    await pass(1);
    const grace = new Date(Date.parse(until) + 7 * DAY).toISOString();
    expect(await billing.plan(person)).toMatchObject({ plan: 'pro', standing: 'past_due', until: grace });
    const told = billing.app.mails.filter(
      ({ to, subject }) => to === person.email && /payment failed/.test(subject),
    );
    expect(told).toHaveLength(1);
    expect((await post('/billing/change', { plan: 'starter' })).status).toBe(409);

    const portal = await post('/billing/portal');
    await press(portal.body.url, { action: 'mend-card' });
    await billing.settle();
    expect(await billing.plan(person)).toMatchObject({ plan: 'pro', standing: 'active' });
  });

  it('ends the plan after the seven days', async () => {
    await billing.buy(person, 'pro');
    await billing.practice.control.payments({ cards: 'decline' });
    await pass(8);
    expect(await billing.plan(person)).toMatchObject({ plan: 'none' });
  });
});
