import { describe, expect, it } from 'vitest';
import { holdsNumber, rangeIn } from './ranges.ts';

const YEARS = { year: 1, month: 1 / 12 };
const holds = (choice: string, value: number): boolean | null => {
  const range = rangeIn(choice, YEARS, 'year');
  return range === null ? null : holdsNumber(range, value);
};

describe('the numbers that a choice covers', () => {
  it.each([
    { choice: 'Less than 5 years', within: 4.9, without: 5 },
    { choice: 'Moins de 5 ans', within: 4.9, without: 5 },
    { choice: '5 years or less', within: 5, without: 5.1 },
    { choice: 'More than 5 years', within: 5.1, without: 5 },
    { choice: 'Plus de 5 ans', within: 5.1, without: 5 },
    { choice: '5+ years', within: 5, without: 4.9 },
    { choice: 'Not less than five years', within: 5, without: 4.9 },
    { choice: '2 to 5 years', within: 5, without: 5.1 },
    { choice: '2 to less than 5 years', within: 2, without: 5 },
    { choice: '18 months', within: 1.5, without: 18 },
  ])('have their end in or out as it says: $choice', ({ choice, within, without }) => {
    expect(holds(choice, within)).toBe(true);
    expect(holds(choice, without)).toBe(false);
  });

  it('are none where it names no number, or its range runs backwards', () => {
    expect(holds('A few years', 3)).toBeNull();
    expect(holds('5 to 2 years', 3)).toBeNull();
  });
});
