import { z } from 'zod';
import { day, id } from '#contract/primitives.ts';
import { groups, measures } from './sales-parts.ts';

/** Something that is sold: a product with all its sizes, one of these, or a category, whose id is its name. */
const soldThing = z.object({ kind: z.enum(['product', 'item', 'category']), id: z.string().min(1).max(200) });
export type SoldThing = z.infer<typeof soldThing>;

/** Days, both ends included. */
const days = z.object({ from: day, to: day });
export type AskedDays = z.infer<typeof days>;

/** Hours of a day from the one, 0 to 23, until before the other, 1 to 24. */
const hours = z.object({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) });
const weekday = z.int().min(0).max(6);

/** A question about what a shop sold in terms of what is kept of it: each part is printed under the answer and can be changed. */
export const salesQuery = z.object({
  measure: z.enum(measures),
  /** The one tax that is meant, by the name that the files give it; null for all of them, and for other measures. */
  tax: z.string().max(200).nullable(),
  /** On average of an open day instead of in all. */
  a_day: z.boolean(),
  group: z.enum(groups).nullable(),
  /** Of these alone, and without those; none: of everything. */
  things: z.array(soldThing).max(20),
  without: z.array(soldThing).max(20),
  /** On these weekdays alone, 0 for Sunday; none: on all. */
  weekdays: z.array(weekday).max(7),
  hours: hours.nullable(),
  channel: z.enum(['counter', 'web']).nullable(),
  /** In these shops; none: in the one that is looked at, with the group `shop` in all that the member sees. */
  shops: z.array(id).max(50),
  period: days,
  against: days.nullable(),
  /** Only groups of which there is more, or less, than in the days they are held against. */
  changed: z.enum(['more', 'less']).nullable(),
  /** Only groups above or below a value: cents, thousandths of a quantity or margin share, tickets. */
  limit: z.object({ is: z.enum(['above', 'below']), value: z.int() }).nullable(),
  order: z.enum(['most', 'least']).nullable(),
  /** At most so many groups; null for as many as there are. */
  first: z.int().min(1).max(50).nullable(),
});
export type SalesQuery = z.infer<typeof salesQuery>;
