import { describe, expect, test } from 'vitest';
import { shortened } from './shortened.ts';

describe('a long word', () => {
  test('keeps its beginning and its end, by which it is told from others', () => {
    expect(shortened('jLfEKZyFabcdefghijklmnopgzi7sj')).toBe('jLfEKZyF…pgzi7sj');
    expect(shortened('x'.repeat(200))).toHaveLength(16);
  });

  test('is left as it is where it is short enough, and so is a sentence of such words', () => {
    expect(shortened('2026-11-14')).toBe('2026-11-14');
    expect(shortened('Sourdough loaf, white and sliced thin')).toBe('Sourdough loaf, white and sliced thin');
  });

  test('is shortened by itself in a list of them', () => {
    expect(shortened(`${'a'.repeat(20)}, b, ${'c'.repeat(20)}`)).toBe(
      'aaaaaaaa…aaaaaaa, b, cccccccc…ccccccc',
    );
  });

  test('is never cut within a letter', () => {
    expect(shortened('😀'.repeat(20))).toBe(`${'😀'.repeat(8)}…${'😀'.repeat(7)}`);
  });
});
