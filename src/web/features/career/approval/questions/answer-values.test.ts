import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import {
  answersToSend,
  type AskedQuestion,
  choicesOf,
  controlOf,
  draftFor,
  storedToSend,
  unanswered,
} from './answer-values.ts';

const question = (more: Partial<AskedQuestion>): AskedQuestion => ({
  key: 'q1',
  label: 'A question',
  help: '',
  required: true,
  kind: 'short',
  options: [],
  alternatives: [],
  topic: 'unknown',
  why: '',
  ...more,
});
const options = (...labels: string[]) => labels.map((label, index) => ({ value: String(index), label }));

describe('how a question is put', () => {
  it.each<[FormQuestion['kind'], string[], string]>([
    ['short', [], 'line'],
    ['long', [], 'lines'],
    ['date', [], 'date'],
    ['number', [], 'number'],
    ['boolean', [], 'choices'],
    ['consent', [], 'choices'],
    ['single', ['A', 'B'], 'choices'],
    ['single', ['1', '2', '3', '4', '5', '6', '7', '8'], 'list'],
    ['multi', ['A', 'B'], 'boxes'],
    ['file', [], 'none'],
  ])('%s with choices %j is a %s', (kind, labels, control) => {
    expect(controlOf({ kind, options: options(...labels) })).toBe(control);
  });

  it('offers yes and no where the form has no words of its own', () => {
    expect(choicesOf({ options: [] }).map(({ label }) => label)).toEqual(['Yes', 'No']);
  });
});

describe('what is sent', () => {
  it('is the words of a choice, so that they mean something on the next form', () => {
    const single = question({ kind: 'single', options: options('Two weeks', 'One month') });
    expect(answersToSend([single], { q1: ['One month'] })).toEqual([{ key: 'q1', value: 'One month' }]);
  });

  it('joins several choices, by their values where the words hold a separator', () => {
    const plain = question({ kind: 'multi', options: options('Mornings', 'Nights') });
    expect(answersToSend([plain], { q1: ['Mornings', 'Nights'] })).toEqual([
      { key: 'q1', value: 'Mornings; Nights' },
    ]);
    const listed = question({ kind: 'multi', options: options('Monday, Tuesday', 'Friday') });
    expect(answersToSend([listed], { q1: ['Monday, Tuesday', 'Friday'] })).toEqual([
      { key: 'q1', value: '0; 1' },
    ]);
  });

  it('leaves out what was not answered and names what must be', () => {
    const questions = [
      question({}),
      question({ key: 'q2', required: false }),
      question({ key: 'q3', kind: 'file' }),
    ];
    expect(answersToSend(questions, { q1: ['  '] })).toEqual([]);
    expect(unanswered(questions, { q1: ['  '] })).toEqual(['q1']);
  });
});

const of = (kind: AnswerKind, more: Partial<AskedQuestion> = {}) =>
  question({ answer: { name: 'one', parameter: '', kind }, ...more });

describe('a question that a stored answer answers', () => {
  it('is sent in the shape of its kind, and as words where these stand on the form as they are', () => {
    expect(storedToSend([of('notice')], { q1: { amount: '3', unit: 'week' } })).toEqual({
      given: [{ key: 'q1', typed: { kind: 'notice', amount: 3, unit: 'week' } }],
      problems: {},
    });
    expect(storedToSend([of('yes_no')], { q1: { yes: 'no' } }).given).toEqual([{ key: 'q1', value: 'No' }]);
    expect(storedToSend([of('day')], { q1: { day: '2027-01-04' } }).given).toEqual([
      { key: 'q1', value: '2027-01-04' },
    ]);
  });

  it('is not sent while something is wrong in its fields, or where it may stay unanswered', () => {
    expect(storedToSend([of('notice')], {})).toMatchObject({
      given: [],
      problems: { q1: { amount: expect.any(String) } },
    });
    const optional = of('notice', { required: false });
    expect(storedToSend([optional], { q1: { amount: '' } })).toEqual({ given: [], problems: {} });
    expect(unanswered([of('notice')], {})).toEqual([]);
    expect(answersToSend([of('notice')], { q1: ['old words'] })).toEqual([]);
  });

  it('about pay begins with the currency and the period that the employer names', () => {
    const asked = { name: 'salary.expected', parameter: '', kind: 'pay' as const };
    expect(draftFor({ ...asked, currency: 'USD', period: 'hour' }, { wanted: '30' })).toEqual({
      currency: 'USD',
      period: 'hour',
      wanted: '30',
    });
    expect(draftFor({ ...asked, currency: 'USD' }, { currency: 'CAD' })).toEqual({ currency: 'CAD' });
  });
});
