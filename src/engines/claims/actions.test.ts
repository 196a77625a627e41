import { describe, expect, it } from 'vitest';
import { checkClaims } from './index.ts';
import type { Category } from './index.ts';

const resume = {
  basics: { name: 'Noor Castellan', label: 'Office Administrator' },
  work: [
    {
      name: 'Harbour Street Clinic',
      position: 'Office Administrator',
      startDate: '2021-06',
      highlights: [
        'Ran payroll for 42 employees with Sage 50 every two weeks',
        'Closed the monthly books by the fifth working day',
        'Trained 2 clerks; one of them passed the payroll exam',
        'Relief charge clerk twice a month',
        'Member of the safety committee',
        'Covered for the head bookkeeper during her leave',
        'Write a newsletter with 640 readers, one issue a month',
        'Set up a shelf of 120 folders',
        'Keep the stock of one of the three clinics of the group',
        'Answer the door on Monday and Thursday evenings',
        'Sat on the panel that drew up the privacy policy',
        'Co-wrote a grant application for new chairs (2024)',
        'Plan 5 rooms of 3 chairs with the practice manager',
      ],
    },
    {
      name: 'Maple Dental Group',
      position: 'Receptionist',
      startDate: '2018-03',
      endDate: '2021-05',
      highlights: ['Booked 60 patient visits a day and answered three telephone lines'],
    },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Intermediate' },
    { language: 'Wolof', fluency: 'Basic' },
  ],
};
const posting = {
  title: 'Payroll Administrator',
  company: 'Northwind Dental',
  description:
    'You will run payroll with Sage 50 for 60 employees. Requirements: payroll, Sage 50, French. A unionized practice where you greet patients and sort the mail.',
};
const ask = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, posting, target, text, today: '2026-11-01' });

describe('an action is refused with what its fact does not say of it', () => {
  it.each<[Category, string, string]>([
    ['number', 'letter', 'I ran payroll for 60 employees with Sage 50.'],
    ['number', 'letter', 'I booked 60 employees a day.'],
    ['number', 'letter', 'I ran payroll for 42 dentists with Sage 50.'],
    ['title', 'letter', 'I led payroll for 42 employees as director with Sage 50.'],
    ['title', 'letter', 'I ran payroll for 42 employees as manager.'],
    ['language', 'letter', 'I ran payroll in French for 42 employees with Sage 50.'],
    ['language', 'work[0].highlights', 'Ran payroll in French for 42 employees.'],
    ['reach', 'work[0].highlights', 'Trained 2 clerks, both now past the payroll exam.'],
    ['title', 'work[0].highlights', 'Charge clerk of the clinic.'],
    ['title', 'work[0].highlights', 'Kept the books as head bookkeeper from 2021 to 2023.'],
    ['scope', 'work[0].highlights', 'At the head of the safety committee.'],
    ['scope', 'work[1].highlights', 'Led a team that booked 60 patient visits a day.'],
    ['merged', 'letter', 'I know how to lead teams of more than 55 people.'],
    ['causal', 'letter', 'Le lot de 120 dossiers a nettement amélioré la paie.'],
    ['award', 'letter', 'I am often invited to speak about payroll.'],
    ['reach', 'work[0].highlights', 'Write a weekly newsletter with 640 readers.'],
    ['number', 'letter', 'I keep the stock of three clinics.'],
    ['scope', 'work[0].highlights', 'Drew up the privacy policy.'],
    ['scope', 'letter', 'I supervised the practice manager.'],
    ['award', 'letter', 'I obtained a grant for new chairs in 2024.'],
    ['language', 'letter', 'I serve callers in Wolof.'],
    ['jd-keyword', 'letter', 'I work in a unionized clinic.'],
    ['jd-keyword', 'letter', 'I greet patients and sort the mail.'],
    ['reach', 'summary', 'Office administrator who ran payroll here and abroad.'],
  ])('%s at %s: %s', (category, target, text) => {
    expect(ask(target, text).refusals.map((refusal) => refusal.category)).toContain(category);
  });

  it.each([
    'I trained two clerks, and one of them passed the payroll exam.',
    'I am a member of the safety committee and step in as relief charge clerk.',
    'With Sage 50 I ran payroll for 42 employees.',
    'I ran payroll for 42 people with Sage 50, and I speak intermediate French.',
    'I booked 60 visits of patients a day.',
    'As an Office Administrator I ran payroll for 42 employees.',
    'I keep the stock of one of the three clinics of the group.',
    'I am one of those who sat on the panel for the privacy policy.',
    'I answer the door two evenings a week.',
    'I plan 15 chairs with the practice manager.',
    'I would be glad to start as a Payroll Administrator.',
    'I take pride in a tidy desk.',
    'I have kept these books ever since.',
  ])('and allowed with what it says: %s', (text) => {
    expect(ask('letter', text).refusals).toEqual([]);
  });
});

it('a long answer is judged sentence by sentence, and a falsehood found where it stands', () => {
  const sound = 'I ran payroll for 42 employees with Sage 50. '.repeat(60);
  const planted = 'I ran payroll for 60 employees with Sage 50.';
  expect(ask('letter', sound).refusals).toEqual([]);
  const [refusal, ...others] = ask('letter', `${sound}${planted} ${sound}`).refusals;
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({ category: 'number', start: sound.length + planted.indexOf('60') });
});
