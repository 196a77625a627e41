import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationState } from '#contract/career/applications.ts';
import { english, inEnglish } from '#testing/wording/in-english.ts';
import {
  figuresOf,
  funnelOf,
  type SentCase,
  shareOf,
  successRate,
  weeklyChange,
  weeksOf,
} from './figures.ts';
import { insightHtml } from './insight-text.ts';
import { insightsOf, tipOf } from './insights.ts';

const one = (more: Partial<SentCase> = {}): SentCase => ({
  company: 'Harbour Foods',
  title: 'Store Manager',
  state: 'applied',
  score: 70,
  letter: true,
  sentOn: '2026-01-05',
  answeredOn: null,
  ...more,
});
const many = (count: number, more: Partial<SentCase>) => Array.from({ length: count }, () => one(more));
const texts = (cases: SentCase[], today = '2026-01-10') =>
  insightsOf(cases, today).map((insight) => insightHtml(insight, english));
const tip = (...given: Parameters<typeof tipOf>) => inEnglish(tipOf(...given) ?? '');

describe('the figures', () => {
  it('count an offer as an interview, and nothing uncertain as applied', () => {
    const counts = {
      applied: 5,
      interviewing: 2,
      offer: 1,
      rejected: 3,
      unknown: 4,
      handed_over: 2,
      waiting: 9,
    };
    expect(funnelOf(counts, 3)).toEqual({ applied: 11, viewed: 3, interviews: 3, offers: 1 });
    expect(funnelOf({}, 0)).toEqual({ applied: 0, viewed: 0, interviews: 0, offers: 0 });
  });

  it('give rates in percent and their change in points', () => {
    expect(successRate({ applied: 11, interviews: 3 })).toBe(27.3);
    expect(successRate({ applied: 0, interviews: 0 })).toBe(0);
    expect(weeklyChange({ applied: 10, interviews: 3 }, { applied: 8, interviews: 1 })).toBe(17.5);
    expect(weeklyChange({ applied: 10, interviews: 0 }, { applied: 4, interviews: 1 })).toBe(-25);
    expect(weeklyChange({ applied: 10, interviews: 3 }, { applied: 0, interviews: 0 })).toBe(0);
  });

  it('tell few cases as they are', () => {
    expect([figuresOf(16), figuresOf(20), figuresOf(20, 16)]).toEqual(['few', 'many', 'few']);
    expect([shareOf(5, 20), shareOf(26, 200), shareOf(0, 0)]).toEqual([0.25, 0.13, 0]);
  });

  it('fill the weeks, also empty ones and over the turn of the year', () => {
    const days = [
      { day: '2026-01-05', sent: 3, interviews: 0 },
      { day: '2025-12-29', sent: 2, interviews: 1 },
      { day: '2026-01-04', sent: 1, interviews: 0 },
      { day: '2025-11-01', sent: 9, interviews: 9 },
    ];
    expect(weeksOf(days, '2026-01-07', 3)).toEqual([
      { week: '2025-W52', sent: 0, interviews: 0 },
      { week: '2026-W01', sent: 3, interviews: 1 },
      { week: '2026-W02', sent: 3, interviews: 0 },
    ]);
  });
});

describe('insights', () => {
  it('are none while nothing is certain to have arrived', () => {
    expect(insightsOf([], '2026-01-10')).toEqual([]);
    expect(insightsOf([one({ state: 'unknown' }), one({ state: 'waiting' })], '2026-03-10')).toEqual([]);
  });

  it('compare strong matches with the others when there are enough of both', () => {
    const cases = [
      ...many(3, { score: 85, state: 'interviewing' }),
      ...many(6, { score: 85 }),
      ...many(1, { state: 'offer' }),
      ...many(13, {}),
    ];
    expect(texts(cases)).toContain(
      'Matches with a score of 80 or more led to interviews or offers in 3 of 9 cases, the others in 1 of 14 cases.',
    );
    expect(tip(cases)).toBe(
      'Your matches with a score of 80 or more do better: interviews or offers in 3 of 9 cases, compared with 1 of 14 cases for the rest.',
    );
    expect(texts(cases.slice(0, 12)).join()).not.toContain('80 and up');
  });

  it('say how soon answers come and what stayed without one', () => {
    const answered = ['2026-01-06', '2026-01-08', '2026-01-09', '2026-01-25'].map((answeredOn) =>
      one({ state: 'rejected', answeredOn }),
    );
    expect(texts([...answered, one()], '2026-01-26')).toEqual([
      'Half of your 4 replies came within 3 days.',
      'No reply after three weeks or more: 1 of your 5 applications.',
    ]);
  });

  it('count an application as without an answer from its 21st day on', () => {
    const sent = one({ sentOn: '2026-01-05' });
    expect(texts([sent], '2026-01-25')).toEqual([]);
    expect(texts([sent], '2026-01-26')).toHaveLength(1);
  });

  it('escape what employers call themselves', () => {
    const cases = [
      one({
        company: '<img src=x onerror=alert(1)>',
        title: `"R&D" 'lead'`,
        state: 'offer',
        answeredOn: '2026-01-08',
      }),
    ];
    expect(texts(cases)[0]).toBe(
      '<strong>&lt;img src=x onerror=alert(1)&gt;</strong> made you an offer for &quot;R&amp;D&quot; &#39;lead&#39;.',
    );
  });

  it('hold no markup but their own, whatever the names', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            company: fc.string(),
            title: fc.string(),
            state: fc.constantFrom(...applicationState.options),
          }),
          { maxLength: 30 },
        ),
        (list) => {
          const cases = list.map((more) => one({ ...more, answeredOn: '2026-01-08' }));
          for (const text of texts(cases)) expect(text.replace(/<\/?strong>/g, '')).not.toMatch(/[<>"']/);
        },
      ),
    );
  });
});

describe('the tip', () => {
  it('is null when the numbers support none: what waits is said elsewhere', () => {
    expect(tipOf([])).toBeNull();
    expect(tipOf([one()])).toBeNull();
  });

  it('speaks of letters when they do better', () => {
    const cases = [...many(4, { state: 'interviewing' }), ...many(6, {}), ...many(10, { letter: false })];
    expect(tip(cases)).toBe(
      'Your applications with a cover letter do better: interviews or offers in 4 of 10 cases, compared with 0 of 10 cases without.',
    );
  });
});
