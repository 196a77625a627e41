import { expect, test } from 'vitest';
import { argumentsOf, readCodes } from '#scripts/messages/kept-codes.ts';
import type { KeptCodes } from '#scripts/messages/kept-codes.ts';
import file from './kept-codes.json' with { type: 'json' };

// Rows hold messages by their codes: notes, steps, events, notices, reasons. `kept-codes.json` lists every code that some
// version may have written, so that none disappears unnoticed and is then said as "another version's", and the arguments it
// was written with: `say` throws where a message wants another. `npm run keep-codes` adds those of new messages. One that
// nothing says any more moves to the third argument of its `catalogue(…)`, with its text.
// Only a code that no row can hold, because its version ran nowhere, may be taken out, by hand.

const { sayable, kept } = readCodes();
const written: KeptCodes = file;

test('a code that rows may hold can still be said', () => {
  expect(Object.keys(written).filter((code) => !Object.hasOwn(sayable, code))).toEqual([]);
});

test('a code that rows may hold wants no argument that they lack: one with others needs another key', () => {
  const wanted = Object.entries(written).flatMap(([code, names]) =>
    (sayable[code] ?? []).filter((name) => !names.includes(name)).map((name) => `${code} {${name}}`),
  );
  expect(wanted).toEqual([]);
});

test('a code that rows will hold is written down: npm run keep-codes', () => {
  expect(kept.filter((code) => !Object.hasOwn(written, code))).toEqual([]);
});

test.each([
  ['Nothing.', []],
  ['{b} and {a}', ['a', 'b']],
  ['{share, number, percent} on {day, date, long}', ['day', 'share']],
  [
    '{count, plural, one {# by {who}} other {{title} {where, select, a {here} other {{place}}}}}',
    ['count', 'place', 'title', 'where', 'who'],
  ],
  ['See <link>the page of {name}</link>.', ['link', 'name']],
])('the arguments of “%s” are found', (message, names) => {
  expect(argumentsOf(message)).toEqual(names);
});
