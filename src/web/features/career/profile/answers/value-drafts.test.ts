import { describe, expect, it } from 'vitest';
import { type AnswerValue, answerValue } from '#contract/career/hub/answer-value.ts';
import { draftOf, valueOf } from './value-drafts.ts';

const values: AnswerValue[] = [
  { kind: 'yes_no', yes: false },
  { kind: 'text', text: 'Hybrid' },
  { kind: 'day', day: '2027-01-04' },
  { kind: 'notice', amount: 0, unit: 'day' },
  { kind: 'pay', currency: 'CAD', period: 'hour', wanted: 31.5, least: 28, hours_per_week: 37.5 },
  { kind: 'percent', percent: 0 },
  { kind: 'places', anywhere: false, cities: ['Leeds', 'York'], days_per_week: 2 },
  { kind: 'licence', holds: true, class: '5', region: 'BC' },
  { kind: 'list', items: ['days', 'nights'] },
  {
    kind: 'spans',
    spans: [
      { from: '2019-03', to: '2020-01' },
      { from: '2022-05', to: null },
    ],
  },
];

describe('the fields of an answer', () => {
  it.each(values)('hold $kind whole', (value) => {
    expect(valueOf(value.kind, draftOf(value))).toEqual(value);
  });

  it('take figures as people write them, and leave what is missing to be refused', () => {
    const pay = { currency: 'cad', period: 'year', wanted: '84,000' };
    expect(valueOf('pay', pay)).toMatchObject({ currency: 'CAD', wanted: 84_000, least: null });
    expect(answerValue.safeParse(valueOf('pay', {})).success).toBe(false);
    expect(answerValue.safeParse(valueOf('notice', {})).success).toBe(false);
    expect(answerValue.safeParse(valueOf('spans', {})).success).toBe(false);
  });
});
