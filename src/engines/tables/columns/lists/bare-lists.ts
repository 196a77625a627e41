import { stem } from '#engines/language/index.ts';
import { tableWords } from '#engines/lexicon/index.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import type { Kind, Meaning } from '#engines/tables/columns/fields.ts';

const stemsOf = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(stem));
const [STOCK, SOLD] = [stemsOf(tableWords('stock list')), stemsOf(tableWords('list of sold'))];

/** How likely a column must be something to be said to be it, and to be how many were sold for that to be open. */
const [LEAST, LEAST_OPEN] = [0.4, 0.1];
/** Things from which on it says something that they stand in the order of their counts. */
const LEAST_ORDERED = 5;
const [NUMERIC, DATED] = [0.5, 0.3];

/** How likely a column is one of some meanings. */
const likelihoodOf = ({ meanings }: Column, ...asked: Meaning[]): number =>
  asked.reduce((sum, meaning) => sum + (meanings.get(meaning) ?? 0), 0);

/**
 * The only count of a list of things that says nothing else in numbers or days, nor by its name which of them it is: how many of each there
 * are, or how many were sold. Null for any other table.
 */
export function bareCount(columns: readonly Column[]): Column | null {
  const numbers = columns.filter(({ shares }) => (shares['number'] ?? 0) >= NUMERIC);
  const [count] = numbers;
  if (count === undefined || numbers.length > 1) return null;
  if (likelihoodOf(count, 'qty') < LEAST_OPEN || likelihoodOf(count, 'qty', 'stock') < LEAST) return null;
  const isPlain = columns.every(
    ({ shares }) => (shares['date'] ?? 0) < DATED && (shares['email'] ?? 0) < DATED,
  );
  return isPlain && columns.some((column) => likelihoodOf(column, 'item') >= LEAST) ? count : null;
}

const has = (texts: readonly string[], words: ReadonlySet<string>): boolean =>
  texts.some((text) => nameWords(text).some((word) => words.has(stem(word))));

/** Whether counts go down, or stay, from thing to thing: what sells best stands first. */
function goDown({ numbers }: Column): boolean {
  const counts = numbers.filter((value) => value !== null);
  return (
    new Set(counts).size >= LEAST_ORDERED &&
    counts.every((value, at) => at === 0 || value <= (counts[at - 1] ?? 0))
  );
}

/**
 * What a bare list of things and counts is by what its file says beside it (`titles`), by nothing left of a thing, and by the order of its
 * counts; null where nothing tells, or what tells does not agree.
 */
export function kindOfBareList(count: Column, titles: readonly string[]): Kind | null {
  const texts = [...titles, count.name];
  const isStock = has(texts, STOCK) || count.numbers.some((value) => value === 0);
  const isSold = has(texts, SOLD) || goDown(count);
  return isStock === isSold ? null : isStock ? 'items' : 'item_totals';
}
