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
  ],
};
const posting = {
  title: 'Payroll Administrator',
  company: 'Northwind Dental',
  description: 'You will run payroll with Sage 50 for 60 employees. Requirements: payroll, Sage 50, French.',
};
const ask = (target: string, text: string) =>
  checkClaims({ profile: { resume, facts: [] }, posting, target, text, today: '2026-11-01' });

describe('a deed is refused with what its fact does not say of it', () => {
  it.each<[Category, string, string]>([
    ['number', 'letter', 'I ran payroll for 60 employees with Sage 50.'],
    ['number', 'letter', 'I booked 60 employees a day.'],
    ['number', 'letter', 'I ran payroll for 42 dentists with Sage 50.'],
    ['title', 'letter', 'I led payroll for 42 employees as director with Sage 50.'],
    ['title', 'letter', 'I ran payroll for 42 employees as manager.'],
    ['language', 'letter', 'I ran payroll in French for 42 employees with Sage 50.'],
    ['language', 'work[0].highlights', 'Ran payroll in French for 42 employees.'],
  ])('%s at %s: %s', (category, target, text) => {
    expect(ask(target, text).refusals.map((refusal) => refusal.category)).toContain(category);
  });

  it.each([
    'With Sage 50 I ran payroll for 42 employees.',
    'I ran payroll for 42 people with Sage 50, and I speak intermediate French.',
    'I booked 60 visits of patients a day.',
    'As an Office Administrator I ran payroll for 42 employees.',
  ])('and allowed with what it says: %s', (text) => {
    expect(ask('letter', text).refusals).toEqual([]);
  });
});
