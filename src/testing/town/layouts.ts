import { exportFile } from '#practice/town/exports/exports.ts';
import { noMoney, sumsOf } from '#practice/town/life/money.ts';
import { GIFT_CARD } from '#practice/town/life/types.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import type { Day } from '#practice/town/world/types.ts';

/** What a day of a shop came to, in cents, and how many sales there were. */
export interface DayTruth {
  net: number;
  tax: number;
  tip: number;
  tickets: number;
}

export const NOTHING: DayTruth = { net: 0, tax: 0, tip: 0, tickets: 0 };
export const isSold = ({ lines }: Order): boolean => lines.some(({ product }) => product !== GIFT_CARD);
export const taxOf = ({ lines }: Order): number => sumsOf(lines).tax.reduce((sum, tax) => sum + tax, 0);
export const isSale = ({ kind }: Order): boolean => kind === 'sale';

/** What an order came to by the ledger; a gift card that is sold is money kept for later. */
export const byLedger = (order: Order): DayTruth => ({
  net: sumsOf(order.lines).net,
  tax: taxOf(order),
  tip: order.tipCents,
  tickets: isSale(order) && isSold(order) ? 1 : 0,
});

export const plus = (one: DayTruth, other: DayTruth): DayTruth => ({
  net: one.net + other.net,
  tax: one.tax + other.tax,
  tip: one.tip + other.tip,
  tickets: one.tickets + other.tickets,
});
export const minus = ({ net, tax, tip, tickets }: DayTruth): DayTruth => ({
  net: 0 - net,
  tax: 0 - tax,
  tip: 0 - tip,
  tickets: 0 - tickets,
});

export const only = (change: Partial<DayTruth>): DayTruth => ({ ...NOTHING, ...change });

/** The layouts in which sales are exported. */
export const salesLayouts = [
  'square-items',
  'square-transactions',
  'shopify-orders',
  'woocommerce-orders',
  'french-spreadsheet',
] as const;
export type SalesLayout = (typeof salesLayouts)[number];

/** The layout that a shop's own till or web shop writes. */
export const layoutOf = {
  square: 'square-items',
  shopify: 'shopify-orders',
  woocommerce: 'woocommerce-orders',
  spreadsheet: 'french-spreadsheet',
} as const;

/** What the days of a shop come to by its ledger of truth alone. */
export function truthOf(life: Life, { from, to }: { from: Day; to: Day }): Map<string, DayTruth> {
  const days = new Map<string, DayTruth>();
  for (let day = from; day <= to; day += 1) {
    const { netCents, taxCents, tipCents } = life.days[day - life.first]?.money ?? noMoney();
    const tax = taxCents[0] + taxCents[1];
    days.set(textOfDay(day), { net: netCents, tax, tip: tipCents, tickets: 0 });
  }
  // The ledger counts a gift card alone as a sale, which is money kept for later.
  for (const order of life.orders)
    if (order.status === 'paid' && order.day >= from && order.day <= to)
      addTo(days, order.day, only({ tickets: byLedger(order).tickets }));
  return days;
}

export function addTo(days: Map<string, DayTruth>, day: Day, change: DayTruth): void {
  const text = textOfDay(day);
  days.set(text, plus(days.get(text) ?? NOTHING, change));
}

/** Days of which each is the sum of itself in all, those that come to nothing left out. */
export function together(all: readonly ReadonlyMap<string, DayTruth>[]): Map<string, DayTruth> {
  const days = new Map<string, DayTruth>();
  for (const one of all) for (const [day, sums] of one) days.set(day, plus(days.get(day) ?? NOTHING, sums));
  return new Map([...days].filter(([, day]) => Object.values(day).some((value) => value !== 0)));
}

/** A shop's file in a layout. */
export function fileOf(life: Life, layout: SalesLayout, span: { from: Day; to: Day }): File {
  const { content, name } = exportFile(life, layout, span);
  return new File([content], name);
}
