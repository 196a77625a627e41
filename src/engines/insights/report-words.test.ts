import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { funnelRows, isEmptyReport, leadOf, performanceInWords, weekInWords } from './report-words.ts';

const funnel = { applied: 64, viewed: 31, interviews: 9, offers: 1 };

describe('the report in words', () => {
  it('says the whole in one sentence', () => {
    expect(inEnglish(leadOf(funnel))).toBe('64 sent, 9 interviews, 1 offer.');
  });

  it('gives every stage both its numbers', () => {
    expect(funnelRows({ funnel, viewedUnknown: 17 }).map(({ words }) => inEnglish(words))).toEqual([
      'sent, none without your approval',
      '31 of 64 opened, 17 not known',
      '9 of 64 sent',
      '1 of 9 interviews',
    ]);
  });

  it('is empty for an account that has sent nothing', () => {
    const none = { funnel: { ...funnel, applied: 0 }, weekly: [] };
    expect(isEmptyReport(none)).toBe(true);
    expect(isEmptyReport({ ...none, weekly: [{ week: '2026-W47', sent: 1, interviews: 0 }] })).toBe(false);
  });

  it('names a week by its number', () => {
    expect(['2026-W07', '2026-W47', 'this week'].map((week) => inEnglish(weekInWords(week)))).toEqual([
      'Wk 7',
      'Wk 47',
      'this week',
    ]);
  });
});

describe('the performance of a campaign', () => {
  it('is a percentage only from twenty cases on', () => {
    const campaign = { name: 'Kitchens', performance: 14.6, sent: 48, interviews: 7 };
    const said = (given: typeof campaign) => Object.values(performanceInWords(given)).map(inEnglish);
    expect(said(campaign)).toEqual(['15%', '7 interviews from 48 sent']);
    expect(said({ ...campaign, performance: 12.5, sent: 16, interviews: 2 })).toEqual([
      '2 of 16',
      'Too few for a percentage',
    ]);
  });
});
