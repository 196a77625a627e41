import { describe, expect, it } from 'vitest';
import { readQuestion } from '#engines/asking/index.ts';
import { clock, query, read } from '#testing/sales-questions.ts';

const product = (id: string) => ({ kind: 'product' as const, id });

describe('words that say something and are not known', () => {
  it.each([
    ['gross sales last week', ['gross']],
    ['sales to students', ['students']],
    ['sales at lunch', ['lunch']],
    ['which items did not sell last month', ['not']],
    ['what percent of sales is coffee', ['percent']],
    ['sales and margin by item', ['margin']],
    ['sales of unicorns', ['unicorns']],
    ['sales on 03/04/2026', ['03/04/2026']],
    ['ventes sur la terrasse', ['terrasse']],
    ['did we sell more coffee', ['more']],
    ['sales in August and in October', ['October']],
    ['tickets over 50 dollars', ['50']],
  ])('are named, and no other question is answered: %s', (question, words) => {
    expect(read(question)).toEqual({ outcome: 'not understood', words });
  });

  it('one such word among any question is enough', () => {
    for (const question of ['sales last week', 'top 5 items by margin', 'ventes par mois depuis janvier'])
      for (const word of ['zorbing', 'refrigerated', 'quietly'])
        expect(read(`${question} ${word}`)).toEqual({ outcome: 'not understood', words: [word] });
  });

  it('a greeting asks for nothing', () => {
    expect(read('hello')).toEqual({ outcome: 'not understood', words: [] });
    expect(read('')).toEqual({ outcome: 'not understood', words: [] });
  });
});

describe('what sales do not say', () => {
  it.each([
    ['What was our profit last month?', 'profit'],
    ['Why are sales down?', 'cause'],
    ['pourquoi les ventes ont baissé', 'cause'],
    ['how many customers came last week', 'customers'],
    ['qui achète des croissants', 'customers'],
    ['What will we sell tomorrow?', 'forecast'],
    ['sales next week', 'forecast'],
    ['which employee sold most', 'staff'],
    ['sales on rainy days', 'weather'],
    ['how many croissants are left', 'stock'],
  ])('is said, with nothing made up: %s', (question, beyond) => {
    expect(read(question)).toMatchObject({ outcome: 'beyond sales', beyond });
  });

  it('margin is offered for profit, and tickets for customers, of the same days', () => {
    const period = { from: '2026-10-01', to: '2026-10-31' };
    expect(read('profit last month')).toMatchObject({
      choices: [{ query: query({ measure: 'margin', period }) }],
    });
    expect(read('how many customers last month')).toMatchObject({
      choices: [{ query: query({ measure: 'tickets', period }) }],
    });
  });
});

describe('what can mean several things', () => {
  it('is asked, each with the whole question as it is read then', () => {
    const reading = read('When do we sell the most coffee?');
    expect(reading).toMatchObject({ outcome: 'which', words: ['When'] });
    expect('choices' in reading && reading.choices.map(({ query: one }) => one.group)).toEqual([
      'weekday',
      'day',
      'month',
    ]);
    expect(read('average sales last month')).toMatchObject({
      outcome: 'which',
      choices: [{ name: 'average_ticket' }, { name: 'a_day' }],
    });
  });

  it('a name that several things share is asked; one that is a thing by itself is not', () => {
    const things = ['Rye bread', 'Wheat bread'].map((name) => ({ what: product(name), name }));
    const reading = readQuestion('sales of bread last week', { things, shops: [], taxes: [] }, clock);
    expect(reading).toMatchObject({ outcome: 'which', words: ['bread'] });
    expect(
      'choices' in reading && reading.choices.map(({ query: one }) => one.things.map(({ id }) => id)),
    ).toEqual([['Rye bread'], ['Wheat bread'], ['Rye bread', 'Wheat bread']]);
    expect(read('sales of croissants')).toMatchObject({
      outcome: 'read',
      query: { things: [product('Croissant')] },
    });
    expect(read('sales of chocolat')).toMatchObject({
      takenFor: [{ words: 'chocolat', name: 'Pain au chocolat' }],
    });
  });

  it('what is left out ends where something else begins', () => {
    expect(read('sales without coffee, croissants and butter tarts on Saturdays')).toMatchObject({
      query: { without: [product('Coffee'), product('Croissant'), product('Butter tart')], weekdays: [6] },
    });
  });
});

describe('what no rollup holds', () => {
  it.each([
    ['how many croissants before 9 am', 'item_by_hour'],
    ['refunds by hour', 'only_tickets_by_hour'],
    ['average ticket of coffee', 'tickets_of_items'],
    ['tips by item', 'tips_of_items'],
    ['TPS by item', 'tax_by_name_alone'],
    ['how many refunds last month', 'count_of_these'],
    ['which days sold less than last month', 'change_of_days'],
  ])('is said instead of answered: %s', (question, why) => {
    expect(read(question)).toMatchObject({ outcome: 'not kept', why });
  });
});

describe('comparisons', () => {
  it('what earns less than in a month is told by its share of sales, this month so far', () => {
    expect(read('Which items earn less than in August?')).toEqual({
      outcome: 'read',
      takenFor: [],
      query: query({
        measure: 'margin_share',
        group: 'item',
        period: { from: '2026-11-01', to: '2026-11-18' },
        against: { from: '2026-08-01', to: '2026-08-31' },
        changed: 'less',
      }),
    });
  });

  it('two things, weekdays or channels are held against each other by that group', () => {
    expect(read('more coffee than croissants?')).toMatchObject({
      query: { group: 'item', things: [product('Coffee'), product('Croissant')] },
    });
    expect(read('Saturdays vs Sundays')).toMatchObject({ query: { group: 'weekday', weekdays: [0, 6] } });
    expect(read('online or in store')).toMatchObject({ query: { group: 'channel', channel: null } });
  });

  it('a number is a limit in what is measured', () => {
    expect(read('which days made more than $2,000')).toMatchObject({
      query: { group: 'day', limit: { is: 'above', value: 200_000 } },
    });
    expect(read('which hours have fewer than 20 tickets')).toMatchObject({
      query: { group: 'hour', limit: { is: 'below', value: 20 } },
    });
  });
});
