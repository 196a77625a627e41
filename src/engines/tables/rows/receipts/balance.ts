/** A receipt by what stands in it, in cents: what its lines come to, and each class of its other records. */
export interface Receipt {
  lines: number;
  others: ReadonlyMap<string, number>;
}

/** What the receipts of a file come to: the lines together with the records of some classes. */
export interface Balance {
  /** Classes of records that are in the sum of a receipt beside its lines. */
  holds: ReadonlySet<string>;
  /** How many receipts come right by it. */
  right: number;
}

/** How many receipts have to come right at least, and how much of those that say what they come to. */
const [LEAST_RIGHT, MOSTLY] = [3, 0.8];
/** How many classes are looked at, the commonest first, and how many of them a sum holds beside the lines at most. */
const [MOST_CLASSES, MOST_HELD] = [9, 4];
const ROUNDED = 1.5;

/** All choices of a few of some things, those of fewest first. */
function choicesAmong(things: readonly string[]): string[][] {
  const all = things.reduce<string[][]>(
    (found, thing) => found.flatMap((one) => (one.length < MOST_HELD ? [one, [...one, thing]] : [one])),
    [[]],
  );
  return all.toSorted((one, other) => one.length - other.length);
}

const heldIn = ({ lines, others }: Receipt, held: readonly string[]): number =>
  held.reduce((sum, name) => sum + (others.get(name) ?? 0), lines);

/** Whether a class says what the lines and some others come to. What it holds is no more than all of it. */
function comesRight(receipt: Receipt, sum: string, held: readonly string[]): boolean {
  const amountOf = (name: string) => Math.abs(receipt.others.get(name) ?? 0);
  return (
    Math.abs(amountOf(sum) - Math.abs(heldIn(receipt, held))) <= ROUNDED &&
    held.every((name) => amountOf(name) <= amountOf(sum))
  );
}

/** The classes that stand in the most receipts. */
function commonest(receipts: readonly Receipt[]): string[] {
  const counts = new Map<string, number>();
  for (const { others } of receipts)
    for (const name of others.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_CLASSES)
    .map(([name]) => name);
}

/**
 * Finds what the receipts of a file come to: the class of records that say, above or below nought, the sum of the lines and of some other
 * classes in nearly every receipt. Of several such sums that of most receipts, with the fewest classes. Null where none comes right.
 */
export function balanceOf(receipts: readonly Receipt[]): Balance | null {
  const classes = commonest(receipts);
  let best: Balance | null = null;
  for (const sum of classes) {
    const saying = receipts.filter(({ others, lines }) => lines !== 0 && (others.get(sum) ?? 0) !== 0);
    if (saying.length < LEAST_RIGHT) continue;
    for (const held of choicesAmong(classes.filter((name) => name !== sum))) {
      const right = saying.filter((receipt) => comesRight(receipt, sum, held)).length;
      const isRight = right >= LEAST_RIGHT && right >= saying.length * MOSTLY;
      if (
        isRight &&
        (best === null || right > best.right || (right === best.right && held.length < best.holds.size))
      )
        best = { holds: new Set(held), right };
    }
  }
  return best;
}

/** What part of an amount a tax is, at least and at most. */
const [LEAST_RATE, MOST_RATE] = [0.01, 0.3];

/** Whether a class of records is the same part of what the lines and the others that a sum holds come to, receipt by receipt. */
export function hasRate(receipts: readonly Receipt[], name: string, held: readonly string[]): boolean {
  const said = receipts.flatMap((receipt) => {
    const value = receipt.others.get(name) ?? 0;
    const base = heldIn(receipt, held);
    return value === 0 || base === 0 ? [] : [{ value, base }];
  });
  const largest = said.toSorted((one, other) => Math.abs(other.base) - Math.abs(one.base))[0];
  if (largest === undefined || new Set(said.map(({ base }) => base)).size < LEAST_RIGHT) return false;
  const rate = largest.value / largest.base;
  return (
    rate >= LEAST_RATE &&
    rate <= MOST_RATE &&
    said.every(({ value, base }) => Math.abs(value - rate * base) <= ROUNDED)
  );
}
