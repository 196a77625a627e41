import type { SalesQuery, SoldThing } from '#contract/localbiz/sales-query.ts';
import { notKeptOf } from './not-kept.ts';
import type { Filters } from './parts/settled-filters.ts';

/** One thing that words may mean, with the question as it is read then. */
export interface Choice {
  name: string;
  /** What differs: a thing by its kind, a group, or a measure. */
  part: string;
  query: SalesQuery;
}

const replaced = (things: readonly SoldThing[], instead: SoldThing, by: readonly SoldThing[]): SoldThing[] =>
  things.flatMap((one) => (one === instead ? by : [one]));

/** The question once for each thing that unclear words may mean. */
export function choicesOf(query: SalesQuery, { unclear: [unclear] }: Filters): Choice[] {
  if (unclear === undefined) return [];
  const { instead, options } = unclear;
  const withThings = (by: readonly SoldThing[]): SalesQuery => ({
    ...query,
    things: replaced(query.things, instead, by),
    without: replaced(query.without, instead, by),
  });
  const own = options
    .slice(0, 8)
    .map(({ what, name }) => ({ name, part: what.kind, query: withThings([what]) }));
  const isMany =
    options.length > 1 && options.length <= 20 && options.every(({ what }) => what.kind !== 'category');
  return isMany
    ? [...own, { name: '', part: 'all', query: withThings(options.map(({ what }) => what)) }]
    : own;
}

/** What "when" may be about. */
export const whenChoices = (query: SalesQuery): Choice[] =>
  (query.things.length + query.without.length > 0
    ? (['weekday', 'day', 'month'] as const)
    : (['hour', 'weekday', 'day'] as const)
  ).map((group) => ({ name: group, part: 'group', query: { ...query, group } }));

export const averageChoices = (query: SalesQuery): Choice[] =>
  [
    {
      name: 'average_ticket',
      part: 'measure',
      query: { ...query, measure: 'average_ticket' as const, a_day: false },
    },
    { name: 'a_day', part: 'measure', query: { ...query, a_day: true } },
  ].filter(
    (choice) =>
      notKeptOf(choice.query) === null &&
      choice.part === 'measure' &&
      !(choice.name === 'average_ticket' && query.measure !== 'sales'),
  );
