import { expect, test } from 'vitest';
import { leverPosting } from './board.ts';
import { first, on, origin } from '#practice/dialects/example-postings.ts';

test('a Lever posting has the documented keys, a time in milliseconds and lists without a list element', () => {
  const posting = leverPosting(
    first(on('lever'), ({ pay, sections }) => pay !== null && sections.length > 3),
    origin,
  );
  expect(Object.keys(posting).toSorted()).toEqual([
    'additional',
    'additionalPlain',
    'applyUrl',
    'categories',
    'country',
    'createdAt',
    'description',
    'descriptionBody',
    'descriptionBodyPlain',
    'descriptionPlain',
    'hostedUrl',
    'id',
    'lists',
    'opening',
    'openingPlain',
    'salaryRange',
    'text',
    'workplaceType',
  ]);
  expect(posting.createdAt).toBe(Date.parse('2026-11-01T12:00:00Z'));
  expect(posting.lists.length).toBeGreaterThanOrEqual(3);
  expect(posting.lists[0]?.content).toMatch(/^<li>.*<\/li>$/);
  expect(posting).toMatchObject({
    salaryRange: { currency: 'CAD', interval: expect.stringMatching(/^per-(hour-wage|year-salary)$/) },
  });
  expect(posting.applyUrl).toBe(`${posting.hostedUrl}/apply`);
});

test('no description lets text become markup', () => {
  const odd = {
    ...first(on('lever')),
    sections: [{ heading: '<b>', paragraphs: ['<script>'], items: ['<img>'] }],
  };
  const { description, opening, additional } = leverPosting(odd, origin);
  expect(`${description}${opening}${additional}`).not.toContain('<script>');
});
