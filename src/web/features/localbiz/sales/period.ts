import type { SalesReply } from '#contract/localbiz/sales.ts';
import { addDays, daysBetween } from '#engines/calendar/index.ts';

/** The days that are asked for, of a shop by its id: the last four weeks of the first one where nothing is said. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  shop?: string | undefined;
}

/** Days that are shown, both ends included. */
export interface Days {
  from: string;
  to: string;
}
type Shown = Pick<SalesReply, 'from' | 'to' | 'known_from' | 'known_to'>;

/** How many days are shown. */
export const lengthOf = ({ from, to }: Days): number => daysBetween(from, to) + 1;

/** So many days that end where the shown ones do, or with the last one that is known. */
export function ofLength({ to, known_to: last }: Shown, length: number): Days {
  const end = last !== null && last < to ? last : to;
  return { from: addDays(end, 1 - length), to: end };
}

/** As many days as are shown, right before them; null where nothing is known of any. */
export function earlier(shown: Shown): Days | null {
  const { from, known_from: first } = shown;
  if (first === null || from <= first) return null;
  return { from: addDays(from, -lengthOf(shown)), to: addDays(from, -1) };
}

/** As many days as are shown, right after them, at the latest those that end with the last one known; null where nothing is known after. */
export function later(shown: Shown): Days | null {
  const { to, known_to: last } = shown;
  if (last === null || to >= last) return null;
  const end = addDays(to, lengthOf(shown));
  return ofLength({ ...shown, to: end }, lengthOf(shown));
}
