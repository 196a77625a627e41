import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext } from './context.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const one = (question: FormQuestion, more: Partial<FormContext> = {}) => {
  const plan = planForm([question], context(more));
  return plan.fields[0]?.value ?? (plan.ask.length > 0 ? 'ASK' : 'BLANK');
};
const auth = 'work_auth.authorized:CA';
const visa = 'sponsorship.required:CA';

describe('what goes on a form', () => {
  it('reads a question that only points back at the job before it', () => {
    const job = { ...q('Your current job title', 'short'), key: 'job' };
    const who = { ...q('Who is that with?', 'short'), key: 'who' };
    const answered = [job, q('Hobbies', 'short')].map(
      (before) => planForm([before, who], context()).fields.find(({ key }) => key === 'who')?.value,
    );
    expect(answered).toEqual(['Harbour Hospital', undefined]);
  });

  it('gives the link of the resume as a website only where the person has no page of their own', () => {
    const link = 'https://career.example.com/r/abc';
    const given = (label: string, portfolio = '', more: Partial<FormContext> = {}) => {
      const person = { ...context().person, portfolio, resume_link: link };
      return one(q(label, 'short', { required: false }), { ...more, person });
    };
    expect(given('Website')).toBe(link);
    expect(given('Site web personnel')).toBe(link);
    expect(given('Link to your portfolio')).toBe('BLANK');
    expect(given('Website', 'https://mia.example.com')).toBe('https://mia.example.com');
    const answers = [answer('link.website', 'https://mia.example.com')];
    expect(given('Website', '', { answers })).toBe('https://mia.example.com');
    expect(one(q('Website', 'short', { required: false }))).toBe('BLANK');
  });

  it.each<[FormQuestion, unknown]>([
    [q('First name', 'short'), 'Mia'],
    [q('Last name', 'short'), 'Okafor'],
    [q('Email', 'short'), 'mia+a1@mail.example.com'],
    [q('City', 'short'), 'Hamilton'],
    [q('Province', 'single', { choices: ['Ontario', 'Quebec'] }), 'ontario'],
    [q('Country', 'single', { choices: ['Canada', 'United States'] }), 'canada'],
    [q('LinkedIn', 'short'), 'https://linkedin.com/in/mia-example'],
    [q('GitHub', 'short', { required: false }), 'BLANK'],
    [q('Resume', 'file'), 'cv'],
    [q('Cover letter', 'file', { required: false }), 'letter'],
    [
      q('How did you hear about us?', 'single', { choices: ['LinkedIn', 'Company website'] }),
      'company website',
    ],
    [q('How did you hear about us?', 'short'), 'Your careers page'],
    [q('Total years of experience', 'number'), '7'],
    [
      q('How many years have you worked as a registered nurse?', 'single', { choices: ['0-3', '4-6', '7+'] }),
      '4-6',
    ],
    [q('Years of experience with wound care', 'number'), 'ASK'],
    [q('Do you have experience with wound care?', 'boolean'), true],
    [q('Do you have experience with dialysis?', 'boolean'), 'ASK'],
    [
      q('Have you used any of these tools?', 'multi', { choices: ['Wound care', 'Dialysis'] }),
      ['wound care'],
    ],
    [q('Do you have a valid Basic Life Support certification?', 'boolean'), true],
    [q('Are you bilingual in English and French?', 'boolean'), 'ASK'],
    [q('Level of French', 'single', { choices: ['Beginner', 'Native'] }), 'native'],
    [
      q('Highest level of education', 'single', { choices: ['High school', "Bachelor's degree"] }),
      "bachelor's degree",
    ],
    [q('Current employer', 'short'), 'Harbour Hospital'],
    [q('Have you worked for Northgate Clinic before?', 'boolean'), false],
    [q('Do you currently live in Hamilton?', 'boolean'), true],
    [q('Salary expectations', 'number'), 'ASK'],
    [q('Salary expectations', 'number', { required: false }), 'BLANK'],
    [q('Why do you want to work here?', 'long'), 'I have been a nurse since 2021.'],
    [q('I have read the privacy policy', 'consent'), true],
    [q('Send me the newsletter', 'consent', { required: false }), false],
    [q('Send me the newsletter', 'consent'), 'ASK'],
    [q('Gender', 'eeo', { choices: ['Woman', 'Man', 'Prefer not to say'] }), 'ASK'],
    [q('Gender', 'eeo', { choices: ['Woman', 'Man'], required: false }), 'BLANK'],
    [q('Are you legally authorized to work in Canada?', 'boolean'), 'ASK'],
    [q('What is your favourite colour?', 'short'), 'ASK'],
  ])('%j gives %j', (question, value) => expect(one(question)).toEqual(value));

  it('answers legal questions from the person’s own answer, the right way round', () => {
    const answers = [answer(auth, 'Yes'), answer(visa, 'Yes', 'Are you able to work without sponsorship?')];
    expect(one(q('Are you legally authorized to work in Canada?', 'boolean'), { answers })).toBe(true);
    expect(one(q('Do you require visa sponsorship?', 'boolean'), { answers })).toBe(false);
    expect(one(q('Can you work here without visa sponsorship?', 'boolean'), { answers })).toBe(true);
    expect(one(q('Are you authorized to work in the United States?', 'boolean'), { answers })).toBe('ASK');
  });

  it('keeps a statement from being made when the person said it is not so', () => {
    const answers = [answer(auth, 'No')];
    expect(one(q('I am legally authorized to work in Canada', 'consent'), { answers })).toBe('ASK');
  });

  it('turns a wish not to say only into a choice that says so', () => {
    const answers = [answer('demo.gender', 'decline')];
    expect(one(q('Gender', 'eeo', { choices: ['Woman', 'Prefer not to say'] }), { answers })).toBe(
      'prefer not to say',
    );
    expect(one(q('Gender', 'eeo', { choices: ['Yes', 'No'] }), { answers })).toBe('ASK');
  });

  it('never says pay in another currency or period', () => {
    const answers = [answer('salary.expected:CAD/year', '70000')];
    expect(one(q('Salary expectations (CAD)', 'number'), { answers })).toBe('70000');
    expect(one(q('Salary expectations in USD', 'number'), { answers })).toBe('ASK');
    expect(one(q('Expected hourly wage', 'number'), { answers })).toBe('ASK');
  });

  it('does not give a start date that has passed, and takes the newest answer', () => {
    const old = { ...answer('start.earliest', '2026-01-05'), at: '2025-12-01T00:00:00Z' };
    const start = q('When could you start?', 'date');
    expect(one(start, { answers: [old] })).toBe('ASK');
    expect(one(start, { answers: [old, answer('start.earliest', '2026-03-09')] })).toBe('2026-03-09');
  });
});

const stops = (label: string, choices: string[]) =>
  planForm([q(label, 'single', { choices })], context()).stop !== null;

describe('money in the choices', () => {
  it.each([
    ['Reserve your place', ['Standard, $49 by e-transfer', 'Priority, $95 with gift cards']],
    ['Votre équipement de démarrage', ['Kit essentiel, caution de 79 € par virement', 'Kit complet, 129 €']],
    ['How would you like to go on?', ['With a Steam card', 'Later']],
    ['Frais de dossier', ['Par carte', 'Par virement']],
  ])('stops: %s', (label, choices) => {
    expect(stops(label, choices)).toBe(true);
  });

  it.each([
    ['Salary expectations', ['$40,000 to $50,000', 'More than $50,000 plus a kit']],
    ['Which deposits have you handled?', ['Up to $1,000', 'More']],
    ['How were you paid so far?', ['By virement', 'By cheque']],
    ['Budget you have managed', ['$1M with refunds', 'Less']],
  ])('goes on: %s', (label, choices) => {
    expect(stops(label, choices)).toBe(false);
  });
});
