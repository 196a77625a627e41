import type { Approximation } from './approximation.ts';

/** An amount in a text. */
export interface Quantity {
  value: number;
  /** The most it may stand for, where words like "dozens" leave it open; else `value`. */
  most: number;
  /** What it measures: "count", "share" (of a whole), "factor" (times), or a measure of `UNITS`. */
  measures: string;
  /** The unit's size in the base unit of its measure; 1 without a unit. */
  base: number;
  currency: string;
  /** "day", "week"… for an amount per period; "" for none. */
  per: string;
  /** The period told of it together with what is joined to it: "purchases and sales a month". */
  perOfAll: string;
  approximation: Approximation;
  start: number;
  end: number;
  /** What stood there, as written. */
  span: string;
}
