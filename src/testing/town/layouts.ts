import { exportFile } from '#practice/town/exports/exports.ts';
import { noMoney, sumsOf } from '#practice/town/life/money.ts';
import { refundsOf } from '#practice/town/life/refund-index.ts';
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

/** What an order came to by the ledger; a gift card that is sold is money kept for later. */
const byLedger = (order: Order): DayTruth => ({
  net: sumsOf(order.lines).net,
  tax: taxOf(order),
  tip: order.tipCents,
  tickets: isSale(order) && isSold(order) ? 1 : 0,
});

const plus = (one: DayTruth, other: DayTruth): DayTruth => ({
  net: one.net + other.net,
  tax: one.tax + other.tax,
  tip: one.tip + other.tip,
  tickets: one.tickets + other.tickets,
});
const minus = ({ net, tax, tip, tickets }: DayTruth): DayTruth => ({
  net: 0 - net,
  tax: 0 - tax,
  tip: 0 - tip,
  tickets: 0 - tickets,
});

/** Something that a layout cannot say, with how an order stands otherwise for it: on which days, and by how much. */
interface Untold {
  what: string;
  of: (life: Life, order: Order, known: Known) => { day: Day; change: DayTruth }[];
}

/** Before which day the last file that has the sales of a day was exported. */
type Known = (day: Day) => Day;
const only = (change: Partial<DayTruth>): DayTruth => ({ ...NOTHING, ...change });
const NO_TIPS: Untold = {
  what: 'tips are not in the file',
  of: (_, order) => [{ day: order.day, change: only({ tip: 0 - order.tipCents }) }],
};

/** How much of what was given back of a sale the file lets be taken for goods, taxes and tip, by the share that each has in the sale. */
function shared(sale: DayTruth, back: number): DayTruth {
  const paid = sale.net + sale.tax;
  const part = Math.min(back, Math.max(0, paid));
  const tax = paid <= 0 ? 0 : part - Math.round((part * sale.net) / paid);
  return only({ net: tax - part, tax: 0 - tax, tip: 0 - Math.min(back - part, sale.tip) });
}

/** What each layout cannot say of what the ledger knows; of the rest its file is to be read to the cent. */
const untoldBy: Readonly<Record<string, readonly Untold[]>> = {
  'square-items': [NO_TIPS],
  'shopify-orders': [
    NO_TIPS,
    {
      what: 'refunds have no day but that of their sale',
      of: (life, order) => {
        const sale = order.of === null ? undefined : life.orders[order.of - 1];
        if (sale === undefined) return [];
        const said = byLedger(order);
        return [
          { day: order.day, change: minus(said) },
          { day: sale.day, change: said },
        ];
      },
    },
    {
      what: 'what was given back after the last file that has the sale is in none',
      of: (life, order, known) => {
        const sale = order.of === null ? undefined : life.orders[order.of - 1];
        return sale === undefined || order.day < known(sale.day)
          ? []
          : [{ day: sale.day, change: minus(byLedger(order)) }];
      },
    },
    {
      what: 'refunds are one sum, of which tax has the share that it has in the sale',
      of: (life, order, known) => {
        const all = isSale(order) ? refundsOf(life, order.number) : [];
        const refunds = all.filter(({ day }) => day < known(order.day));
        if (refunds.length === 0) return [];
        const back = refunds.reduce((sum, { totalCents }) => sum - totalCents, 0);
        const goods = refunds.map(byLedger).reduce(plus, NOTHING);
        const said = shared({ ...byLedger(order), tip: 0 }, back);
        return [{ day: order.day, change: plus(said, minus(goods)) }];
      },
    },
  ],
  'woocommerce-orders': [
    NO_TIPS,
    {
      what: 'taxes are not in the file',
      of: (_, order) => [{ day: order.day, change: only({ tax: 0 - taxOf(order) }) }],
    },
    {
      what: 'gift cards are in the one sum of an order',
      of: (_, order) => {
        const tickets = isSale(order) && !isSold(order) ? 1 : 0;
        return [{ day: order.day, change: only({ net: sumsOf(order.lines).gift, tickets }) }];
      },
    },
  ],
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

function addTo(days: Map<string, DayTruth>, day: Day, change: DayTruth): void {
  const text = textOfDay(day);
  days.set(text, plus(days.get(text) ?? NOTHING, change));
}

/** By how much days stand otherwise in a layout's file than in the ledger, for each thing that the layout cannot say. */
export function untoldIn(
  life: Life,
  layout: SalesLayout,
  { from, to, known }: { from: Day; to: Day; known: Known },
): { what: string; days: Map<string, DayTruth> }[] {
  return (untoldBy[layout] ?? []).map(({ what, of }) => {
    const days = new Map<string, DayTruth>();
    for (const order of life.orders) {
      if (order.status !== 'paid') continue;
      for (const { day, change } of of(life, order, known))
        if (day >= from && day <= to) addTo(days, day, change);
    }
    return { what, days };
  });
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
