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
