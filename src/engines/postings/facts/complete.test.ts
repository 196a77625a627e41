import { expect, test } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { completePosting } from './complete.ts';

const open = { places: [], workplace: null, employment_type: null };
const of = (text: string, places: string[]) =>
  completePosting(aPosting('practice-lever', { places, description: text }));
const description = `Bake bread and rolls for two cafés.

- Location: Truro, Nova Scotia
- Part-time, on site
- Pay: $21.50 to $24 an hour, tool allowance of $300 a year

Applications close on December 14, 2026.`;

test('what the board leaves open comes from the text, each with its words', () => {
  const completed = completePosting(aPosting('practice-lever', { ...open, description }));
  expect(completed).toMatchObject({
    places: ['Truro, Nova Scotia'],
    locations: [{ city: 'Truro', region: 'Nova Scotia', country: null }],
    workplace: 'onsite',
    employment_type: 'Part-time',
    pay: { min: 21.5, max: 24, currency: 'CAD', period: 'hour' },
    expires_at: '2026-12-14T00:00:00.000Z',
  });
  expect(completed.from_text?.map(({ fact }) => fact)).toEqual([
    'workplace',
    'places',
    'employment_type',
    'pay',
    'expires_at',
  ]);
  for (const { span } of completed.from_text ?? []) expect(description).toContain(span);
});

test('what the board says stays, whatever the text says', () => {
  const said = aPosting('practice-lever', {
    places: ['Halifax, Nova Scotia'],
    workplace: 'hybrid',
    employment_type: 'Permanent',
    pay: { min: 50_000, max: 52_000, currency: 'CAD', period: 'year' },
    expires_at: '2026-11-30T00:00:00.000Z',
    description,
  });
  expect(completePosting(said)).toEqual(said);
});

test('nothing is made up where neither says anything', () => {
  const silent = aPosting('practice-lever', { ...open, description: 'Bake bread. We were founded in 1998.' });
  expect(completePosting(silent)).toEqual(silent);
});

test('pay that is open to one side, or in dollars of no known country, is kept in its own words', () => {
  expect(of('Pay: up to $46 per hour', ['Calgary, AB'])).toMatchObject({
    pay: null,
    pay_text: 'Pay: up to $46 per hour',
  });
  expect(of('Salary: $60,000 to $70,000', ['Remote'])).toMatchObject({
    pay: null,
    pay_text: 'Salary: $60,000 to $70,000',
  });
  expect(of('Salary: $60,000 to $70,000', ['Austin, TX']).pay).toMatchObject({ currency: 'USD' });
});

test('pay that the board says in its own words stays, and no figure of the text takes its place', () => {
  const said = completePosting(
    aPosting('practice-lever', { ...open, pay_text: 'By agreement', description }),
  );
  expect([said.pay, said.pay_text]).toEqual([null, 'By agreement']);
});
