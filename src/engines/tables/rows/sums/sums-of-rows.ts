import type { Cell } from '#engines/tables/table.ts';
import { numberAt } from '#engines/tables/rows/row-values.ts';
import type { Reading } from '#engines/tables/rows/row-values.ts';

/** How far a sum may be off: numbers are kept in binary. */
export const NEAR = 0.015;

/** Sums of some rows by place of the column, and how many rows they are. */
export interface Scope {
  rows: number;
  sums: Map<number, number>;
  /** What each of them comes to by the piece: where that differs, counts and amounts are sums of each other by no chance. */
  rates: Set<number>;
  /** What all that is in stock comes to at each price or cost, by place of its column. */
  worths: Map<number, number>;
}

/** A number that a record says, by the place of its column. */
export interface SaidNumber {
  at: number;
  value: number;
}
/** How many different numbers are said. */
export const differingOf = (said: readonly SaidNumber[]): number =>
  new Set(said.map(({ value }) => value)).size;

/** Whether each number is what the rows of a scope come to in its column. */
export const comesTo = ({ sums }: Scope, said: readonly SaidNumber[]): boolean =>
  said.every(({ at, value }) => Math.abs((sums.get(at) ?? 0) - value) < NEAR);

export const emptyScope = (): Scope => ({ rows: 0, sums: new Map(), rates: new Set(), worths: new Map() });

/** How many different amounts are sums before a record that lacks hardly anything is one. */
export const LEAST_DIFFERING = 2;
/** How much a mean is off at most when it is rounded to a cent. */
export const ROUNDED = 0.0051;

/** Whether amounts are what the rows of one of some scopes come to on average. */
export const isMean = (scopes: readonly Scope[], said: readonly SaidNumber[]): boolean =>
  scopes.some(
    ({ rows, sums }) =>
      rows > 1 && said.every(({ at, value }) => Math.abs((sums.get(at) ?? 0) / rows - value) <= ROUNDED),
  );

/** What a record comes to by the piece, in cents; null without a count or an amount. */
export function centsByPiece(record: readonly Cell[], added: readonly Reading[]): number | null {
  const count = added.find(({ field }) => field === 'qty');
  const amount = added.find(({ field }) => field === 'gross' || field === 'net');
  const [pieces, said] = [count, amount].map((one) =>
    one === undefined ? null : numberAt(record[one.at], one),
  );
  return typeof pieces === 'number' && typeof said === 'number' && pieces !== 0
    ? Math.round((100 * said) / pieces)
    : null;
}
