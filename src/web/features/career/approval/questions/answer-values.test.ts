import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { answersToSend, type AskedQuestion, choicesOf, controlOf, unanswered } from './answer-values.ts';

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
