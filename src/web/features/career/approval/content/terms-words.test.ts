import { expect, test } from 'vitest';
import { postingTerms } from '#contract/career/posting.ts';
import { termsOf } from './terms-words.ts';

const nothing = { workplace: null, employment_type: null, pay: null };

test('says what is offered, and with which words where only the text says it', () => {
  const terms = postingTerms.parse({
    workplace: 'hybrid',
    employment_type: 'Full-time',
    pay: { min: 66_000, max: 79_000, currency: 'CAD', period: 'year' },
    expires_at: '2026-12-14T00:00:00.000Z',
    from_text: [{ fact: 'workplace', span: 'two days in the office' }],
  });
  expect(termsOf(terms)).toEqual([
    { name: 'Pay', value: 'CAD\u00A066,000 to CAD\u00A079,000 a year', span: null },
    { name: 'Workplace type', value: 'Hybrid', span: 'two days in the office' },
    { name: 'Job type', value: 'Full-time', span: null },
    { name: 'Apply by', value: 'December 14, 2026', span: null },
  ]);
});

test('gives pay that is open to one side in its own words, once', () => {
  const terms = postingTerms.parse({
    ...nothing,
    pay_text: 'Up to $46/hour',
    from_text: [{ fact: 'pay', span: 'Up to $46/hour' }],
  });
  expect(termsOf(terms)).toEqual([{ name: 'Pay', value: 'Up to $46/hour', span: null }]);
});

test('says nothing of what nobody says', () => {
  expect(termsOf(postingTerms.parse(nothing))).toEqual([]);
});
