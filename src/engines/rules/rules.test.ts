import { describe, expect, it } from 'vitest';
import { plainWords } from '#engines/text/index.ts';
import { rulesHold } from '#testing/rules/rules-hold.ts';
import { readyRules, rulesMet, type Rule } from './index.ts';

const classes = new Map([
  ['no', ['not', 'never']],
  ['choice', ['cho[a-z]+', 'pick\\w*']],
]);
const rule = (change: Partial<Rule<'no' | 'yes'>>): Rule<'no' | 'yes'> => ({
  id: 'not-chosen',
  when: ['<no> … <choice>'],
  gives: 'no',
  because: '',
  examples: [],
  counterexamples: [],
  ...change,
});
const speaks = (change: Partial<Rule<'no' | 'yes'>>, sentence: string): boolean | undefined =>
  readyRules([rule(change)], classes)[0]?.speaksOf(sentence);

describe('a rule', () => {
  it('speaks of words in their order, with up to five between them', () => {
    expect(speaks({}, 'you were not one of those we chose')).toBe(true);
    expect(speaks({}, 'we chose not to')).toBe(false);
    expect(speaks({}, 'not a b c d e f chosen')).toBe(false);
    expect(speaks({ when: ['<no> <choice>'] }, 'not one we chose')).toBe(false);
  });

  it('reads whole words, beginnings of words and several words as one', () => {
    expect(speaks({ when: ['hire'] }, 'we hired somebody')).toBe(false);
    expect(speaks({ when: ['hire*'] }, 'we hired somebody')).toBe(true);
    expect(speaks({ when: ['no_longer|<no> free'] }, 'it is no longer free')).toBe(true);
    expect(speaks({ when: ['<choice>'] }, 'unchosen')).toBe(false);
  });

  it('is silent where a word stands that it is not meant for', () => {
    expect(speaks({ unless: ['yet'] }, 'we have not chosen yet')).toBe(false);
  });

  it('names only classes that there are, and has an id of its own', () => {
    expect(() => readyRules([rule({ when: ['<maybe>'] })], classes)).toThrow('maybe');
    expect(() => readyRules([rule({}), rule({})], classes)).toThrow('one id');
  });
});

describe('rules', () => {
  it('tell which of them a text meets, and in which sentence first', () => {
    const ready = readyRules(
      [rule({}), rule({ id: 'chosen', when: ['we <choice>'], gives: 'yes' })],
      classes,
    );
    const met = rulesMet(ready, ['hello', 'you were not chosen', 'not picked']);
    expect(met.map(({ rule: { id }, at }) => [id, at])).toEqual([['not-chosen', 1]]);
  });
});

rulesHold(
  readyRules(
    [
      rule({
        because: 'Who was not chosen is told so.',
        examples: ['You were not chosen.', 'Never did they pick us!'],
        counterexamples: ['You were chosen.'],
      }),
    ],
    classes,
  ),
  plainWords,
);
