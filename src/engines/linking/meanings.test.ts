import { describe, expect, it } from 'vitest';
import { clearOccupation, packVectors, prepareMeanings } from './index.ts';

describe('the occupation that a title clearly means', () => {
  const words = packVectors(['weld', 'pipe', 'nurs', 'ward'], Float32Array.of(1, 0, 0.9, 0.2, 0, 1, 0, 1), 2);
  const occupations = packVectors(['51-4121.00', '29-1141.00'], Float32Array.of(1, 0, 0, 1), 2);
  const meanings = prepareMeanings({ words, occupations });

  it.each([
    ['Night pipe welding (contract)', '51-4121.00', 'its words say so'],
    ['Welder', null, 'one word may be chance'],
    ['Ward welder', null, 'it lies between two'],
    ['Dragon tamer', null, 'no word is known'],
  ])('of "%s" is %s: %s', (title, code, reason) => {
    expect(clearOccupation(title, meanings), reason).toBe(code);
  });
});
