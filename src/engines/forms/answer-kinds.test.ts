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
