import { expect, test } from 'vitest';
import { recommends } from '#engines/tables/cells/ratings.ts';
import { read } from '#testing/tables.ts';

test('somebody recommends a shop with whatever signs around the word, and a question says neither', () => {
  expect(['Oui !', 'non…', '👍 yes', 'Yes?', '!!'].map(recommends)).toEqual([true, false, true, null, null]);
});

test('a line of reviews without a day and a number is none, however it is called; one without a day alone cannot be read', () => {
  const { leftOut } = read([
    'Number|Who|Date|Stars|Words',
    'r1|Ann Lee|2026-03-02|5|Warm',
    'r2|Bo Ray|2026-03-03|4|Kind',
    'r3|Cy Dow||3|Slow',
    '|En tout||3.9|',
  ]);
  expect(leftOut).toEqual([
    { line: 4, reason: 'unreadable' },
    { line: 5, reason: 'not-data' },
  ]);
});

test('a broken number of stars without a day and words is the mean, and no review that cannot be read', () => {
  const { leftOut } = read([
    'Date|Who|Site|Stars|Words|Seen by',
    '2026-03-02|Ann Lee|Maps|5|Warm and quick, thank you|Jo',
    '2026-03-03|Bo Ray|Maps|4|Kind|Jo',
    '|Cy Dow||3|Slow|',
    '|Average||3,8||',
    '|Di Fox||4||',
  ]);
  expect(leftOut).toEqual([
    { line: 4, reason: 'unreadable' },
    { line: 5, reason: 'not-data' },
    { line: 6, reason: 'unreadable' },
  ]);
});
