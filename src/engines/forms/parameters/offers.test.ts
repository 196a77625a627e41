import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const yearly = { currency: 'CAD', period: 'year', min: 72_000, single: 78_000 };
const hourly = { currency: 'CAD', period: 'hour', min: 24, single: 26 };

const answered = (label: string, value: unknown, choices = ['Yes', 'No']) =>
  planForm(
    [q(label, 'single', { choices })],
    context({ told: [{ id: 't', meaning: 'salary.expected', parameter: '', value, at: '2026-01-01' }] }),
  ).fields[0]?.display ?? null;
const given = (label: string, value: unknown) =>
  planForm(
    [q(label, 'number')],
    context({ told: [{ id: 't', meaning: 'salary.expected', parameter: '', value, at: '2026-01-01' }] }),
  ).fields[0]?.display ?? null;

describe('pay that a job is said to have', () => {
  it('is enough where all of its range is, and too little where none is', () => {
    expect(
      answered('This role is budgeted at $74,000 to $82,000 a year. Does that work for you?', yearly),
    ).toBe('Yes');
    expect(
      answered('The post is graded $60,000 to $70,000. Are you happy to proceed on this basis?', yearly),
    ).toBe('No');
    expect(answered('The pay is $22-$23.50 an hour. Does this range meet your expectations?', hourly)).toBe(
      'No',
    );
  });

  it('is asked of the person where a part of its range is too little, or more comes on top of it', () => {
    expect(answered('The pay is $60,000 to $80,000 a year. Does that work for you?', yearly)).toBeNull();
    expect(answered('The pay is $60,000 a year plus commission. Does that work for you?', yearly)).toBeNull();
  });

  it('is compared with the least one takes as the question compares them, whichever of the two comes first', () => {
    const ceiling = 'Our ceiling is $60,000 a year.';
    expect(answered(`${ceiling} Is this below what you would accept?`, yearly)).toBe('Yes');
    expect(answered(`${ceiling} Is that above your minimum?`, yearly)).toBe('No');
    expect(answered(`${ceiling} Are you looking for more than this?`, yearly)).toBe('Yes');
    expect(answered('Our ceiling is $80,000 a year. Is this below what you would accept?', yearly)).toBe(
      'No',
    );
    expect(
      answered('Le salaire est de 60 000 $ par année. Est-ce inférieur à ce que vous accepteriez ?', yearly, [
        'Oui',
        'Non',
      ]),
    ).toBe('Oui');
  });

  it('is asked of the person between what they wish for and the least they take, and in words that may turn it over', () => {
    expect(answered('The pay is $75,000 a year. Is that less than you are looking for?', yearly)).toBeNull();
    expect(answered('The pay is $60,000 a year. Would you rule yourself out at that?', yearly)).toBeNull();
    expect(answered('The pay is $60,000 a year. Would that scupper things?', yearly)).toBeNull();
  });

  it('is no sum that one is to manage or to pay', () => {
    expect(
      answered('You manage a budget of $74,000 to $82,000 a year. Are you comfortable with that?', yearly),
    ).toBeNull();
    expect(answered('You would handle $25-$30 an hour in tips. Is that ok?', hourly)).toBeNull();
    expect(answered('There is a deposit of $25 for the uniform. Does that work for you?', hourly)).toBeNull();
  });

  it('has its period from its size, or from the sentence before', () => {
    expect(answered('Is CAD 85,000 to 95,000 within your expectations?', yearly)).toBe('Yes');
    expect(given('This contract is paid by the hour. What pay would you like?', hourly)).toBe('26');
    expect(given('This contract is paid by the month. What pay would you like?', hourly)).toBeNull();
  });
});
