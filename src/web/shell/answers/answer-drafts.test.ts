import { describe, expect, it } from 'vitest';
import { answerKind } from '#contract/career/hub/answer-value.ts';
import type { AnswerKind, AnswerValue } from '#contract/career/hub/answer-value.ts';
import { type AnswerDraft, readAnswerDraft, spanFields } from './answer-drafts.ts';
import { draftOf } from './draft-of.ts';

const pay = { kind: 'pay' as const, currency: 'CAD', period: 'hour' as const, wanted: 31.5 };
const values: AnswerValue[] = [
  { kind: 'yes_no', yes: false },
  { kind: 'text', text: 'Hybrid' },
  { kind: 'day', day: '2027-01-04' },
  { kind: 'notice', amount: 0, unit: 'day' },
  { ...pay, least: 28, most: 34, hours_per_week: 37.5, converts: true },
  { ...pay, least: null, most: null, hours_per_week: null, converts: false },
  { kind: 'percent', percent: 0 },
  { kind: 'relocation', where: 'countries', countries: ['CA', 'US'], cities: [], regions: [] },
  { kind: 'relocation', where: 'places', countries: [], cities: ['Leeds', 'York'], regions: ['Kent'] },
  { kind: 'onsite', where: 'cities', cities: ['Leeds', 'York'], days_per_week: 2 },
  { kind: 'licence', holds: true, class: '5', region: 'BC', expires: '2027-03-31' },
  { kind: 'list', items: ['days', 'nights'] },
  {
    kind: 'spans',
    spans: [
      { from: '2012-03', to: '2013-01' },
      { from: '2014-03', to: '2015-01' },
      { from: '2016-03', to: '2017-01' },
      { from: '2019-03', to: null },
    ],
  },
];
const problemsOf = (kind: AnswerKind, draft: AnswerDraft) => {
  const read = readAnswerDraft(kind, draft);
  return 'problems' in read ? read.problems : {};
};

describe('the fields of an answer', () => {
  it.each(values)('hold $kind whole', (value) => {
    expect(readAnswerDraft(value.kind, draftOf(value))).toEqual({ value });
  });

  it('know every kind', () => {
    expect(new Set(values.map(({ kind }) => kind))).toEqual(new Set(answerKind.options));
  });

  it.each([
    ['84,000', 84_000],
    ['84 000 $', 84_000],
    ['$84,000.50', 84_000.5],
    ['27,50', 27.5],
  ])('take %s as people write it', (wanted, amount) => {
    expect(readAnswerDraft('pay', { wanted })).toMatchObject({ value: { wanted: amount, least: null } });
  });

  it.each<[AnswerKind, AnswerDraft, AnswerDraft]>([
    ['yes_no', {}, { yes: 'Choose at least one.' }],
    ['notice', { amount: 'two' }, { amount: 'Enter a whole number from 0 to 365.' }],
    ['pay', {}, { wanted: 'Enter an amount.' }],
    [
      'pay',
      { wanted: '30', least: '31' },
      { least: 'Your minimum pay can’t be more than the pay you want.' },
    ],
    [
      'pay',
      { wanted: '30', converts: 'yes' },
      { hours: 'Enter your hours a week. They’re needed to convert your pay.' },
    ],
    ['onsite', { where: 'cities' }, { cities: 'Add at least one place.' }],
    ['onsite', { where: 'anywhere', days: '9' }, { days: 'Enter a whole number from 1 to 7.' }],
    ['relocation', { where: 'countries' }, { countries: 'Choose at least one country.' }],
    ['licence', { holds: 'yes', expires: '2027-02-30' }, { expires: 'Enter a date.' }],
    ['spans', { from0: '', to0: '' }, { from0: 'Add at least one time period.' }],
    [
      'spans',
      { from0: '2020-01', from2: '2021-05', to2: '2020-02' },
      { to2: 'The end can’t be before the start.' },
    ],
  ])('of %s say at %j what is wrong', (kind, draft, problems) => {
    expect(problemsOf(kind, draft)).toEqual(problems);
  });

  it('count what was typed and not added yet, each name once', () => {
    const draft = { where: 'places', cities: 'Leeds', 'cities typed': ' York, Leeds ,Hull' };
    expect(readAnswerDraft('relocation', draft)).toMatchObject({
      value: { cities: ['Leeds', 'York', 'Hull'] },
    });
  });

  it('leave out what belongs to another choice', () => {
    const draft = { where: 'no', cities: 'Leeds', days: '3' };
    expect(readAnswerDraft('onsite', draft)).toMatchObject({
      value: { where: 'no', cities: [], days_per_week: null },
    });
  });

  it('have room for one more time period than there are', () => {
    expect(spanFields({})).toHaveLength(1);
    expect(spanFields({ from3: '2020-01' })).toHaveLength(5);
  });
});
