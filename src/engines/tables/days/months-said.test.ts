import { describe, expect, test } from 'vitest';
import { monthsSaid, yearsSaid } from './months-said.ts';

const monthsIn = (text: string) => monthsSaid(text).map(({ year, month }) => `${year ?? '?'}-${month}`);

describe('the months that a text is about', () => {
  test.each([
    ['Journal du comptoir, mars 2026', ['2026-3']],
    ['Sales book: February 2026', ['2026-2']],
    ['2026-03', ['2026-3']],
    ['Caisse 03/2026', ['2026-3']],
    ["Avril '26", ['2026-4']],
    ['Mai', ['?-5']],
    ['du 1er au 31 mars 2026', ['2026-3']],
    ['March 1 - 31, 2026', ['2026-3']],
    ['Janvier à mars 2026', ['2026-1', '2026-2', '2026-3']],
    ['Nov. 2025 - Jan. 2026', ['2025-11', '2025-12', '2026-1']],
    ['du 1er mars au 31 mars 2026', ['2026-3']],
  ])('%s', (text, months) => {
    expect(monthsIn(text)).toEqual(months);
  });

  test.each(['imprimé le 2 avril 2026', 'Printed April 2, 2026', 'Week of 2026-03-02', '2026-03-02'])(
    'are not named by a day that stands alone: %s',
    (text) => {
      expect(monthsIn(text)).toEqual([]);
    },
  );
});

test('the years of a text are those beside its days', () => {
  expect(yearsSaid('Ventes 2025')).toEqual([2025]);
  expect(yearsSaid('Ventes 2025, imprimé le 3 janvier 2026')).toEqual([2025]);
  expect(yearsSaid('Call 450-555-2020')).toEqual([]);
});
