import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import {
  ANSWER_COUNTRIES,
  BANK_QUESTIONS,
  countryName,
  isMeantFor,
  placeOf,
  answerAsKept,
  answerInWords,
  skillUseIn,
  tellingOf,
} from './index.ts';
import { say } from '#localization/catalogue.ts';
import { inEnglish } from '#testing/wording/in-english.ts';

const pay: AnswerValue = {
  kind: 'pay',
  currency: 'CAD',
  period: 'year',
  wanted: 84_000,
  least: 78_000,
  most: null,
  hours_per_week: null,
  converts: false,
};
const moving = { kind: 'relocation' as const, countries: [], cities: [], regions: [] };
const licence = { kind: 'licence', holds: true, class: '5', region: 'BC', expires: null } as const;

describe('the place of an answer', () => {
  it('is its question, with the country it holds for', () => {
    const place = placeOf('work_auth.authorized', 'CA', { kind: 'yes_no', yes: true });
    expect(place?.topic).toBe('work_auth.authorized:CA');
    expect(inEnglish(place?.question ?? '')).toBe('Are you authorized to work in Canada?');
  });

  it('of pay is its own currency and period', () => {
    expect(placeOf('salary.expected', '', pay)?.topic).toBe('salary.expected:CAD/year');
  });

  it.each<[string, string, AnswerValue]>([
    ['work_auth.authorized', '', { kind: 'yes_no', yes: true }],
    ['work_auth.authorized', 'Atlantis', { kind: 'yes_no', yes: true }],
    ['work_auth.authorized', 'CA', { kind: 'text', text: 'Yes' }],
    ['sensitive.bank', '', { kind: 'text', text: '1' }],
    ['skill_use', '  ', { kind: 'spans', spans: [{ from: '2020-01', to: null }] }],
  ])('is none for %s “%s” that does not fit', (name, parameter, value) => {
    expect(placeOf(name, parameter, value)).toBeNull();
  });

  it('asks every question once, and for each country by its name', () => {
    expect(new Set(BANK_QUESTIONS.map(({ name }) => name)).size).toBe(BANK_QUESTIONS.length);
    expect(ANSWER_COUNTRIES.map((code) => inEnglish(countryName(code)))).toContain('Canada');
    const authorized = BANK_QUESTIONS.find(({ name }) => name === 'work_auth.authorized');
    expect(['US', 'IN', ''].map((code) => inEnglish(authorized?.label(code) ?? ''))).toEqual([
      'Are you authorized to work in the United States?',
      'Are you authorized to work in India?',
      'Are you authorized to work in a country?',
    ]);
  });
});

/** How pay is said with a least amount. */
const saying = (least: number | null) =>
  inEnglish(answerInWords({ ...pay, least })).replaceAll('\u00A0', ' ');

