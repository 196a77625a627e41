import { expect, test } from 'vitest';
import { readCodes } from '#scripts/messages/kept-codes.ts';
import written from './kept-codes.json' with { type: 'json' };

// Rows hold messages by their codes: notes, steps, events, notices, reasons. `kept-codes.json` lists every code that some
// version may have written, so that none disappears unnoticed and is then said as "another version's". `npm run keep-codes`
// adds those of new messages. One that nothing says any more moves to the third argument of its `catalogue(…)`, with its text.
// Only a code that no row can hold, because its version ran nowhere, may be taken out, by hand.

const { sayable, kept } = readCodes();

test('a code that rows may hold can still be said', () => {
  const known = new Set(sayable);
  expect(written.filter((code) => !known.has(code))).toEqual([]);
});

test('a code that rows will hold is written down: npm run keep-codes', () => {
  const known = new Set(written);
  expect(kept.filter((code) => !known.has(code))).toEqual([]);
});
