import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { digestOf } from './digest.ts';
import type { SentCase } from './figures.ts';

const one = (sentOn: string, more: Partial<SentCase> = {}): SentCase => ({
  company: 'Harbour Foods',
  title: 'Store Manager',
  state: 'applied',
  score: 70,
  letter: true,
  sentOn,
  answeredOn: null,
  ...more,
});
const day = (name: string, sent: number, interviews = 0) => ({ day: name, sent, interviews });

describe('a digest', () => {
  it('counts the week that ends on its Sunday, and nothing of the weeks beside it', () => {
    const days = [day('2026-11-08', 9), day('2026-11-09', 2), day('2026-11-15', 1, 1), day('2026-11-16', 7)];
    const cases = [
      one('2026-11-02', { state: 'interviewing', answeredOn: '2026-11-15' }),
      one('2026-11-02', { state: 'rejected', answeredOn: '2026-11-08' }),
      one('2026-11-09', { state: 'rejected', answeredOn: '2026-11-16' }),
    ];
    expect(digestOf(days, cases, '2026-11-15')).toEqual({
      week: '2026-W46',
      from: '2026-11-09',
      until: '2026-11-15',
      sent: 3,
      answers: 1,
      interviews: 1,
      tip: null,
    });
  });

  it('is silent while too little happened, and tells no tip the numbers do not support', () => {
    expect(digestOf([day('2026-11-09', 2)], [], '2026-11-15')).toBeNull();
    const answered = [one('2026-11-09', { state: 'rejected', answeredOn: '2026-11-12' })];
    expect(digestOf([day('2026-11-09', 2)], answered, '2026-11-15')).toMatchObject({ answers: 1, tip: null });
  });

  it('carries the tip that the person’s own numbers support', () => {
    const cases = [
      ...Array.from({ length: 4 }, () => one('2026-11-09', { score: 85, state: 'interviewing' })),
      ...Array.from({ length: 6 }, () => one('2026-11-09', { score: 85 })),
      ...Array.from({ length: 10 }, () => one('2026-11-09')),
    ];
    expect(inEnglish(digestOf([day('2026-11-09', 20)], cases, '2026-11-15')?.tip ?? '')).toContain(
      'Your matches with a score of 80 or more do better',
    );
  });
});
