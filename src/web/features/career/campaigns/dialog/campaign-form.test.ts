import { describe, expect, it } from 'vitest';
import { firstWrongStep, formOf, inputOf, paceWords, problemsOf, cityOfZone } from './campaign-form.ts';

const person = { target_position: 'Operations Coordinator', key_skills: 'Dispatch, SAP' };

describe('a new campaign', () => {
  it('starts from the answers of the onboarding, ten a day, with a letter', () => {
    expect(formOf(null, person)).toEqual({
      name: '',
      targetTitles: 'Operations Coordinator',
      keywords: 'Dispatch, SAP',
      workplaces: ['onsite', 'hybrid', 'remote'],
      leastPay: '',
      currency: 'CAD',
      period: 'year',
      avoid: { companies: '', industries: '', words: '' },
      rate: 10,
      coverLetter: true,
      dryRun: false,
      resumeLink: false,
    });
  });

  it('needs a name and says so beside the field', () => {
    expect(problemsOf(formOf(null, person))).toEqual({ name: 'Enter a campaign name.' });
    expect(problemsOf({ ...formOf(null, person), name: '   ' })).toHaveProperty('name');
    expect(problemsOf({ ...formOf(null, person), name: 'Operations' })).toEqual({});
  });

  it('says at which step something is missing, so that nobody walks on past it', () => {
    const unnamed = formOf(null, person);
    expect(firstWrongStep(unnamed)).toBe(0);
    const named = { ...unnamed, name: 'Operations' };
    expect(firstWrongStep(named)).toBeNull();
    expect(firstWrongStep({ ...named, keywords: 'x'.repeat(5000) })).toBe(1);
    expect(firstWrongStep({ ...unnamed, keywords: 'x'.repeat(5000) })).toBe(0);
  });

  it('takes any pay until a least one is typed, and says what is wrong with it', () => {
    const form = { ...formOf(null, person), name: 'Operations' };
    expect(inputOf(form).leastPay).toBeNull();
    const typed = { ...form, leastPay: ' 58,000 ', currency: 'usd' };
    expect(inputOf(typed).leastPay).toEqual({ amount: 58_000, currency: 'USD', period: 'year' });
    expect(problemsOf(typed)).toEqual({});
    expect(problemsOf({ ...form, leastPay: 'a lot' })).toEqual({ leastPay: 'Enter an amount.' });
    expect(problemsOf({ ...typed, currency: '$' })).toEqual({ leastPay: 'Enter a currency such as CAD.' });
    expect(problemsOf({ ...form, workplaces: [] })).toEqual({
      workplaces: 'Choose at least one workplace type.',
    });
  });
});

describe('the pace in words', () => {
  it.each([
    [5, 'About one every 2 hours.'],
    [10, 'About one every 70 minutes.'],
    [12, 'About one an hour.'],
    [25, 'About one every 29 minutes.'],
  ])('of %d a day reads "%s"', (rate, words) => {
    expect(paceWords(rate)).toBe(words);
  });

  it('names the zone by its city', () => {
    expect(cityOfZone('America/Port_of_Spain')).toBe('Port of Spain');
    expect(cityOfZone('UTC')).toBe('UTC');
  });
});
