import { sumsOf } from '#practice/town/life/money.ts';
import { refundsOf } from '#practice/town/life/refund-index.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import type { Day } from '#practice/town/world/types.ts';
import { NOTHING, addTo, byLedger, isSale, isSold, minus, only, plus, taxOf } from './layouts.ts';
import type { DayTruth, SalesLayout } from './layouts.ts';

/** Something that a layout cannot say, with how an order stands otherwise for it: on which days, and by how much. */
interface Untold {
  what: string;
  of: (life: Life, order: Order, known: Known) => { day: Day; change: DayTruth }[];
}

/** Before which day the last file that has the sales of a day was exported. */
type Known = (day: Day) => Day;
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
