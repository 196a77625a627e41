import { isNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  primaryKey,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { businesses, shops } from '#server/features/localbiz/business/tables.ts';

const ofBusiness = () =>
  uuid()
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });
const ofShop = () =>
  uuid()
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' });
/**
 * The business or shop of a row that goes with its order, which names the same: it is there for row security and for sums by day. The
 * order alone is held against businesses and shops, as looking each up for every line is a fifth of what keeping a file takes.
 */
const asItsOrder = () => uuid().notNull();
/** Integer cents, or integer thousandths of a quantity. */
const whole = () => bigint({ mode: 'number' }).notNull();

/** A thing that is sold, by its name. */
export const products = snakeCase.table(
  'products',
  {
    id: rowId(),
    businessId: ofBusiness(),
    /** The name, folded: one product however its case is written. */
    key: text().notNull(),
    name: text().notNull(),
    category: text().notNull().default(''),
    /** The import that brought it first; undoing that takes it out if nothing else sold it. */
    importId: uuid().notNull(),
  },
  (table) => [uniqueIndex().on(table.businessId, table.key), index().on(table.importId)],
);

/** A product in one of its sizes or kinds. */
export const variants = snakeCase.table(
  'variants',
  {
    id: rowId(),
    businessId: ofBusiness(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** "" where there is one kind only. */
    name: text().notNull(),
    sku: text().notNull().default(''),
    importId: uuid().notNull(),
  },
  (table) => [uniqueIndex().on(table.productId, table.key), index().on(table.importId)],
);

/** An order at its source: a ticket of a till, an order of a web shop. */
export const orders = snakeCase.table(
  'orders',
  {
    id: rowId(),
    businessId: ofBusiness(),
    shopId: ofShop(),
    /** Where it comes from (`square`, `shopify`, `file`), and its number there. */
    source: text().notNull(),
    sourceId: text().notNull(),
    importId: uuid().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.businessId, table.shopId, table.source, table.sourceId),
    index().on(table.importId),
  ],
);

/**
 * What was sold or given back. `item`: a thing; `order`: a whole order nobody itemised, which counts while no line of it is an item;
 * `amount`: money given back without saying for what.
 */
export const orderLines = snakeCase.table(
  'order_lines',
  {
    id: rowId(),
    businessId: asItsOrder(),
    shopId: asItsOrder(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Tells it from other lines of its order; equal ones are counted. */
    lineKey: text().notNull(),
    occurrence: integer().notNull(),
    detail: text({ enum: ['item', 'order', 'amount'] }).notNull(),
    isRefund: boolean().notNull(),
    at: moment().notNull(),
    businessDay: date().notNull(),
    /** 0 to 23 on the shop's clock; null where the source says no time. */
    hour: integer(),
    channel: text({ enum: ['counter', 'web'] }).notNull(),
    variantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    quantity: whole(),
    gross: whole(),
    discount: whole(),
    net: whole(),
    tax: whole(),
    tip: whole(),
    rounding: whole(),
    importId: uuid().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.orderId, table.lineKey, table.occurrence),
    index().on(table.shopId, table.businessDay),
    index().on(table.variantId),
    index().on(table.importId),
  ],
);

/**
 * The tax of a line by the name that its source gives it; a line's rows come to its tax, but for what has no name. They go with their line.
 */
export const orderTaxes = snakeCase.table(
  'order_taxes',
  {
    businessId: asItsOrder(),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    cents: whole(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.name] })],
);

/**
 * What a source says of a day, against which the lines that were kept are held. Where a newer file tells some of its orders otherwise, a
 * further row of that file says by how much the day changes: the sum of a file's rows is what it says of the day by now.
 */
export const sourceDays = snakeCase.table(
  'source_days',
  {
    id: rowId(),
    businessId: ofBusiness(),
    shopId: ofShop(),
    importId: uuid().notNull(),
    /** The newer file that changes the day; null where it is as the file itself says. */
    changedBy: uuid(),
    day: date().notNull(),
    lines: integer().notNull(),
    net: whole(),
    tax: whole(),
    tip: whole(),
  },
  (table) => [
    unique().on(table.importId, table.shopId, table.day, table.changedBy).nullsNotDistinct(),
    index().on(table.shopId, table.day),
    index().on(table.changedBy),
  ],
);

/** A day of a shop by channel: all of it where the variant is null, else that variant's share. Rebuilt for touched days only. */
export const salesDay = snakeCase.table(
  'sales_day',
  {
    id: rowId(),
    businessId: ofBusiness(),
    shopId: ofShop(),
    day: date().notNull(),
    channel: text({ enum: ['counter', 'web'] }).notNull(),
    variantId: uuid().references(() => variants.id, { onDelete: 'cascade' }),
    tickets: integer().notNull(),
    lines: integer().notNull(),
    quantity: whole(),
    gross: whole(),
    discount: whole(),
    discountLines: integer().notNull(),
    net: whole(),
    tax: whole(),
    tip: whole(),
    refunded: whole(),
    refundLines: integer().notNull(),
  },
  (table) => [
    unique().on(table.shopId, table.day, table.channel, table.variantId).nullsNotDistinct(),
    index().on(table.variantId),
    // The days of a shop as a whole are one row of a hundred.
    index('sales_day_whole_index').on(table.shopId, table.day).where(isNull(table.variantId)),
  ],
);

/** Tickets and sales of an hour of a shop's day by channel. */
export const salesHour = snakeCase.table(
  'sales_hour',
  {
    id: rowId(),
    businessId: ofBusiness(),
    shopId: ofShop(),
    day: date().notNull(),
    hour: integer().notNull(),
    channel: text({ enum: ['counter', 'web'] }).notNull(),
    tickets: integer().notNull(),
    net: whole(),
  },
  (table) => [unique().on(table.shopId, table.day, table.hour, table.channel)],
);

/** What a day of a shop brought of each tax that a source names; what has no name is the rest of the day's tax. */
export const taxDay = snakeCase.table(
  'tax_day',
  {
    id: rowId(),
    businessId: ofBusiness(),
    shopId: ofShop(),
    day: date().notNull(),
    name: text().notNull(),
    cents: whole(),
  },
  (table) => [unique().on(table.shopId, table.day, table.name)],
);

/** What the overview said of a shop, so that it comes again only if it is a quarter worse. */
export const toldThings = snakeCase.table(
  'told_things',
  {
    id: rowId(),
    businessId: ofBusiness(),
    shopId: ofShop(),
    kind: text({ enum: ['week', 'weekday', 'item', 'refunds', 'discounts'] }).notNull(),
    /** The weekday or the item; "" for the shop as a whole. */
    subject: text().notNull(),
    /** The day of sales on which it was said, and the last one on which it was so. */
    day: date().notNull(),
    lastDay: date().notNull(),
    /** What it made a week when it was said, in cents. */
    weekly: whole(),
  },
  (table) => [unique().on(table.shopId, table.kind, table.subject)],
);
