import { addDays } from '#engines/calendar/index.ts';
import type { TillLine } from '#testing/square-file.ts';

/** Even numbers from 0 to below 1, by Mulberry32. */
export function evenNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const once = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((once ^ (once >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FIRST = '2026-01-05';
const LINES_A_DAY = 40;

/** Lines of a till with equal ones on a ticket, discounts and refunds; each file has what only it holds, and they share a third. */
export function tillFiles(seed: number, lines: number): { first: TillLine[]; second: TillLine[] } {
  const next = evenNumbers(seed);
  const all = Array.from({ length: lines }, (_, place): TillLine => {
    const price = 300 + Math.floor(next() * 40) * 25;
    const isBack = next() < 0.03;
    return {
      day: addDays(FIRST, Math.floor(place / LINES_A_DAY)),
      time: `${String(8 + Math.floor((place % LINES_A_DAY) / 4)).padStart(2, '0')}:10:00`,
      ticket: `T${Math.floor(place / 3)}`,
      item: `Item ${Math.floor(next() * 40)}`,
      quantity: isBack ? -1 : 1 + Math.floor(next() * 2),
      price,
      discount: isBack || next() > 0.1 ? 0 : 50,
      tax: isBack ? -39 : 39,
    };
  });
  // Two coffees on one ticket are two sales.
  for (let place = 1; place < lines; place += 9) all[place] = { ...(all[place - 1] as TillLine) };
  return { first: all.slice(0, Math.ceil((lines * 2) / 3)), second: all.slice(Math.floor(lines / 3)) };
}

/** How lines stand in the books: what was sold of what when, as often as it was. */
export const inBooks = (lines: readonly TillLine[]): string[] =>
  lines
    .map(({ day, ticket, item, quantity = 1, price, discount = 0, tax = 0 }) =>
      [ticket, item, day, price * quantity - discount, discount, tax, quantity < 0].join('|'),
    )
    .toSorted();

/** All lines of two files, those that both hold once: as often as in the file that holds most of them. */
export function together(one: readonly string[], other: readonly string[]): string[] {
  const [left, right] = [one, other].map((lines) => Map.groupBy(lines, (line) => line));
  return [...new Set([...one, ...other])]
    .flatMap((line) =>
      Array.from(
        { length: Math.max(left?.get(line)?.length ?? 0, right?.get(line)?.length ?? 0) },
        () => line,
      ),
    )
    .toSorted();
}
