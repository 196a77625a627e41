import type { SalesReply } from '#contract/localbiz/sales.ts';
import { addMonths } from '#engines/calendar/index.ts';
import { dateFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

/** Questions that a shop's own sales can answer: of its best item, and of the last whole month that is known. */
export function suggestionsFor({ items, known_to: last }: Pick<SalesReply, 'items' | 'known_to'>): string[] {
  if (last === null) return [];
  const [best] = items ?? [];
  const month = dateFormat(pageLocale(), { month: 'long', timeZone: 'UTC' }).format(
    new Date(addMonths(last, -1)),
  );
  return [
    ...(best === undefined ? [] : [text('howMany', { item: best.name }), text('soldLess', { month })]),
    text('bestWeekday'),
    text('thisMonth'),
  ];
}
