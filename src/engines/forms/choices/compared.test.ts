import { describe, expect, it } from 'vitest';
import type { FormContext } from '#engines/forms/context.ts';
import { comparedPlainly, rangeIn } from '#engines/forms/screening/ranges.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { sidesOf } from './sides.ts';

const skill_use = [
  { skill: 'Wound care', from: '2019-01', to: '2022-09' },
  { skill: 'SAP EWM', from: '2018-01', to: null },
  { skill: 'Nuclear densometer testing', from: '2021-05', to: '2023-02' },
  { skill: 'TIG welding (GTAW)', from: '2019-01', to: '2022-09' },
];
const answered = (label: string, choices: string[], more: Partial<FormContext> = { skill_use }) =>
  planForm([q(label, 'single', { choices })], context(more)).fields[0]?.display ?? null;
const counted = (label: string) =>
  planForm([q(label, 'number')], context({ skill_use })).fields[0]?.display ?? null;

describe('a comparison', () => {
  it.each([
    ['not less than five years', 'at least 5 years'],
    ['no more than four years', 'at most 4 years'],
    ['falls short of three years', 'less than 3 years'],
    ['in excess of two years', 'more than 2 years'],
    ['sans toutefois atteindre six ans', 'less than 6 ans'],
  ])('is the same in other words: %s', (text, plain) => {
    expect(comparedPlainly(text)).toBe(plain);
  });

  it('has both its ends where a choice names them', () => {
    expect(rangeIn('five years or more but has not reached six', { year: 12 }, 'year')).toMatchObject({
      from: 60,
      to: 72,
      below: true,
    });
  });
});

describe('years with a skill', () => {
  it('are whole years gone by, not rounded up', () => {
    // Three years and nine months, and a year and ten months.
    expect(counted('How many years of wound care experience do you have?')).toBe('3');
    expect(counted('How many years of nuclear densometer testing experience do you have?')).toBe('1');
  });
});

describe('choices that state numbers', () => {
  it('are chosen by them, whichever way round the question is put', () => {
    const less = ['Yes, less than four', 'No, four or more'];
    expect(answered('Is your wound care experience less than four years?', less)).toBe('Yes, less than four');
    expect(answered('Do you lack four years of wound care experience?', less)).toBe('Yes, less than four');
  });

  it('are chosen where one of two states them and the other denies it', () => {
    const choices = ['Not quite there yet', 'Yep, three or more'];
    expect(answered('Do you have three years of wound care experience?', choices)).toBe('Yep, three or more');
    expect(answered('Do you have four years of wound care experience?', ['Not yet', 'Four or more'])).toBe(
      'Not yet',
    );
  });
});

describe('a skill that a question is about', () => {
  it('may be named by the sentence before one that points back at it, with the length as well', () => {
    expect(answered('We look for four years of wound care. Do you have that much?', ['Yes', 'No'])).toBe(
      'No',
    );
    expect(
      answered('You would use the nuclear densometer. Have you put in a year with one?', ['Yes', 'No']),
    ).toBe('Yes');
  });

  it('is not the one before a question about something else, nor before one that leads it', () => {
    const before = 'We do much wound care.';
    expect(answered(`${before} Do you have three years of it in paediatrics?`, ['Yes', 'No'])).toBeNull();
    expect(
      answered('You would supervise wound care. Have you done that for a year?', ['Yes', 'No']),
    ).toBeNull();
  });

  it('may be named by the words its letters stand for, or by its letters', () => {
    expect(counted('How many years of extended warehouse management experience do you have?')).not.toBeNull();
    expect(counted('How many years of experience do you have with TIG?')).toBe('3');
    expect(counted('How many years of experience do you have with MIG?')).toBeNull();
  });
});

describe('two choices in words', () => {
  it.each([
    [
      ['Willing', 'Unwilling'],
      [true, false],
    ],
    [
      ['The grid accommodates it', 'The grid falls short of it'],
      [true, false],
    ],
    [
      ["Elle ne l'est plus", "Elle l'est toujours"],
      [false, true],
    ],
    [
      ['Correct, I have not completed it', 'Incorrect, I have completed it'],
      [false, true],
    ],
  ])('are a yes and a no where one denies the other: %s', (labels, sides) => {
    expect(sidesOf(labels)).toEqual(sides);
  });
});
