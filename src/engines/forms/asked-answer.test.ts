import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import type { BankAnswer, FormQuestion } from '#contract/career/form.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const told = (topic: string, typed: AnswerValue): BankAnswer => ({
  ...answer(topic, ''),
  typed,
  from: 'person',
});
const plan = (question: FormQuestion, ...answers: BankAnswer[]) =>
  planForm([question], context({ answers, currency: 'CAD' }));
const said = (question: FormQuestion, topic: string, typed: AnswerValue) =>
  plan(question, told(topic, typed)).fields[0]?.display ?? null;

const yesNo = { choices: ['Yes', 'No'] };
const pay = {
  kind: 'pay' as const,
  currency: 'CAD',
  period: 'hour' as const,
  wanted: 30,
  least: 27.5,
  most: 34,
  hours_per_week: 37.5,
  converts: true,
};
const moving = { kind: 'relocation' as const, countries: [], cities: [], regions: [] };
const licence = {
  kind: 'licence' as const,
  holds: true,
  class: '5',
  region: 'BC',
  expires: '2027-03-31',
};

describe('a stored answer of each kind answers a form', () => {
  it.each<[string, AnswerValue, FormQuestion, string | null]>([
    ['salary.expected:CAD/hour', pay, q('Desired hourly rate', 'number'), '30'],
    ['salary.expected:CAD/hour', pay, q('Expected salary (CAD per year)', 'number'), '58500'],
    [
      'salary.expected:CAD/hour',
      { ...pay, converts: false },
      q('Expected salary (CAD per year)', 'number'),
      null,
    ],
    ['salary.expected:CAD/hour', pay, q('Maximum hourly rate expected', 'number'), '34'],
    ['notice_period', { kind: 'notice', amount: 2, unit: 'week' }, q('Notice period (days)', 'number'), '14'],
    ['start.earliest', { kind: 'day', day: '2026-05-04' }, q('Start date', 'date'), '2026-05-04'],
    [
      'relocate.willing',
      { ...moving, where: 'countries', countries: ['CA'] },
      q('Would you relocate to Canada?', 'single', yesNo),
      'Yes',
    ],
    [
      'relocate.willing',
      { ...moving, where: 'places', cities: ['Halifax'], regions: ['ON'] },
      q('Would you relocate to Calgary, Alberta?', 'single', yesNo),
      'No',
    ],
    [
      'onsite.willing',
      { kind: 'onsite', where: 'no', cities: [], days_per_week: null },
      q('Can you work in our office 3 days a week?', 'single', yesNo),
      'No',
    ],
    [
      'onsite.willing',
      { kind: 'onsite', where: 'anywhere', cities: [], days_per_week: 3 },
      q('Can you work in our office 3 days a week?', 'single', yesNo),
      'Yes',
    ],
    [
      'onsite.willing',
      { kind: 'onsite', where: 'cities', cities: ['Toronto'], days_per_week: 5 },
      q('Can you work on site in Hamilton 3 days a week?', 'single', yesNo),
      'No',
    ],
    [
      'travel.willing_percent',
      { kind: 'percent', percent: 20 },
      q('Are you willing to travel up to 25%?', 'single', yesNo),
      'No',
    ],
    [
      'shift.availability',
      { kind: 'list', items: ['days', 'nights'] },
      q('Can you work night shifts?', 'single', yesNo),
      'Yes',
    ],
    [
      'shift.availability',
      { kind: 'list', items: ['days', 'nights'] },
      q('Which shifts can you work?', 'short'),
      'days, nights',
    ],
    [
      'shift.availability',
      { kind: 'list', items: ['days', 'nights'] },
      q('Which shifts can you not work?', 'short'),
      null,
    ],
    ['drivers_licence', licence, q('Driver’s licence expiry date', 'date'), '2027-03-31'],
    ['drivers_licence', licence, q('Do you have a valid driver’s licence?', 'single', yesNo), 'Yes'],
    [
      'drivers_licence',
      { ...licence, expires: '2026-02-08' },
      q('Do you have a valid driver’s licence?', 'single', yesNo),
      null,
    ],
    [
      'work_auth.authorized:CA',
      { kind: 'yes_no', yes: true },
      q('Are you authorized to work in Canada?', 'single', yesNo),
      'Yes',
    ],
    [
      'work_auth.status:CA',
      { kind: 'text', text: 'Permanent resident' },
      q('What is your immigration status in Canada?', 'single', {
        choices: ['Canadian citizen', 'Permanent resident', 'Work permit'],
      }),
      'Permanent resident',
    ],
    [
      'work_auth.expiry:CA',
      { kind: 'day', day: '2027-01-31' },
      q('When does your work permit expire?', 'date'),
      '2027-01-31',
    ],
    [
      'age.over_18',
      { kind: 'yes_no', yes: true },
      q('Are you at least 16 years old?', 'single', yesNo),
      'Yes',
    ],
  ])('%s as %j', (topic, typed, question, display) => {
    expect(said(question, topic, typed)).toBe(display);
  });
});

const asked = (question: FormQuestion, ...answers: BankAnswer[]) => plan(question, ...answers).ask[0];

describe('a question that is put to the person', () => {
  it('says which stored answer would answer it, with the pay it names and the country it is of', () => {
    expect(asked(q('Expected salary (USD per year)', 'short'))?.answer).toEqual({
      name: 'salary.expected',
      parameter: '',
      kind: 'pay',
      currency: 'USD',
      period: 'year',
    });
    expect(asked(q('Are you authorized to work in Canada?', 'short'))?.answer).toEqual({
      name: 'work_auth.authorized',
      parameter: 'CA',
      kind: 'yes_no',
    });
    expect(asked(q('Are you willing to travel up to 25%?', 'short'))?.answer?.kind).toBe('percent');
  });

  it('is answered in its own choices where it has some, and in words where no stored answer reaches it', () => {
    expect(asked(q('Notice period', 'single', { choices: ['2 weeks', '1 month'] }))?.answer).toBeUndefined();
    expect(asked(q('Notice period in working days', 'number'))?.answer).toBeUndefined();
    expect(asked(q('What is your favourite colour?', 'short'))?.answer).toBeUndefined();
  });

  it('and was told in a shape that does not reach it keeps its words apart from what was told', () => {
    const notice = told('notice_period', { kind: 'notice', amount: 3, unit: 'week' });
    const question = q('Notice period in working days', 'number');
    const open = asked(question, notice);
    expect(open).toMatchObject({ topic: 'notice_period', kept_as: 'own:notice period in working days' });
    const words = answer(open?.kept_as ?? '', '15', question.label);
    expect(plan(question, notice, words).fields[0]?.value).toBe('15');
    expect(plan(q('Notice period (days)', 'number'), notice, words).fields[0]?.value).toBe('21');
  });
});
