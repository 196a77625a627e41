import { inParts } from '#engines/tables/cells/numbers.ts';
import type { Column } from '#engines/tables/columns/columns.ts';

/** In how many rows at least, and how much of those that say all, a total has to come right. */
const [LEAST_ROWS, NEARLY_ALL] = [3, 0.9];
const CENT = 1.5;

const centsAt = ({ numbers }: Column, row: number): number | null => {
  const value = numbers[row] ?? null;
  return value === null ? null : inParts(value, 100);
};

/** All choices of some of a few columns, none among them. */
const choicesOf = (columns: readonly Column[]): Column[][] =>
  columns.reduce<Column[][]>((found, one) => found.flatMap((some) => [some, [...some, one]]), [[]]);

/** Whether an amount and some that are added to it come to a total, with or without what may stand beside it. */
export function comeTo(
  total: Column,
  { base, added }: { base: Column; added: readonly Column[] },
  beside: readonly Column[],
): boolean {
  const sums = choicesOf(beside);
  const held = base.numbers.flatMap((_, row) => {
    const [before, all] = [centsAt(base, row), centsAt(total, row)];
    const parts = added.map((column) => centsAt(column, row));
    if (before === null || all === null || parts.every((part) => part === null || part === 0)) return [];
    const sum = parts.reduce<number>((whole, part) => whole + (part ?? 0), before);
    return [
      sums.some(
        (some) =>
          Math.abs(some.reduce((whole, column) => whole + (centsAt(column, row) ?? 0), sum) - all) <= CENT,
      ),
    ];
  });
  return held.length >= LEAST_ROWS && held.filter(Boolean).length >= held.length * NEARLY_ALL;
}
