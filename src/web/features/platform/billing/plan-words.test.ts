import type { Plan } from '#contract/platform/billing.ts';
import { describe, expect, it } from 'vitest';
import { changeWords, priceWords, standingWords, usageWords } from './plan-words.ts';

const until = '2026-12-21T03:30:00.000Z';
const money = { currency: 'CAD', taxed: false };

const words = (standing: Plan['standing'], day: string | null = until) =>
  standingWords({ standing, until: day, next_plan: 'starter' }, 'UTC');

describe('how a plan stands', () => {
  it('names the day in the zone of the person', () => {
    const active = { standing: 'active', until, next_plan: null } as const;
    expect(standingWords(active, 'America/Halifax')).toBe('Renews on December 20, 2026.');
    expect(standingWords(active, 'Europe/Paris')).toBe('Renews on December 21, 2026.');
  });

  it('says what ends, what follows and what failed', () => {
    expect(words('ending')).toBe('Ends on December 21, 2026. Nothing changes until then.');
    expect(words('changing')).toContain('Switches to Starter on December 21, 2026.');
    expect(words('past_due')).toContain('I’ll keep working until December 21, 2026');
    expect(words('given', null)).toBe('Free of charge.');
    expect(words('none', null)).toContain('Choose a plan');
  });
});

it('counts a trial as a whole, Starter by the month, and Pro without a limit', () => {
  expect(usageWords({ used: 3, limit: 10 }, 'trial')).toBe('3 of 10 sent in your trial.');
  expect(usageWords({ used: 10, limit: 10 }, 'starter')).toBe('10 of 10 sent this month.');
  expect(usageWords({ used: 41, limit: null }, 'pro')).toBe('41 sent this month. No limit.');
});

it('says what a change costs before it is confirmed', () => {
  expect(changeWords({ plan: 'pro', due_now: 2512, at: until }, money, 'UTC')).toBe(
    'Pro starts right away. You pay $25.12 today for the rest of this month, then $79.00 CAD a month.',
  );
  expect(changeWords({ plan: 'starter', due_now: 0, at: until }, money, 'UTC')).toContain(
    'You stay on Pro until December 21, 2026, then switch to Starter',
  );
});

it('says that tax comes on top only where it does', () => {
  expect(priceWords('starter', money)).toBe('$29.00 CAD a month');
  expect(priceWords('starter', { currency: 'USD', taxed: true })).toBe('US$29.00 USD a month plus local tax');
});
