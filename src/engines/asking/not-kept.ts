import type { NotKept } from '#contract/localbiz/sales-parts.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';

/** Why no rollup holds all parts of a query; null where one does. */
export function notKeptOf(query: SalesQuery): NotKept | null {
  const { measure, group, things, without, hours } = query;
  const hasThings = things.length + without.length > 0;
  const byItem = hasThings || group === 'item' || group === 'category';
  const byHour = group === 'hour' || hours !== null;
  if (query.changed !== null && (group === 'day' || group === 'week' || group === 'month'))
    return 'change_of_days';
  if (byHour && byItem) return 'item_by_hour';
  if (byHour && !['sales', 'tickets', 'average_ticket'].includes(measure)) return 'only_tickets_by_hour';
  if (query.tax !== null && (byItem || byHour || query.channel !== null || group === 'channel'))
    return 'tax_by_name_alone';
  if (measure === 'tips' && byItem) return 'tips_of_items';
  const isOneItem = group === 'item' || (things.length === 1 && things[0]?.kind === 'item');
  if (measure === 'tickets' && byItem && !(isOneItem && without.length === 0)) return 'tickets_of_items';
  if (measure === 'average_ticket' && byItem) return 'tickets_of_items';
  return null;
}
