import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowanceOf, benefitsOf, standingOf } from './index.ts';
import type { PlanFacts } from './index.ts';

const at = (instant: string) => Date.parse(instant);
const created = at('2026-11-01T12:00:00Z');
const paidUntilMs = at('2026-12-20T12:00:00Z');
const pro = { plan: 'pro', status: 'active', paidUntilMs, cancelling: false, nextPlan: null } as const;

const on = (now: string, facts: Partial<PlanFacts> = {}) =>
  standingOf({ accountCreatedAtMs: created, grant: null, subscriptions: [], nowMs: at(now), ...facts });

describe('the plan of an account', () => {
  it('is a trial for fourteen days to the moment, then none', () => {
    expect(on('2026-11-15T11:59:59Z')).toMatchObject({ plan: 'trial', untilMs: at('2026-11-15T12:00:00Z') });
    expect(on('2026-11-15T12:00:00Z')).toMatchObject({ plan: 'none', standing: 'none' });
  });

  it('lasts to the end of its paid month when it was cancelled or ended', () => {
    for (const change of [{ cancelling: true }, { status: 'ended' as const }]) {
      const subscriptions = [{ ...pro, ...change }];
      expect(on('2026-12-20T11:59:59Z', { subscriptions })).toMatchObject({
        plan: 'pro',
        standing: 'ending',
      });
      expect(on('2026-12-20T12:00:00Z', { subscriptions })).toMatchObject({ plan: 'none' });
    }
  });

  it('waits three days to hear of a renewal, and no longer', () => {
    const subscriptions = [pro];
    expect(on('2026-12-23T11:00:00Z', { subscriptions })).toMatchObject({ plan: 'pro', standing: 'active' });
    expect(on('2026-12-23T13:00:00Z', { subscriptions })).toMatchObject({ plan: 'none' });
  });

  it('is kept for seven days after a payment failed', () => {
    const subscriptions = [{ ...pro, status: 'past_due' as const }];
    expect(on('2026-12-27T11:00:00Z', { subscriptions })).toMatchObject({
      plan: 'pro',
      standing: 'past_due',
      untilMs: at('2026-12-27T12:00:00Z'),
    });
    expect(on('2026-12-27T12:00:00Z', { subscriptions })).toMatchObject({ plan: 'none' });
  });

  it('names the plan that follows at the end of the month', () => {
    const subscriptions = [{ ...pro, nextPlan: 'starter' as const }];
    expect(on('2026-12-01T00:00:00Z', { subscriptions })).toMatchObject({
      plan: 'pro',
      standing: 'changing',
      nextPlan: 'starter',
      untilMs: paidUntilMs,
    });
  });

  it('counts what was given before what was bought, and Pro before Starter', () => {
    const subscriptions = [{ ...pro, plan: 'starter' as const }, pro];
    expect(on('2026-12-01T00:00:00Z', { subscriptions })).toMatchObject({ plan: 'pro' });
    const grant = { plan: 'enterprise' as const, untilMs: at('2026-12-05T00:00:00Z') };
    expect(on('2026-12-01T00:00:00Z', { subscriptions, grant })).toMatchObject({
      plan: 'enterprise',
      standing: 'given',
    });
    expect(on('2026-12-05T00:00:00Z', { subscriptions, grant })).toMatchObject({ plan: 'pro' });
  });
});

describe('what a plan allows', () => {
  it('counts Starter by the calendar month of the person', () => {
    const now = at('2026-12-01T03:30:00Z');
    expect(allowanceOf({ plan: 'starter' }, now, 'America/Halifax')).toEqual({
      period: '2026-11',
      limit: 10,
      opensAtMs: at('2026-12-01T04:00:00Z'),
    });
    expect(allowanceOf({ plan: 'starter' }, now, 'Europe/Paris')).toEqual({
      period: '2026-12',
      limit: 10,
      opensAtMs: at('2026-12-31T23:00:00Z'),
    });
  });

  it('counts a trial as a whole, does not limit Pro and Enterprise, and allows nothing without a plan', () => {
    const now = at('2026-11-16T12:00:00Z');
    expect(allowanceOf({ plan: 'trial' }, now, 'UTC')).toEqual({
      period: 'trial',
      limit: 10,
      opensAtMs: null,
    });
    expect(allowanceOf({ plan: 'pro' }, now, 'UTC')).toMatchObject({ limit: null, period: '2026-11' });
    expect(allowanceOf({ plan: 'enterprise' }, now, 'UTC')).toMatchObject({ limit: null });
    expect(allowanceOf({ plan: 'none' }, now, 'UTC')).toMatchObject({ limit: 0, opensAtMs: null });
  });
});

describe('what a plan has beside its allowance', () => {
  it('is on Pro and Enterprise what the pricing page names, and nothing on the others', () => {
    const most = { variants: true, headStartSeconds: 3600, prioritySupport: true };
    const none = { variants: false, headStartSeconds: 0, prioritySupport: false };
    for (const plan of ['pro', 'enterprise'] as const) expect(benefitsOf({ plan })).toEqual(most);
    for (const plan of ['trial', 'starter', 'none'] as const) expect(benefitsOf({ plan })).toEqual(none);
  });

  it('is told apart here alone: no other part of the product asks which plan somebody is on', () => {
    const root = join(import.meta.dirname, '../../..');
    const places = globSync('src/{engines,server}/**/*.ts', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      // Buying a plan, naming it, and giving it away are about the plan itself.
      .filter(
        (path) => !/\.test\.ts$|engines\/plans|platform\/billing|ports\/payments|demo\/person/.test(path),
      )
      .filter((path) => /'(?:pro|starter|enterprise)'/.test(readFileSync(join(root, path), 'utf8')));
    expect(places).toEqual([]);
  });
});
