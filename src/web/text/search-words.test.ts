import { expect, it } from 'vitest';
import { hasWords } from './search-words.ts';

it('finds words whatever their case, accents and order', () => {
  expect(hasWords('  boreale LOGISTIQUE ', ['Coordonnatrice', 'Logistique Boréale'])).toBe(true);
  expect(hasWords('Montréal', ['montreal'])).toBe(true);
});

it('wants every word, and takes a part of one', () => {
  expect(hasWords('logis', ['Logistique Boréale'])).toBe(true);
  expect(hasWords('logistique australe', ['Logistique Boréale'])).toBe(false);
});

it('finds everything with an empty search', () => {
  expect(hasWords(' ', ['Logistique Boréale'])).toBe(true);
});
