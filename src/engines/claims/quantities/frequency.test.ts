import { describe, expect, it } from 'vitest';
import { checkClaims } from '#engines/claims/index.ts';
import { frequenciesIn } from './frequency.ts';

const perYear = (text: string) => frequenciesIn(text).map((one) => one.perYear);

describe('how often something comes round', () => {
  it.each([
    ['Make 2,000 visits a year.', 2000],
    ['Fait 1 200 visites par an.', 1200],
    ['Swim 2.5 times a week.', 130],
    ['Visit four times a year.', 4],
    ['Work one weekend in four.', 13],
  ])('is read from the whole number: %s', (text, expected) => {
    expect(perYear(text)).toEqual([expected]);
  });

  it.each([
    ['Make 2,000 visits a year.', 'Make 9,000 visits a year.'],
    ['Inspect pumps 1,000 times a year.', 'Inspect pumps 3,000 times a year.'],
    ['Fait 2 000 visites par an.', 'Fait 5 000 visites par an.'],
  ])('refuses another number of thousands: “%s” told as “%s”', (fact, text) => {
    const resume = { work: [{ name: 'Larkfield', position: 'Inspector', highlights: [fact] }] };
    const question = { profile: { resume, facts: [] }, target: 'work[0].highlights', today: '2026-11-01' };
    expect(checkClaims({ ...question, text: fact }).allowed).toBe(true);
    expect(checkClaims({ ...question, text }).allowed).toBe(false);
  });
});