describe('a typed answer', () => {
  it('of pay says the least only where it is another amount than the one that is wanted', () => {
    expect([84_000, null].map(saying)).toEqual(['CAD 84,000 a year', 'CAD 84,000 a year']);
    expect(saying(83_000)).toBe('CAD 84,000 a year, minimum CAD 83,000');
  });

  it.each<[AnswerValue, string, unknown]>([
    [
      pay,
      'CAD 84,000 a year, minimum CAD 78,000',
      { currency: 'CAD', period: 'year', single: 84_000, min: 78_000 },
    ],
    [{ kind: 'notice', amount: 1, unit: 'month' }, '1 month', { months: 1 }],
    [
      { kind: 'onsite', where: 'cities', cities: ['Leeds'], days_per_week: 2 },
      'Leeds, up to 2 days a week',
      { cities: ['Leeds'], max_days_per_week: 2 },
    ],
    [{ ...moving, where: 'no' }, 'No', false],
    [licence, 'Yes, class 5, BC', { has: true, class: '5', region: 'BC' }],
    [
      { ...licence, region: '', expires: '2027-03-31' },
      'Yes, class 5, valid until March 31, 2027',
      { has: true, class: '5', expiry: '2027-03-31' },
    ],
    [
      { ...pay, period: 'hour', wanted: 30, least: 27.5, most: 34, hours_per_week: 37.5, converts: true },
      'CAD 30 an hour, minimum CAD 27.50, maximum CAD 34, for 37.5 hours a week',
      {
        currency: 'CAD',
        period: 'hour',
        single: 30,
        min: 27.5,
        max: 34,
        convert: true,
        hoursPerWeek: 37.5,
      },
    ],
    [
      { ...pay, least: null, hours_per_week: 40 },
      'CAD 84,000 a year, for 40 hours a week',
      { currency: 'CAD', period: 'year', single: 84_000 },
    ],
    [{ ...moving, where: 'anywhere' }, 'Yes, anywhere', true],
    [
      { ...moving, where: 'countries', countries: ['CA', 'US'] },
      'Yes, in Canada and United States',
      { CA: true, US: true },
    ],
    [
      { ...moving, where: 'places', cities: ['Halifax'], regions: ['Québec'] },
      'Halifax and Québec',
      { cities: ['Halifax'], regions: ['Québec'] },
    ],
    [
      { kind: 'onsite', where: 'anywhere', cities: [], days_per_week: null },
      'Yes, anywhere',
      { cities: [], max_days_per_week: 7 },
    ],
    [
      { kind: 'onsite', where: 'no', cities: [], days_per_week: null },
      'No',
      { cities: [], max_days_per_week: 0 },
    ],
    [{ kind: 'day', day: '2027-01-11' }, 'January 11, 2027', '2027-01-11'],
    [
      {
        kind: 'spans',
        spans: [
          { from: '2019-02', to: '2020-06' },
          { from: '2021-04', to: null },
        ],
      },
      'February 2019 to June 2020 and April 2021 to present',
      null,
    ],
  ])('says %j as “%s”', (value, said, told) => {
    expect(inEnglish(answerInWords(value)).replaceAll('\u00A0', ' ')).toBe(said);
    expect(tellingOf(value)).toEqual(told);
  });

  it('that was chosen is kept by the word forms take, and said as a message', () => {
    const kept: AnswerValue = { kind: 'text', text: 'I prefer not to say' };
    expect(answerInWords(kept, 'demo.gender')).toEqual({ code: 'answer-bank.choiceDecline', values: {} });
    expect(inEnglish(answerAsKept(kept))).toBe('I prefer not to say');
    expect(inEnglish(answerInWords({ kind: 'text', text: 'Agender' }, 'demo.gender'))).toBe('Agender');
    const shifts = answerInWords({ kind: 'list', items: ['days', 'Sundays'] }, 'shift.availability');
    expect(inEnglish(shifts)).toBe('days and Sundays');
    expect(say(shifts, { locale: 'xx' })).toMatch(/⟦.*⟧ and Sundays/u);
  });

  it.each<[AnswerValue, string]>([
    [{ kind: 'day', day: '2027-01-11' }, '2027-01-11'],
    [
      {
        kind: 'spans',
        spans: [
          { from: '2019-02', to: '2020-06' },
          { from: '2021-04', to: null },
        ],
      },
      '2019-02 to 2020-06, 2021-04 to present',
    ],
    [{ kind: 'notice', amount: 3, unit: 'week' }, '3 weeks'],
    [{ kind: 'list', items: ['days', 'evenings', 'nights'] }, 'days, evenings, nights'],
    [pay, 'CAD 84,000 a year, minimum 78,000'],
    [{ ...pay, least: null, period: 'hour', wanted: 31.5 }, 'CAD 31.5 an hour'],
    [{ ...pay, hours_per_week: 37.5 }, 'CAD 84,000 a year, minimum 78,000, for 37.5 hours a week'],
    [
      { kind: 'onsite', where: 'anywhere', cities: [], days_per_week: 1 },
      'Yes, anywhere, up to 1 day a week',
    ],
    [{ ...moving, where: 'places', cities: ['Leeds', 'Hull'] }, 'Leeds, Hull'],
    [{ ...moving, where: 'no' }, 'No'],
    [licence, 'Yes, class 5, BC'],
    [{ ...licence, expires: '2027-03-31' }, 'Yes, class 5, BC, valid until March 31, 2027'],
    [{ ...pay, most: 90_000 }, 'CAD 84,000 a year, minimum 78,000, maximum 90,000'],
    [{ kind: 'percent', percent: 40 }, 'Up to 40% of the time'],
  ])('%j is kept as “%s” for good, since it is compared', (value, words) => {
    expect(inEnglish(answerAsKept(value))).toBe(words);
  });

  it('of a skill gives its dated spans', () => {
    expect(
      skillUseIn([
        { topic: 'skill_use:Type: Script', typed: { kind: 'spans', spans: [{ from: '2020-01', to: null }] } },
      ]),
    ).toEqual([{ skill: 'Type: Script', from: '2020-01', to: null }]);
  });

  it('is meant for all employers or for one, by name', () => {
    expect([isMeantFor('', 'Acme'), isMeantFor('ACME', 'Acme'), isMeantFor('Other', 'Acme')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
