import { describe, expect, test } from 'vitest';
import { momentInWords, placeOfZone, spanInWords, zoneNamed } from './index.ts';

const at = Date.parse('2026-12-05T03:05:00Z');
const toronto = { timeZone: 'America/Toronto', language: 'en' } as const;

describe('a moment in words', () => {
  test.each([
    ['full', 'Friday, December 4, 2026'],
    ['long', 'December 4, 2026'],
    ['short', 'Dec 4'],
    ['clock', '22:05'],
    ['moment', 'December 4, 2026 at 22:05'],
  ] as const)('is said on the reader’s own clock (%s)', (style, words) => {
    expect(momentInWords(at, style, toronto)).toBe(words);
  });

  test('is said in the reader’s language', () => {
    const montreal = { timeZone: 'America/Toronto', language: 'fr' } as const;
    expect(momentInWords(at, 'full', montreal)).toBe('vendredi 4 décembre 2026');
  });

  test('is said in UTC where the zone is unknown, and at midnight with a nought', () => {
    const nowhere = { timeZone: 'Mars/Olympus', language: 'en' } as const;
    expect(momentInWords(at, 'moment', nowhere)).toBe('December 5, 2026 at 03:05');
    expect(momentInWords(Date.parse('2026-12-05T05:00:00Z'), 'clock', toronto)).toBe('00:00');
  });

  test('spans days, and says what they share once', () => {
    const from = Date.parse('2026-11-20T12:00:00Z');
    // The spaces around the dash are thin ones.
    expect(spanInWords(from, at, toronto)).toMatch(/^November 20\s*–\s*December 4, 2026$/);
  });
});

test('a zone has a place, and a name of its own only where the runtime knows it', () => {
  expect(placeOfZone('America/Argentina/Rio_Gallegos')).toBe('Rio Gallegos');
  expect([zoneNamed('america/toronto'), zoneNamed('Mars/Olympus')]).toEqual(['America/Toronto', null]);
});
