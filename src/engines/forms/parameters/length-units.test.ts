import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { countsThings } from './length-units.ts';

const drawn = {
  ...context(),
  today: '2026-11-20',
  skill_use: [
    { skill: 'AutoCAD', from: '2019-01', to: '2021-06' },
    { skill: 'AutoCAD', from: '2023-10', to: null },
  ],
};
const answered = (label: string, kind: FormQuestion['kind'] = 'number', choices: string[] = []) =>
  planForm([q(label, kind, { choices })], drawn).fields[0]?.display ?? null;

describe('the unit in which a form wants a length', () => {
  it('is months wherever the question says so, by the calendar', () => {
    expect(answered('How many months have you used AutoCAD?')).toBe('66');
    expect(answered('Months of AutoCAD experience')).toBe('66');
    expect(answered('Depuis combien de mois utilisez-vous AutoCAD ?')).toBe('66');
    expect(answered('How many years of AutoCAD?')).toBe('5');
  });

  it('counts the figures of choices that have no word for it', () => {
    const choices = ['Under 12', '12-36', '37-60', 'Over 60'];
    expect(answered('AutoCAD experience in months', 'single', choices)).toBe('Over 60');
  });

  it('is put to the person where dates do not tell it', () => {
    expect(answered('Weeks of AutoCAD experience')).toBeNull();
    expect(answered('AutoCAD experience in years and months')).toBeNull();
    expect(answered('Year you first used AutoCAD')).toBeNull();
    const sided = ['Yes', 'No'];
    expect(answered('Do you have at least 500 hours of AutoCAD experience?', 'single', sided)).toBeNull();
    expect(answered('Have you used AutoCAD on at least 10 projects?', 'single', sided)).toBeNull();
    expect(answered('Do you have at least 4 years of AutoCAD experience?', 'single', sided)).toBe('Yes');
  });

  it('is no unit of time behind a figure that counts things', () => {
    expect(countsThings('2,000+ hours')).toBe(true);
    expect(countsThings('ten or more projects')).toBe(true);
    expect(countsThings('5 years or more')).toBe(false);
    expect(countsThings('au moins 5 ans dans une cuisine')).toBe(false);
  });
});
