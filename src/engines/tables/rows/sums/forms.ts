import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { fold } from '#engines/text/index.ts';
import { comesTo, differingOf, LEAST_DIFFERING } from './sums-of-rows.ts';
import type { SaidNumber, Scope } from './sums-of-rows.ts';

type Row = readonly Cell[];

/** The places that a record fills. */
const formOf = (record: Row): string => record.flatMap((cell, at) => (isNothing(cell) ? [] : [at])).join(' ');

const wordsOf = (cell: Cell | undefined): string =>
  numberOf(cell, null) === null ? (fold(cellText(cell)).match(/\p{L}+/gu) ?? []).join(' ') : '';

/** How the lines of sums of a file are told where their amounts are those of a single row. */
export class FormsOfSums {
  readonly #sums = new Set<string>();
  readonly #rows = new Set<string>();
  /** The last row, and the places that it and every row before it fill. */
  #last: Row | null = null;
  #always: number[] = [];

  addRow(record: Row): void {
    this.#rows.add(formOf(record));
    const places = this.#last === null ? record.map((_, at) => at) : this.#always;
    this.#always = places.filter((at) => !isNothing(record[at]));
    this.#last = record;
  }

  /** Whether a record lacks what every row before it has. */
  lacksOfAll(record: Row): boolean {
    return this.#always.some((at) => isNothing(record[at]));
  }

  addSum(record: Row): void {
    this.#sums.add(formOf(record));
  }

  /**
   * Whether a record says again all that the only row since the last line of sums comes to, and fills what lines of sums alone fill, or is
   * called what that row is one of.
   */
  isSumOfOne(record: Row, said: readonly SaidNumber[], section: readonly Scope[]): boolean {
    return (
      section.some((scope) => scope.rows === 1 && comesTo(scope, said)) &&
      differingOf(said) >= LEAST_DIFFERING &&
      (this.#isAsSums(record) || this.#isNamedByLast(record))
    );
  }

  /** Whether a record fills what lines of sums before it fill and no row does. */
  #isAsSums(record: Row): boolean {
    const form = formOf(record);
    return this.#sums.has(form) && !this.#rows.has(form);
  }

  /** Whether a record is called what the row above it is one of, where it says nothing of that itself: "** Bread" below a loaf. */
  #isNamedByLast(record: Row): boolean {
    const groups = (this.#last ?? []).flatMap((cell, at) => (isNothing(record[at]) ? [wordsOf(cell)] : []));
    const labels = record.map((cell) => ` ${wordsOf(cell)} `);
    return groups.some((group) => group !== '' && labels.some((label) => label.includes(` ${group} `)));
  }
}
