import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import { isStockList } from '#engines/tables/columns/lists/stock-lists.ts';

/** How likely a meaning must be for a table to be said to have it. */
const LEAST = 0.4;
/** How likely a column of days must be the table's own at least. */
export const LEAST_DATED = 0.08;
export const AMOUNTS: readonly Meaning[] = ['gross', 'net', 'total', 'tax', 'subtotal', 'discount', 'tip'];

/** The column that is a meaning rather than others. */
function columnFor(columns: readonly Column[], meaning: Meaning): Column | undefined {
  const likely = columns.filter(({ meanings }) => (meanings.get(meaning) ?? 0) >= LEAST);
  return likely.toSorted((a, b) => (b.meanings.get(meaning) ?? 0) - (a.meanings.get(meaning) ?? 0))[0];
}

/** How likely a column must be the number of an order, and how likely one of words the things where there is none such. */
const [LEAST_NUMBER, LEAST_UNNUMBERED_THING] = [0.1, 0.2];
/** The same of things in single words, which states and places are too. */
const LIKELY_THING = 0.6;

/** How likely a column is one of some meanings. */
const likelihoodOf = ({ meanings }: Column, asked: readonly Meaning[]): number =>
  asked.reduce((total, meaning) => total + (meanings.get(meaning) ?? 0), 0);

/** What a table has. */
export class Found {
  readonly #columns: readonly Column[];
  constructor(columns: readonly Column[]) {
    this.#columns = columns;
  }
  column(meaning: Meaning): Column | undefined {
    return columnFor(this.#columns, meaning);
  }
  has(...meanings: Meaning[]): boolean {
    return meanings.some((meaning) => this.column(meaning) !== undefined);
  }
  /** Whether things with days are what there is, and no sales: nothing of what was paid or to whom stands beside them. */
  isOfStock(): boolean {
    const item = this.column('item');
    if (item === undefined || this.has(...AMOUNTS, 'order_ref')) return false;
    return isStockList(item, this.#columns);
  }
  count(...meanings: Meaning[]): number {
    return meanings.filter((meaning) => this.has(meaning)).length;
  }
  /** Words that may be things, of rows that nothing numbers: an order would have a number. Single words are likely things of a day alone. */
  unnumberedThings(): Column | undefined {
    if (this.likelihood('order_ref') >= LEAST_NUMBER) return undefined;
    const isUnnumbered = this.likeliest('order_ref', 'source_ref', 'line_ref') === undefined;
    return this.#columns.find(({ meanings, shares: { phrase = 0, word = 0 } }) => {
      const item = meanings.get('item') ?? 0;
      return phrase > 0.5
        ? item >= LEAST_UNNUMBERED_THING
        : isUnnumbered && this.has('date') && item >= LIKELY_THING && phrase + word > 0.5;
    });
  }
  likelihood(meaning: Meaning): number {
    return Math.max(0, ...this.#columns.map(({ meanings }) => meanings.get(meaning) ?? 0));
  }
  /** How likely the likeliest column is one of some meanings. */
  likeliestOf(...meanings: Meaning[]): number {
    return Math.max(0, ...this.#columns.map((column) => likelihoodOf(column, meanings)));
  }
  /** The column that is likely one of some meanings, whichever. */
  likeliest(...meanings: Meaning[]): Column | undefined {
    const likely = this.#columns.filter((column) => likelihoodOf(column, meanings) >= LEAST);
    return likely.toSorted((one, other) => likelihoodOf(other, meanings) - likelihoodOf(one, meanings))[0];
  }
}
