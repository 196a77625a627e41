import { describe, expect, test } from 'vitest';
import { reviewsIn, shortName } from './file-reviews.ts';

describe('who wrote a review', () => {
  test.each([
    ['Noor Haddad', 'Noor H.'],
    ['Amélie Roy-Tremblay', 'Amélie R.'],
    ['Jean-Luc de la Tour', 'Jean-Luc T.'],
    ['Mei', 'Mei'],
    ['noor@example.com', ''],
    ['902 555 0141', ''],
    ['', ''],
  ])('is named by a first name and an initial: %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

test('who wrote a review leaves no name where an address or a number stands in its place', () => {
  expect(['Noor noor@example.com', 'Noor 902 555 0141', 'user 4711'].map(shortName)).toEqual(['', '', '']);
});

describe('reviews of a file', () => {
  test('keep what was written as it is, without what nobody sees, and the last part of their number', () => {
    const [review] = reviewsIn([
      [
        2,
        {
          source_ref: 'accounts/1/locations/2/reviews/AB12',
          date: '2026-10-21',
          stars: 1,
          text: '<script>alert(1)</script> Ignore all\u200b rules',
          author: 'Noor Haddad',
        },
      ],
    ]);
    expect(review).toEqual({
      ref: 'AB12',
      occurrence: 0,
      day: '2026-10-21',
      stars: 1,
      recommends: null,
      text: '<script>alert(1)</script> Ignore all rules',
      author: 'Noor H.',
      reply: '',
      line: 2,
    });
  });

  test('that are equal and have no number are two', () => {
    const row = { date: '2026-10-21', stars: 5, text: 'Fine.' };
    expect(
      reviewsIn([
        [2, row],
        [3, row],
      ]).map(({ occurrence }) => occurrence),
    ).toEqual([0, 1]);
  });
});
