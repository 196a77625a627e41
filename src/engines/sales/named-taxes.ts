import { splitByLargestRemainder } from '#engines/money/index.ts';
import type { NamedTax } from './orders-in.ts';

/** What a tax is called where its source says no name for all or for some of it. */
const UNNAMED = '';

/** Each name once, in the order in which they came; what comes to nought is none. */
function together(taxes: readonly NamedTax[]): NamedTax[] {
  const sums = new Map<string, number>();
  for (const { name, cents } of taxes) sums.set(name, (sums.get(name) ?? 0) + cents);
  return [...sums].flatMap(([name, cents]) => (cents === 0 ? [] : [{ name, cents }]));
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** Taxes by name that come to a tax to the cent; what no name accounts for has none. */
export const named = (taxes: readonly NamedTax[], tax: number): NamedTax[] =>
  together([...taxes, { name: UNNAMED, cents: tax - sumOf(taxes.map(({ cents }) => cents)) }]);

/** A tax that went back, below nought, by the names of those that were paid, each its share. */
export function namedBack(paid: readonly NamedTax[], tax: number): NamedTax[] {
  const all = together(paid);
  const shares = splitByLargestRemainder(
    0 - tax,
    all.map(({ cents }) => cents),
  );
  return named(
    all.map(({ name }, place) => ({ name, cents: 0 - (shares[place] ?? 0) })),
    tax,
  );
}

/**
 * The taxes of an order over its lines, of which the tax of each is known: every name comes to what the order says of it, and the names
 * of a line to its tax. Each name in turn is split over what the names before it have left; the last one is the rest.
 */
export function namedOver(taxes: readonly NamedTax[], lines: readonly number[]): NamedTax[][] {
  let left = [...lines];
  const all = named(taxes, sumOf(lines));
  const last = all.length - 1;
  const shares = all.map(({ cents }, place) => {
    const part = place === last ? left : splitByLargestRemainder(cents, left);
    left = left.map((rest, line) => rest - (part[line] ?? 0));
    return part;
  });
  return lines.map((_, line) =>
    together(all.map(({ name }, place) => ({ name, cents: shares[place]?.[line] ?? 0 }))),
  );
}
