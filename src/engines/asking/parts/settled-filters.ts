import type { SalesQuery, SoldThing } from '#contract/localbiz/sales-query.ts';
import type { Hours } from '#engines/asking/periods/hours.ts';
import type { Named } from '#engines/asking/words/names.ts';
import { EVERY_DAY } from './weekdays.ts';

/** Words that may name several things of the shop. */
export interface Unclear {
  words: string;
  /** What stands in the query until it is said which is meant. */
  instead: SoldThing;
  options: readonly Named<SoldThing>[];
}

export interface Filters extends Pick<
  SalesQuery,
  'things' | 'without' | 'weekdays' | 'channel' | 'shops' | 'tax'
> {
  hours: Hours | null;
  unclear: Unclear[];
  /** Words that were taken for something that is written in another way. */
  takenFor: { words: string; name: string }[];
  /** A single day that a weekday alone names: "on Saturday"; null for none. */
  day: string | null;
  /** By what is told apart because two of its kind are held against each other. */
  compared: 'item' | 'category' | 'weekday' | 'channel' | 'shop' | null;
}

/** Filters as they are read: what they are of, and what is left out so far. */
export interface Reading extends Filters {
  kinds: { out: boolean; kind: NonNullable<Filters['compared']> }[];
  out: { weekdays: number[]; shops: string[]; channel: SalesQuery['channel'] };
}

/** What is left once what is left out is taken off, and what is held against each other. */
export function settled(reading: Reading, shops: readonly Named<string>[], isEither: boolean): Filters {
  const { kinds, out, ...filters } = reading;
  const own = kinds.filter((one) => !one.out).map(({ kind }) => kind);
  const [first] = own;
  const isPair = isEither && own.length > 1 && first !== undefined;
  const weekdays =
    out.weekdays.length > 0 ? EVERY_DAY.filter((one) => !out.weekdays.includes(one)) : filters.weekdays;
  const other = { counter: 'web', web: 'counter' } as const;
  const isBoth = own.filter((kind) => kind === 'channel').length > 1;
  return {
    ...filters,
    weekdays: [...new Set(weekdays)].toSorted((one, next) => one - next),
    shops:
      out.shops.length > 0
        ? shops.map(({ what }) => what).filter((id) => !out.shops.includes(id))
        : filters.shops,
    channel: isBoth ? null : out.channel === null ? filters.channel : other[out.channel],
    compared: isPair ? first : isBoth ? 'channel' : null,
  };
}
