import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { day, id } from '#contract/primitives.ts';

const cents = z.int();

/** A line of an order as it is kept: what was sold, or given back. */
const saleLine = z.object({
  id,
  /** `HH:MM` on the shop's clock; null where the source says none. */
  time: z.string().nullable(),
  /** The number of its order at the source; null where it has none. */
  order: z.string().nullable(),
  /** "" for an order that nobody itemised, and for money given back without saying for what. */
  item: z.string(),
  detail: z.enum(['item', 'order', 'amount']),
  /** In thousandths. */
  quantity: z.int(),
  net: cents,
  tax: cents,
  discount: cents,
  is_refund: z.boolean(),
});
export type SaleLineReply = z.infer<typeof saleLine>;

const linesReply = z.object({
  day,
  shop_id: id,
  currency: z.string(),
  /** The one item whose lines these are; null where they are all of the day. */
  item: z.object({ id, name: z.string() }).nullable(),
  /** Of the whole day, whatever of it is on this page; the lines' own come to it. */
  totals: z.object({ net: cents, tax: cents, discount: cents }),
  items: z.array(saleLine),
  /** What to ask for the next ones after; null where there are none. */
  next: id.nullable(),
});
export type LinesReply = z.infer<typeof linesReply>;

/** The rows behind a day's sums. */
export const lines = businessEndpoint
  .route({
    method: 'GET',
    path: '/store/sales/lines',
    summary:
      'The lines of a day in their order, or of one item of it; the next ones are `after` the last one’s id',
  })
  .input(
    z.object({
      day,
      item: id.optional(),
      shop: id.optional(),
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
  )
  .output(linesReply);
