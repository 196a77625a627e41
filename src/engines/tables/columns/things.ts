import { fold } from '#engines/text/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Column } from './columns.ts';
import type { Field } from './fields.ts';

/** How much it speaks against a category that it has more words than there are things. */
const FINER = -6;
/** How much it says of a column beside things that stand in several rows whether it differs where the thing is the same. */
const SAYS = 1.5;
/** How many things stand in several rows at least, and in how many of those the column has to differ, or not to. */
const [LEAST_REPEATED, MOSTLY] = [2, 0.6];

/** How much it speaks against the code of a thing that most codes which stand in several rows are of several things. */
const OF_MANY = -6;

/** How much it speaks against the things that they are the same in all lines of an order, where something beside them is not. */
const OF_ORDERS = -4;

const wordAt = ({ sample }: Column, row: number): string => fold(cellText(sample[row]));

const wordsOf = (column: Column): Set<string> =>
  new Set(column.sample.map((_, row) => wordAt(column, row)).filter((word) => word !== ''));

/** In how many of the things that stand in several rows a column has several words; null where too few do. */
function differing(item: Column, column: Column): number | null {
  const words = new Map<string, string[]>();
  for (const row of item.sample.keys()) {
    const [thing, word] = [wordAt(item, row), wordAt(column, row)];
    if (thing === '' || word === '') continue;
    words.set(thing, [...(words.get(thing) ?? []), word]);
  }
  const repeated = [...words.values()].filter((list) => list.length > 1);
  if (repeated.length < LEAST_REPEATED) return null;
  return repeated.filter((list) => new Set(list).size > 1).length / repeated.length;
}

/** How many of a column's words are states of a sale for it to be the column of states, and how much it speaks against one without any. */
const [SAYS_STATES, NO_STATES] = [0.2, -3];

const saysStates = ({ shares }: Column): boolean => (shares['state'] ?? 0) >= SAYS_STATES;

/** How much it speaks against a column of states that says none that is known where another one does. */
export function statesSay(taken: ReadonlyMap<Field, Column>, columns: readonly Column[]): number {
  const status = taken.get('status');
  return status !== undefined && (status.shares['state'] ?? 0) === 0 && columns.some(saysStates)
    ? NO_STATES
    : 0;
}

/**
 * How much the things of a table speak for what stands beside them: a category has fewer words than there are things, and the same
 * where the thing is the same; a variant is what the same thing differs by; a code is of one thing.
 */
export function thingsSay(taken: ReadonlyMap<Field, Column>): number {
  const [item, category, variant] = ['item', 'category', 'variant'].map((field) => taken.get(field));
  if (item === undefined) return 0;
  const sorts = category === undefined ? null : differing(item, category);
  const kinds = variant === undefined ? null : differing(item, variant);
  const order = taken.get('order_ref');
  const [things, others] = [item, variant].map((column) =>
    order === undefined || column === undefined ? null : differing(order, column),
  );
  const isOfOrders = things === 0 && (others ?? 0) >= MOSTLY;
  const sku = taken.get('sku');
  const ofOneCode = sku === undefined ? null : differing(sku, item);
  const isFiner = category !== undefined && wordsOf(category).size > wordsOf(item).size;
  return (
    (isFiner ? FINER : 0) +
    (isOfOrders ? OF_ORDERS : 0) +
    (ofOneCode !== null && ofOneCode >= MOSTLY ? OF_MANY : 0) +
    (sorts !== null && sorts > 1 - MOSTLY ? -SAYS : 0) +
    (kinds === null ? 0 : kinds >= MOSTLY ? SAYS : kinds === 0 ? -SAYS / 2 : 0)
  );
}

/** How likely a column must be that of things to name what was sold. */
const LEAST_OF_THINGS = 0.5;

/** Places of columns that name what was sold, of those that are not taken. */
export const thingsAmong = (columns: readonly Column[], taken: ReadonlySet<number>): number[] =>
  columns
    .filter(({ at, meanings }) => (meanings.get('item') ?? 0) >= LEAST_OF_THINGS && !taken.has(at))
    .map(({ at }) => at);
