// Stands alone: screens say these without loading zod.

/** What is summed up of sales. */
export const measures = [
  'sales',
  'quantity',
  'tickets',
  'average_ticket',
  'margin',
  'margin_share',
  'refunds',
  'discounts',
  'tips',
  'tax',
] as const;
export type Measure = (typeof measures)[number];

/** By what sums are told apart. */
export const groups = [
  'day',
  'week',
  'month',
  'weekday',
  'hour',
  'item',
  'category',
  'channel',
  'shop',
] as const;
export type Group = (typeof groups)[number];

/** What is asked that sales alone do not say. */
export const beyondSales = [
  'profit',
  'cause',
  'customers',
  'forecast',
  'staff',
  'weather',
  'stock',
  'price',
  'cost',
  'payment',
  'reviews',
] as const;
export type BeyondSales = (typeof beyondSales)[number];

/** Parts of a query that cannot go together, since no rollup holds both. */
export const notKept = [
  'item_by_hour',
  'only_tickets_by_hour',
  'tickets_of_items',
  'tips_of_items',
  'tax_by_name_alone',
  'count_of_these',
  'change_of_days',
] as const;
export type NotKept = (typeof notKept)[number];
