import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import type { FormContext } from '#engines/forms/context.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import type { Told } from './context.ts';

const told = (meaning: string, value: unknown, more: Partial<Told> = {}): Told => ({
  id: `t-${meaning}-${JSON.stringify(value)}`,
  meaning,
  parameter: '',
  value,
  at: '2026-01-01',
  ...more,
});

/** What the plan puts on the form, or why the question goes to the person. */
function planned(question: FormQuestion, more: Partial<FormContext>): unknown {
  const plan = planForm([question], context(more));
  return plan.fields[0]?.display ?? { asked: plan.ask[0]?.why };
}
const yesNo = (label: string) => q(label, 'single', { choices: ['Yes', 'No'] });
const ouiNon = (label: string) => q(label, 'single', { choices: ['Oui', 'Non'] });
const asked = { asked: expect.any(String) };

describe('a screening question', () => {
  it('shows a contradiction to the person and sends neither answer', () => {
    const both = [told('start.earliest', '2026-03-02'), told('start.earliest', '2026-05-04')];
    expect(planned(q('Earliest start date', 'date'), { told: both })).toEqual({
      asked: 'You’ve told me two different things about this. Which is right?',
    });
  });

  it('takes the answer that replaces another, and one meant for this employer alone', () => {
    const old = told('relocate.willing', true);
    const now = told('relocate.willing', false, { id: 'now', replaces: old.id });
    expect(planned(yesNo('Would you relocate to Ottawa?'), { told: [old, now] })).toBe('No');
    const here = told('relocate.willing', true, { id: 'here', company: 'Northgate Clinic' });
    expect(planned(yesNo('Would you relocate to Ottawa?'), { told: [now, here] })).toBe('Yes');
  });

  it('takes citizenship, residence or a permit in one breath for the right to work, and narrower lists not', () => {
    const rights = { told: [told('work_auth.authorized', true, { parameter: 'CA' })] };
    const every = 'Do you hold Canadian citizenship, permanent residence or a valid work permit?';
    expect(planned(yesNo(every), rights)).toBe('Yes');
    expect(planned(yesNo('Do you hold permanent residence or a valid work permit?'), rights)).toEqual(asked);
    expect(planned(yesNo(every.replace('valid', 'valid open')), rights)).toEqual(asked);
  });

  it('takes an employee of either kind for an employee', () => {
    const now = 'Are you currently a term or indeterminate employee of Northgate Clinic?';
    expect(planned(yesNo(now), {})).toBe('No');
    expect(planned(yesNo(now.replace('term or indeterminate', 'current or former')), {})).toBe('No');
  });

  const facts = [
    told('relocate.willing', true),
    told('onsite.willing', { cities: ['Hamilton'], max_days_per_week: 5 }),
    told('experience.management_years', 2),
    told('shift.availability', 'weekday days only'),
    told('education.highest', 'College diploma'),
    told('salary.expected', { currency: 'CAD', period: 'year', single: 88_000 }),
  ];
  it.each<[FormQuestion, unknown]>([
    [yesNo('Would you be prepared to move?'), 'Yes'],
    [yesNo('Are you able to move heavy boxes?'), asked],
    [yesNo('Can you move pianos up stairs?'), asked],
    [yesNo('Would you move house for this job?'), 'Yes'],
    [yesNo('This job is in our Hamilton clinic every day. Does that work for you?'), 'Yes'],
    [yesNo('Can you work with animals in our clinic?'), asked],
    [yesNo('Have you led a team before?'), 'Yes'],
    [yesNo('Have you led a team of 20 people?'), asked],
    [yesNo('Do you have experience in training colleagues in wound care?'), asked],
    [
      q('Which shift(s) are you available to work?', 'single', { choices: ['Days', 'Evenings', 'Any'] }),
      'Days',
    ],
    [q('Which shift do you work at present?', 'single', { choices: ['Days', 'Evenings'] }), asked],
    [q('What are you hoping to earn per year, in CAD?', 'number'), '88000'],
    [q('What do you earn per year, in CAD?', 'number'), asked],
    [q('Salary currency', 'single', { choices: ['USD', 'CAD'] }), 'CAD'],
  ])('reads further wordings, and not what only looks like them: %j', (question, value) => {
    expect(planned(question, { told: facts })).toEqual(value);
  });

  const uses = [
    { skill: 'PostgreSQL', from: '2018-01', to: '2020-07' },
    { skill: 'PostgreSQL', from: '2020-01', to: '2021-01' },
    { skill: 'PostgreSQL', from: '2024-01', to: null },
  ];
  it.each<[FormQuestion, unknown]>([
    [q('How many years of Postgres experience do you have?', 'number'), '5'],
    [yesNo('Do you have at least five years of experience with PostgreSQL?'), 'Yes'],
    [yesNo('Do you have 6+ years of experience with PostgreSQL?'), 'No'],
    [q('Years of PostgreSQL', 'single', { choices: ['0-2 years', '3-5 years', '6+ years'] }), '3-5 years'],
    [q('How many years of MySQL experience do you have?', 'number'), asked],
    [q('How many years of PostgreSQL experience do you have in banking?', 'number'), asked],
  ])('counts dated spans once and leaves gaps out: %j', (question, value) => {
    expect(planned(question, { skill_use: uses })).toEqual(value);
  });

  it('asks when a figure told is more than a year from the dates', () => {
    const figure = told('experience.years_skill', 9, { parameter: 'PostgreSQL' });
    const question = q('How many years of PostgreSQL experience do you have?', 'number');
    expect(planned(question, { skill_use: uses, told: [figure] })).toEqual({
      asked: 'You told me 9 years, but your dates add up to 5 years. Which is right?',
    });
  });

  const pay = [
    told('salary.expected', { currency: 'CAD', period: 'year', min: 78000, single: 84000 }),
    told('salary.expected', {
      currency: 'USD',
      period: 'hour',
      min: 40,
      single: 45,
      hoursPerWeek: 40,
      convert: true,
    }),
  ];
  it.each<[FormQuestion, unknown]>([
    [q('Expected annual salary (CAD)', 'number'), '84000'],
    [q('Minimum annual salary (CAD)', 'number'), '78000'],
    [q('Expected hourly rate (CAD)', 'number'), asked],
    [q('Expected annual salary (USD)', 'number'), '93600'],
    [q('Expected annual salary (EUR)', 'number'), asked],
    [yesNo('The salary is $70,000 a year. Is that acceptable?'), 'No'],
    [q('Current annual salary (CAD)', 'number'), asked],
  ])('says pay in its own currency and period: %j', (question, value) => {
    expect(planned(question, { told: pay })).toEqual(value);
  });

  const rights = [
    told('work_auth.authorized', true, { parameter: 'CA' }),
    told('sponsorship.required', true, { parameter: 'CA' }),
    told('work_auth.status', 'Open work permit', { parameter: 'CA' }),
  ];
  it.each<[FormQuestion, unknown]>([
    [yesNo('Are you able to work in Canada without sponsorship?'), 'No'],
    [yesNo('Are you legally authorized to work in Canada?'), 'Yes'],
    [yesNo('Are you legally authorized to work in Japan?'), asked],
    [yesNo('Are you a Canadian citizen or otherwise entitled to work in Canada?'), 'Yes'],
    [yesNo('Are you a citizen or legal permanent resident of Canada?'), asked],
    [yesNo('Will you need help from us to keep permission to work in Canada?'), asked],
    [yesNo('Are you authorized to work in Canada on a permanent basis?'), 'No'],
    [
      q('Visa', 'single', {
        choices: ['I need a visa to work in Canada', 'I do not need a visa to work in Canada'],
      }),
      'I need a visa to work in Canada',
    ],
    [ouiNon('Aurez-vous besoin d’un parrainage pour travailler au Canada ?'), 'Oui'],
  ])('reads the direction of question and choices about the right to work: %j', (question, value) => {
    expect(planned(question, { told: rights })).toEqual(value);
  });

  const limits = [
    told('notice_period', { weeks: 3 }),
    told('onsite.willing', { cities: ['Hamilton', 'Toronto'], max_days_per_week: 3 }),
    told('travel.willing_percent', 10),
    told('shift.availability', ['days', 'evenings']),
    told('age.over_18', true),
    told('drivers_licence', { has: true, class: 'G', region: 'ON' }),
  ];
  it.each<[FormQuestion, unknown]>([
    [q('Notice period (days)', 'number'), '21'],
    [q('Weeks of notice you need to work', 'short'), '3'],
    [q('Notice period', 'single', { choices: ['2 weeks', '1 month'] }), asked],
    [
      q('Notice period', 'single', { choices: ['2 weeks or less', 'Up to a month', 'Over a month'] }),
      'Up to a month',
    ],
    [
      q('Notice period', 'single', { choices: ['None', 'One to three weeks', 'Three weeks to a month'] }),
      asked,
    ],
    [yesNo('Can you come to our Toronto office two days a week?'), 'Yes'],
    [yesNo('Can you come to our Toronto office five days a week?'), 'No'],
    [yesNo('The job involves 25% travel. Is that acceptable?'), 'No'],
    [yesNo('Are you available to work nights?'), 'No'],
    [yesNo('Are you available on weekends?'), asked],
    [ouiNon('Travailler le soir vous poserait-il un problème ?'), 'Non'],
    [yesNo('Are you at least 16 years old?'), 'Yes'],
    [yesNo('Are you at least 21 years old?'), asked],
    [yesNo('Do you have a valid class G driver’s licence?'), 'Yes'],
    [yesNo('Do you have a class 1 driver’s licence?'), asked],
    [ouiNon('Avez-vous un permis de conduire complet ?'), 'Oui'],
    [yesNo('Do you hold a valid driver’s licence (class G or class 5)?'), 'Yes'],
    [yesNo('Do you hold a valid driver’s licence (class 1 or class 5)?'), asked],
    [yesNo('Do you have a driver’s licence from Manitoba?'), asked],
    [yesNo('Are you willing to work evenings alone?'), asked],
    [yesNo('Can you travel 10% of the time on short notice?'), asked],
  ])('keeps to the limits that were told: %j', (question, value) => {
    expect(planned(question, { told: limits })).toEqual(value);
  });

  const personal = [
    told('demo.gender', 'Woman'),
    told('demo.disability', 'decline'),
    told('union_member', 'yes'),
  ];
  it.each<[FormQuestion, unknown]>([
    [q('Gender', 'single', { choices: ['Homme', 'Femme'] }), 'Femme'],
    [
      q('Disability status', 'single', { choices: ['Yes', 'No', 'I do not want to answer'] }),
      'I do not want to answer',
    ],
    [q('Disability status', 'single', { choices: ['Yes', 'No'] }), asked],
    [q('Race', 'single', { choices: ['Black', 'White', 'Decline to answer'] }), asked],
    [yesNo('Are you a union member?'), asked],
  ])('says of the person only what they chose to say: %j', (question, value) => {
    expect(planned(question, { told: personal })).toEqual(value);
  });

  it('holds a certificate against its end, and says no only where another status excludes it', () => {
    const { master } = context();
    const certificates = [
      { name: 'Basic Life Support', issuer: '', date: '', validUntil: '2026-01' },
      { name: 'Engineer in Training (EIT)', issuer: '', date: '' },
    ];
    const more = { master: { ...master, resume: { ...master.resume, certificates } } };
    expect(planned(yesNo('Is your BLS certification current?'), more)).toBe('No');
    expect(planned(yesNo('Are you a licensed Professional Engineer?'), more)).toBe('No');
    expect(planned(yesNo('Do you hold a PMP certification?'), more)).toEqual(asked);
  });

  it('finds where the posting was seen among the choices, and never takes a person for the source', () => {
    const choices = ['Indeed', 'A friend', 'Other'];
    expect(planned(q('How did you hear about us?', 'single', { choices }), { found_at: 'Indeed' })).toBe(
      'Indeed',
    );
    expect(planned(q('How did you hear about us?', 'single', { choices }), { found_at: 'Jobillico' })).toBe(
      'Other',
    );
    expect(planned(yesNo('Were you referred by a current employee?'), { found_at: 'Indeed' })).toEqual(asked);
  });

  it('computes with what was answered to another form', () => {
    const answers = [answer('notice_period', '2 weeks'), answer('age.over_18', 'Yes')];
    expect(planned(q('Notice period in days', 'number'), { answers })).toBe('14');
    expect(planned(yesNo('Are you at least 16 years of age?'), { answers })).toBe('Yes');
  });
});
