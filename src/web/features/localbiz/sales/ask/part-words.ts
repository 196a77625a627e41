import type { AskReply } from '#contract/localbiz/ask.ts';
import type { Group, Measure } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery, SoldThing } from '#contract/localbiz/sales-query.ts';
import { dateFormat } from '#localization/format.ts';
import { hourWords } from '#web/features/localbiz/sales/hour-words.ts';
import { moneyWords, quantityWords } from '#web/shell/shop/amounts.ts';
import { figure } from '#web/text/figure.ts';
import { listed } from '#web/text/listed.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

const IN_THOUSANDTHS = 1000;
/** The first Sunday of 2026: weekdays are said by a day that is one. */
const SUNDAY = 4;

export const weekdayWords = (weekday: number): string =>
  dateFormat(pageLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, SUNDAY + weekday)),
  );

/** A value as it is measured: an amount, a quantity, a share or a number of tickets. */
export function valueWords(value: number, measure: Measure, currency: string): string {
  if (measure === 'tickets') return figure(value);
  if (measure === 'quantity') return quantityWords(value);
  return measure === 'margin_share'
    ? text('share', { share: value / IN_THOUSANDTHS })
    : moneyWords(value, currency);
}

type Asked = Pick<AskReply, 'names' | 'currency'>;

/** What a thing or shop of a query is called; a category is its own name. */
const nameOf = (id: string, { names }: Asked): string => names.find((one) => one.id === id)?.name ?? id;
const namesOf = (things: readonly SoldThing[], asked: Asked): string =>
  listed(things.map(({ id }) => nameOf(id, asked)));

/** A part of a query in words, with what the query is without it where it can be left out. */
export interface Part {
  words: string;
  without: SalesQuery | null;
}

const daysPart = ({ from, to }: SalesQuery['period']): string =>
  from === to ? text('day', { day: from }) : text('days', { from, to });
const againstPart = ({ from, to }: SalesQuery['period']): string =>
  from === to ? text('againstDay', { day: from }) : text('againstDays', { from, to });

const MIDNIGHT = 24;
const hoursPart = ({ from, to }: NonNullable<SalesQuery['hours']>): string =>
  text('inHours', { from: hourWords(from), to: hourWords(to % MIDNIGHT) });

/** What narrows a query, each part by itself. */
function filterParts(query: SalesQuery, asked: Asked): Part[] {
  const { things, without, weekdays, hours, channel, shops } = query;
  const parts: [isThere: boolean, words: () => string, changed: Partial<SalesQuery>][] = [
    [things.length > 0, () => text('of', { names: namesOf(things, asked) }), { things: [] }],
    [without.length > 0, () => text('without', { names: namesOf(without, asked) }), { without: [] }],
    [
      weekdays.length > 0,
      () => text('onWeekdays', { weekdays: listed(weekdays.map(weekdayWords)) }),
      { weekdays: [] },
    ],
    [hours !== null, () => (hours === null ? '' : hoursPart(hours)), { hours: null }],
    [channel !== null, () => text('channel', { channel: channel ?? '' }), { channel: null }],
    [
      shops.length > 0,
      () => text('inShops', { names: listed(shops.map((id) => nameOf(id, asked))) }),
      { shops: [] },
    ],
  ];
  return parts.flatMap(([isThere, words, changed]) =>
    isThere ? [{ words: words(), without: { ...query, ...changed } }] : [],
  );
}

const fixed = (words: string): Part => ({ words, without: null });

/** A query in plain words, part by part. */
export function partsOf(query: SalesQuery, asked: Asked): Part[] {
  const { measure, tax, a_day: aDay, group, period, against, changed, limit, order, first } = query;
  const free = (words: string, change: Partial<SalesQuery>): Part => ({
    words,
    without: { ...query, ...change },
  });
  const value = limit === null ? '' : valueWords(limit.value, measure, asked.currency);
  return [
    tax === null ? fixed(text('measure', { measure })) : free(text('ofTax', { name: tax }), { tax: null }),
    ...(aDay ? [free(text('aDay'), { a_day: false })] : []),
    ...(group === null ? [] : [fixed(text('by', { group }))]),
    ...filterParts(query, asked),
    fixed(daysPart(period)),
    ...(against === null ? [] : [fixed(againstPart(against))]),
    ...(changed === null ? [] : [free(text('changed', { way: changed }), { changed: null })]),
    ...(limit === null
      ? []
      : [free(limit.is === 'above' ? text('above', { value }) : text('below', { value }), { limit: null })]),
    ...(order === null ? [] : [fixed(text('order', { order }))]),
    ...(first === null ? [] : [free(text('first', { count: first }), { first: null })]),
  ];
}

/** What a group is called. */
export function groupWords(group: Group, { key, name }: { key: string; name: string }): string {
  if (group === 'day' || group === 'week') return text('day', { day: key });
  if (group === 'month')
    return dateFormat(pageLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(key),
    );
  if (group === 'weekday') return weekdayWords(Number(key));
  if (group === 'hour') return hourWords(Number(key));
  if (group === 'channel') return text('channel', { channel: key });
  return name === '' ? text('unnamed') : name;
}
