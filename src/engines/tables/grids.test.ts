import { describe, expect, test } from 'vitest';
import { tableOfJson } from './records.ts';
import { fitOf } from './separator.ts';

const most = { columns: 50 };

describe('a JSON value', () => {
  test('is the table of its list, with paths as headers and the order of the list', () => {
    const value = {
      page: 1,
      reviews: [
        { who: { name: 'Ada' }, stars: 5 },
        { stars: 4, tags: ['a', 'b'] },
      ],
    };
    expect(tableOfJson(value, most)).toEqual({
      name: '',
      headers: ['who.name', 'stars', 'tags'],
      records: [
        ['Ada', 5, null],
        [null, 4, 'a, b'],
      ],
    });
  });

  test('has no column for what holds others, and is null where they are missing', () => {
    const list = [
      { id: 1, reply: { by: 'Jo' } },
      { id: 2, reply: null },
    ];
    expect(tableOfJson(list, most)?.headers).toEqual(['id', 'reply.by']);
    expect(tableOfJson([...list, { id: 3, reply: 'Thanks' }], most)?.headers).toContain('reply');
  });

  test('gives its outer list, and leaves out lists of objects within the entries', () => {
    const table = tableOfJson([{ id: 7, lines: [{ item: 'x' }, { item: 'y' }] }], most);
    expect(table?.headers).toEqual(['id']);
  });

  test('without a list of objects is no table', () => {
    expect(tableOfJson({ a: [1, 2, 3] }, most)).toBeNull();
    expect(tableOfJson('text', most)).toBeNull();
  });

  test('never has more columns than are allowed', () => {
    const wide = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`c${at}`, at]));
    expect(tableOfJson([wide], most)?.headers).toHaveLength(50);
  });
});

describe('a separator', () => {
  test('fits where most lines have as many fields, a heading above them or not', () => {
    expect(fitOf([1, 5, 5, 5, 5])).toBeGreaterThan(fitOf([1, 2, 3, 2, 4]));
  });

  test('that makes more fields fits better where both are even, and one that separates nothing not at all', () => {
    expect(fitOf([6, 6, 6])).toBeGreaterThan(fitOf([2, 2, 2]));
    expect(fitOf([1, 1, 1])).toBe(0);
  });
});
