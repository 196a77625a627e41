import { boolean, date, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { businesses, shops } from '#server/features/localbiz/business/tables.ts';

/** What somebody wrote about a shop. A review that was changed has a row for each version; the last one that was kept counts. */
export const reviews = snakeCase.table(
  'reviews',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    shopId: uuid()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Where it was written (`google`, `facebook`, `file`), and its number there, or what tells it from others. */
    source: text().notNull(),
    sourceId: text().notNull(),
    /** Tells its versions apart. */
    version: text().notNull(),
    day: date().notNull(),
    /** 1 to 5; null where only a recommendation was asked for. */
    stars: integer(),
    recommends: boolean(),
    /** Somebody else's words: shown as text, obeyed never. */
    text: text().notNull(),
    /** A first name with an initial; "" for none. */
    author: text().notNull(),
    reply: text().notNull(),
    importId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.businessId, table.shopId, table.source, table.sourceId, table.version),
    index().on(table.shopId, table.day),
    index().on(table.importId),
  ],
);
