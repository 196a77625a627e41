import { exportFile } from '#practice/town/exports/exports.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { refundedCents } from '#practice/town/life/refund-index.ts';
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

const NOTHING: DayTruth = { net: 0, tax: 0, tip: 0, tickets: 0 };
const isSold = ({ lines }: Order): boolean => lines.some(({ product }) => product !== GIFT_CARD);
const taxOf = ({ lines }: Order): number => sumsOf(lines).tax.reduce((sum, tax) => sum + tax, 0);
const isSale = ({ kind }: Order): boolean => kind === 'sale';

/** What can be known of an order by its lines; a gift card that is sold is money kept for later. */
const byLines = (order: Order): DayTruth => ({
  net: sumsOf(order.lines).net,
  tax: taxOf(order),
  tip: 0,
  tickets: isSale(order) && isSold(order) ? 1 : 0,
});

/** Of each layout what its file says of a paid order, by the shop's ledger; null where it says nothing of it. */
const saidBy: Readonly<Record<string, (life: Life, order: Order) => DayTruth | null>> = {
  'square-items': (_, order) => byLines(order),
  'square-transactions': (_, order) => ({ ...byLines(order), tip: order.tipCents }),
  // A refund has no row: its sale says what was given back in all, tax and all, on its own day.
  'shopify-orders': (life, order) => {
    if (!isSale(order)) return null;
    const said = byLines(order);
    return { ...said, net: said.net - refundedCents(life, order.number) };
  },
  // One sum for an order, gift cards and all.
  'woocommerce-orders': (_, order) => {
    const { net, gift } = sumsOf(order.lines);
    return { net: net + gift, tax: 0, tip: 0, tickets: isSale(order) ? 1 : 0 };
  },
  'french-spreadsheet': (_, order) => ({ ...byLines(order), tip: order.tipCents }),
};

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

/** What the days of a shop's file come to by its ledger, days of which it says nothing left out. */
export function truthOf(
  life: Life,
  layout: SalesLayout,
  { from, to }: { from: Day; to: Day },
): Map<string, DayTruth> {
  const days = new Map<string, DayTruth>();
  for (const order of life.orders) {
    if (order.day < from || order.day > to || order.status !== 'paid') continue;
    const said = saidBy[layout]?.(life, order) ?? null;
    if (said === null) continue;
    const day = textOfDay(order.day);
    const known = days.get(day) ?? NOTHING;
    days.set(day, {
      net: known.net + said.net,
      tax: known.tax + said.tax,
      tip: known.tip + said.tip,
      tickets: known.tickets + said.tickets,
    });
  }
  return new Map([...days].filter(([, day]) => Object.values(day).some((value) => value !== 0)));
}

/** A shop's file in a layout. */
export function fileOf(life: Life, layout: SalesLayout, span: { from: Day; to: Day }): File {
  const { content, name } = exportFile(life, layout, span);
  return new File([content], name);
}
