import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setEnding } from '#server/features/platform/accounts/index.ts';
import { endPlanAfter } from '#server/features/platform/billing/index.ts';
import { openBilling } from '#testing/billing/index.ts';
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
  person = await signUp(billing.app);
});

describe('the plan of an account that is to end', () => {
  it('ends with its paid month, and charges no more', async () => {
    await billing.buy(person, 'starter');
    const { until } = await billing.plan(person);
    const { world } = billing.app;
    await setEnding(world.database, person.accountId, billing.app.clock.now());
    for (let times = 0; times < 2; times += 1) {
      await endPlanAfter(world, world.database, person.accountId);
      await billing.app.drain();
    }
    expect(await billing.plan(person)).toMatchObject({ plan: 'starter', standing: 'ending', until });
    await billing.advance(Date.parse(until) - billing.app.clock.now().getTime() + DAY);
    expect(await billing.plan(person)).toMatchObject({ plan: 'none' });
  });

  it('goes on when the account was kept before the provider could be asked to end it', async () => {
    await billing.buy(person, 'starter');
    const { world } = billing.app;
    await endPlanAfter(world, world.database, person.accountId);
    await billing.app.drain();
    expect(await billing.plan(person)).toMatchObject({ plan: 'starter', standing: 'active' });
  });
});
