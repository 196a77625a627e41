import { expect, it } from 'vitest';
import { limitWords } from './plan-limit.tsx';

const zone = 'America/Toronto';

it('says nothing while the plan allows more', () => {
  expect(limitWords({ used: 9, limit: 10, opens_at: null, held: 0 }, zone)).toBeNull();
  expect(limitWords({ used: 900, limit: null, opens_at: null, held: 0 }, zone)).toBeNull();
});

it('says when the month begins again on Starter, and that a trial or a plan is over', () => {
  const starter = { used: 10, limit: 10, opens_at: '2026-12-01T05:00:00.000Z', held: 1 };
  expect(limitWords(starter, zone)).toContain('sending again on Dec 1.');
  expect(limitWords({ ...starter, opens_at: null }, zone)).toContain('in your trial have been sent');
  expect(limitWords({ used: 0, limit: 0, opens_at: null, held: 0 }, zone)).toContain('has ended');
});
