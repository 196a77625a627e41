import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { day, id } from '#contract/primitives.ts';
import { ask } from './ask.ts';
import { lines } from './sale-lines.ts';

const cents = z.int();
/** Nine of ten such days lie between `low` and `high`. */
const expected = z.object({ low: cents, middle: cents, high: cents });
const share = z.object({ part: z.int(), whole: z.int() });

/** A day of a shop: sales before tax and tip, and whether they lie outside of what was expected; null while too little is known. */
const soldDay = z.object({
  day,
  net: cents,
  tickets: z.int(),
  tax: cents,
  tip: cents,
  refunded: cents,
  expected: expected.nullable(),
  outside: z.boolean(),
  /** What the source says of the day; null where it was not asked. */
  source: z.object({ net: cents, tax: cents, tip: cents }).nullable(),
});
export type SoldDayReply = z.infer<typeof soldDay>;

const soldItem = z.object({
  id,
  name: z.string(),
  /** In thousandths. */
  quantity: z.int(),
  lines: z.int(),
  net: cents,
  /** What so many cost the shop, as a catalogue or the owner last said; null where nobody did. */
  cost: cents.nullable(),
  /** What one of it costs by the owner's own word, while nothing newer says otherwise; else null. */
  typed_cost: cents.nullable(),
});
export type SoldItemReply = z.infer<typeof soldItem>;

/** What an hour of a weekday (0 for Sunday) brings: tickets in all on so many open days. */
const soldHour = z.object({ weekday: z.int(), hour: z.int(), tickets: z.int(), days: z.int(), net: cents });
const soldChannel = z.object({ channel: z.enum(['counter', 'web']), net: cents, tickets: z.int() });

/** What a period brought of a tax, by the name that the files give it. */
const tax = z.object({ name: z.string(), cents });
export type TaxReply = z.infer<typeof tax>;

const salesReply = z.object({
  from: day,
  to: day,
  shop_id: id,
  currency: z.string(),
  /** The first and last day anything is known of; null before. */
  known_from: day.nullable(),
  known_to: day.nullable(),
  totals: z.object({
    net: cents,
    tax: cents,
    tip: cents,
    discount: cents,
    refunded: cents,
    tickets: z.int(),
  }),
  /** Of so many days the source's own sum is known; on how many it differs, and by how much in all. */
  reconciled: z.object({ days: z.int(), off: z.int(), difference: cents }),
  /** Only what was asked for is there. */
  days: z.array(soldDay).nullable(),
  items: z.array(soldItem).nullable(),
  hours: z.array(soldHour).nullable(),
  channels: z.array(soldChannel).nullable(),
  /** With the days of a shop, the largest first; what of the tax in `totals` is in none of them has no name in the files. */
  taxes: z.array(tax).nullable(),
  /** The one item whose days these are; null where they are the shop's. */
  item: z.object({ id, name: z.string() }).nullable(),
  may_export: z.boolean(),
  may_change: z.boolean(),
});
export type SalesReply = z.infer<typeof salesReply>;

/** A change that chance does not explain; `weekly` is what it makes a week, with its 95 % range. */
const thing = z.object({
  kind: z.enum(['week', 'weekday', 'item', 'refunds', 'discounts']),
  /** The weekday, 0 for Sunday; the id of an item; "" for the shop as a whole. */
  subject: z.string(),
  name: z.string(),
  weekly: expected,
  cases: z.int(),
  now: share,
  before: share,
  from: day,
  to: day,
});
export type ThingReply = z.infer<typeof thing>;

const overviewReply = z.object({
  shop: z.object({ id, name: z.string(), city: z.string(), region: z.string() }),
  currency: z.string(),
  /** The day that is looked at: the last one with sales unless one was asked for; null before anything was brought in. */
  day: day.nullable(),
  /** Whole days since then in the shop's zone. */
  days_ago: z.int(),
  /** The last six open days. */
  last_days: z.array(soldDay),
  /** The last 28 days and the 28 before them; `days` of them are known. */
  recent: z.object({
    days: z.int(),
    tickets: z.int(),
    net: cents,
    refunded: cents,
    refund_lines: z.int(),
    lines: z.int(),
  }),
  before: z.object({ days: z.int(), tickets: z.int(), net: cents }),
  /** The last 28 days: sales and cost of items whose cost a catalogue says, and what was sold of those whose cost nothing says. */
  margin: z.object({
    net: cents,
    cost: cents,
    items: z.int(),
    unknown_items: z.int(),
    unknown_net: cents,
    /** Of the items without a cost the one that sold for most; null where there is none. */
    largest_unknown: z.object({ id, name: z.string() }).nullable(),
  }),
  things: z.array(thing),
  /** What was said on an earlier day and is still so, hardly worse: no news. */
  still: z.array(thing),
  looked_at: z.int(),
  /** How many days their ranges held of those that were judged before they were known. */
  coverage: z.object({ inside: z.int(), days: z.int() }),
  reconciled: z.object({ days: z.int(), off: z.int(), difference: cents }),
  may_change: z.boolean(),
});
export type OverviewReply = z.infer<typeof overviewReply>;

const period = z.object({ from: day.optional(), to: day.optional(), shop: id.optional() });

/** What a shop sold: all but the lines of a day from its rollups alone. */
export const sales = {
  read: businessEndpoint
    .route({
      method: 'GET',
      path: '/store/sales',
      summary: 'Sales of a period by day, hour, item or channel; the last four weeks unless said otherwise',
    })
    .input(
      period.extend({
        by: z.enum(['day', 'hour', 'item', 'channel']),
        /** Of which item the days are asked for. */
        item: id.optional(),
      }),
    )
    .output(salesReply),
  export: businessEndpoint
    .route({ method: 'GET', path: '/store/sales/days.csv', summary: 'The days of a period as a CSV file' })
    .input(period)
    .output(z.file()),
  lines,
  ask,
  overview: businessEndpoint
    .route({ method: 'GET', path: '/business/overview', summary: 'What matters to a shop on a day' })
    .input(z.object({ shop: id.optional(), day: day.optional() }))
    .output(overviewReply),
};
