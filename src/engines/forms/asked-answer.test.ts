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
