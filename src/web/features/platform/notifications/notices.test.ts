import { describe, expect, it } from 'vitest';
import { byDay, filtered, type Notice, placeOf } from './notices.ts';

const ID = '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11';
const notice = (at: string): Notice => ({
  id: ID,
  kind: 'applied',
  title: '',
  body: '',
  application_id: ID,
  read: false,
  at,
});

describe('a line of what happened', () => {
  it('leads to the page where the person is asked something', () => {
    expect(placeOf({ kind: 'waiting', application_id: ID })).toBe(`/dashboard/approvals/${ID}`);
    expect(placeOf({ kind: 'handed_over', application_id: ID })).toBe(`/dashboard/approvals/${ID}`);
    expect(placeOf({ kind: 'waiting', application_id: null })).toBe('/dashboard/approvals');
  });

  it('leads to the tracker otherwise, and nowhere without an application', () => {
    expect(placeOf({ kind: 'reply', application_id: ID })).toBe(`/dashboard/job-tracker/${ID}`);
    expect(placeOf({ kind: 'failed', application_id: null })).toBeNull();
  });
});

it("puts the lines under the days of the person's calendar, newest first", () => {
  const days = byDay(
    [notice('2026-11-19T15:00:00Z'), notice('2026-11-20T03:00:00Z'), notice('2026-11-20T15:00:00Z')],
    'America/Toronto',
  );
  expect(days.map(({ day, notices }) => [day, notices.map(({ at }) => at)])).toEqual([
    ['2026-11-20', ['2026-11-20T15:00:00Z']],
    ['2026-11-19', ['2026-11-20T03:00:00Z', '2026-11-19T15:00:00Z']],
  ]);
});

describe('a filter of the list', () => {
  const lines: Notice[] = [
    { ...notice('2026-11-20T10:00:00Z'), kind: 'waiting', read: true },
    { ...notice('2026-11-20T09:00:00Z'), kind: 'reply' },
  ];

  it('shows what is not read, or what asks something, in the same order', () => {
    expect(filtered(lines, 'all')).toEqual(lines);
    expect(filtered(lines, 'unread').map(({ kind }) => kind)).toEqual(['reply']);
    expect(filtered(lines, 'asks').map(({ kind }) => kind)).toEqual(['waiting']);
  });
});
