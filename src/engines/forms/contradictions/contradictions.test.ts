import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import type { BankAnswer, FormQuestion } from '#contract/career/form.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import type { FormContext } from '#engines/forms/context.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { contradictionsAmong } from './bank.ts';

const told = (topic: string, typed: AnswerValue, value = ''): BankAnswer => ({
  ...answer(topic, value),
  typed,
  from: 'person',
});
const plan = (question: FormQuestion, more: Partial<FormContext>) => planForm([question], context(more));
const asked = (question: FormQuestion, more: Partial<FormContext>) => plan(question, more).ask[0];
const notice: AnswerValue = { kind: 'notice', amount: 3, unit: 'week' };

describe('what a person told ahead', () => {
  it('answers a form in the unit it asks, and says what it was worked out from', () => {
    const [field] = plan(q('Notice period (days)', 'number'), {
      answers: [told('notice_period', notice)],
    }).fields;
    expect(field).toMatchObject({ value: '21', source: { kind: 'answer', label: 'Your answer: 3 weeks' } });
  });

  it('of pay answers the currency and period it was told in, and no other', () => {
    const pay = told('salary.expected:CAD/year', {
      kind: 'pay',
      currency: 'CAD',
      period: 'year',
      wanted: 84_000,
      least: null,
      hours_per_week: null,
      most: null,
      converts: false,
    });
    expect(plan(q('Expected salary (CAD per year)', 'number'), { answers: [pay] }).fields[0]?.value).toBe(
      '84000',
    );
    expect(asked(q('Expected salary (USD per year)', 'number'), { answers: [pay] })).toBeDefined();
  });

  it('with dates of a skill answers the years with it', () => {
    const question = q('How many years of experience do you have with Kubernetes?', 'number');
    expect(asked(question, {})).toBeDefined();
    const skill_use = [{ skill: 'Kubernetes', from: '2021-01', to: null }];
    expect(plan(question, { skill_use }).fields[0]?.value).toBe('5');
  });
});

describe('a contradiction is shown and not sent', () => {
  it('between an answer and the CV', () => {
    const here = q('Have you ever worked for Harbour Hospital?', 'boolean');
    expect(
      asked(here, {
        posting: { ...context().posting, company: 'Harbour Hospital' },
        answers: [answer('worked_here_before:harbour hospital', 'No', here.label)],
      }),
    ).toMatchObject({ contradicts: true, why: expect.stringContaining('your resume says “Yes”') });
  });

  it('between an answer and the letter', () => {
    const letter = { language: 'en' as const, paragraphs: [], text: 'I am available immediately.' };
    expect(
      asked(q('What is your notice period?', 'short'), { letter, answers: [told('notice_period', notice)] })
        ?.why,
    ).toContain('Your cover letter says you can start right away');
  });

  it('between two answers', () => {
    const answers = [
      told('notice_period', notice),
      told('start.earliest', { kind: 'day', day: '2026-02-12' }, '2026-02-12'),
    ];
    expect(asked(q('What is your notice period?', 'short'), { answers })?.why).toContain('longer than that');
    expect(contradictionsAmong(answers, '2026-02-09')).toHaveLength(1);
    expect(contradictionsAmong(answers.slice(0, 1), '2026-02-09')).toEqual([]);
  });

  it('between now and what the same employer was sent before, until the person says what holds for them', () => {
    const question = q('Are you willing to relocate?', 'boolean');
    const before = {
      topic: 'relocate.willing',
      label: question.label,
      value: 'No',
      display: 'No',
      day: '2026-01-05',
    };
    const yes = answer('relocate.willing', 'Yes', question.label);
    expect(plan(question, { answers: [yes] }).fields[0]?.value).toBe(true);
    expect(asked(question, { answers: [yes], said_before: [before] })).toMatchObject({
      contradicts: true,
      why: 'On January 5, 2026 I told Northgate Clinic “No”, but now it would be “Yes”. Which is right?',
    });
    const settled = { ...yes, id: 'settled', company: 'Northgate Clinic' };
    expect(plan(question, { answers: [yes, settled], said_before: [before] }).fields[0]?.value).toBe(true);
    const elsewhere = { ...yes, id: 'elsewhere', company: 'Another Clinic' };
    expect(asked(question, { answers: [elsewhere] })).toBeDefined();
  });
});
