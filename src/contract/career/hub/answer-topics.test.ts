import { describe, expect, it } from 'vitest';
import { answerTopic, keptAnswer } from './answer-topics.ts';
import { answerKind, answerValue } from './answer-value.ts';

const pay = { kind: 'pay', currency: 'CAD', period: 'hour', wanted: 31.5, least: 28 };

describe('an answer as it is kept', () => {
  it.each<[string, string, unknown, unknown]>([
    [
      'the towns of somebody who would move',
      'relocate.willing',
      { kind: 'places', anywhere: false, cities: ['Leeds'], days_per_week: null },
      { kind: 'relocation', where: 'places', countries: [], cities: ['Leeds'], regions: [] },
    ],
    [
      'that somebody would not move',
      'relocate.willing',
      { kind: 'places', anywhere: false, cities: [], days_per_week: null },
      { kind: 'relocation', where: 'no', countries: [], cities: [], regions: [] },
    ],
    [
      'the days on site',
      'onsite.willing',
      { kind: 'places', anywhere: true, cities: [], days_per_week: 3 },
      { kind: 'onsite', where: 'anywhere', cities: [], days_per_week: 3 },
    ],
    [
      'a licence from before its last day was asked',
      'drivers_licence',
      { kind: 'licence', holds: true, class: '5', region: 'BC' },
      { kind: 'licence', holds: true, class: '5', region: 'BC', expires: null },
    ],
    [
      'pay that hours allowed to be converted',
      'salary.expected:CAD/hour',
      { ...pay, hours_per_week: 37.5 },
      { ...pay, hours_per_week: 37.5, most: null, converts: true },
    ],
    [
      'pay without hours',
      'salary.expected:CAD/hour',
      { ...pay, hours_per_week: null },
      { ...pay, hours_per_week: null, most: null, converts: false },
    ],
  ])('in an older row still says %s', (_, topic, kept, read) => {
    expect(keptAnswer(topic, kept)).toEqual(read);
  });

  it.each<[string, unknown]>([
    ['notice_period', null],
    ['notice_period', 'two weeks'],
    ['notice_period', { kind: 'notice', amount: -1, unit: 'week' }],
    ['notice_period', { kind: 'yes_no', yes: true }],
  ])('is its words alone where the value of %s is %j', (topic, kept) => {
    expect(keptAnswer(topic, kept)).toBeNull();
  });

  it('of a question that only a form asks may have any value', () => {
    expect(keptAnswer('own:do you sing', { kind: 'text', text: 'Yes' })).toEqual({
      kind: 'text',
      text: 'Yes',
    });
  });
});

describe('the schema of an answer', () => {
  it('is known by its topic, whatever country it is of', () => {
    expect(answerTopic('work_auth.status:CA')).toEqual({
      name: 'work_auth.status',
      kind: 'text',
      parameter: 'country',
    });
    expect(answerTopic('toString')).toBeUndefined();
  });

  it('has a kind for each of the values', () => {
    expect([...answerKind.options].toSorted()).toEqual(
      answerValue.options.map(({ shape }) => shape.kind.value).toSorted(),
    );
  });

  it.each<[string, unknown, string]>([
    ['a minimum above what is wanted', { ...pay, least: 40, hours_per_week: null }, 'least'],
    ['a maximum below what is wanted', { ...pay, most: 30, hours_per_week: null }, 'most'],
    ['pay to be converted by no hours', { ...pay, hours_per_week: null, converts: true }, 'hours_per_week'],
    [
      'towns on site of which there is none',
      { kind: 'onsite', where: 'cities', cities: [], days_per_week: 3 },
      'cities',
    ],
    [
      'countries to move to of which there is none',
      { kind: 'relocation', where: 'countries', countries: [], cities: [], regions: [] },
      'countries',
    ],
    [
      'a licence that ends on no day',
      { kind: 'licence', holds: true, class: '', region: '', expires: '2027-02-30' },
      'expires',
    ],
    ['more than all of the time', { kind: 'percent', percent: 101 }, 'percent'],
  ])('refuses %s at its field', (_, value, field) => {
    expect(answerValue.safeParse(value).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
