import { expect, test } from 'vitest';
import { momentInWords, placeOfZone, zoneNamed } from './index.ts';

const at = Date.parse('2026-12-05T03:05:00Z');
const toronto = { timeZone: 'America/Toronto', language: 'en' } as const;

test('a moment is said as the day it has in a time zone, in the language of the document', () => {
  expect(momentInWords(at, toronto)).toBe('December 4, 2026');
  expect(momentInWords(at, { ...toronto, language: 'fr' })).toBe('4 décembre 2026');
});

test('a moment is said in UTC where the zone is unknown', () => {
  expect(momentInWords(at, { timeZone: 'Mars/Olympus', language: 'en' })).toBe('December 5, 2026');
});

test('a zone has a place, and a name of its own only where the runtime knows it', () => {
  expect(placeOfZone('America/Argentina/Rio_Gallegos')).toBe('Rio Gallegos');
  expect([zoneNamed('america/toronto'), zoneNamed('Mars/Olympus')]).toEqual(['America/Toronto', null]);
});
