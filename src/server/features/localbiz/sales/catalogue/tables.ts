import { bigint, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { businesses, shops } from '#server/features/localbiz/business/tables.ts';
import { variants } from '#server/features/localbiz/sales/tables.ts';

/**
 * What a catalogue or stock list says of a thing, or its owner: the last one that is kept counts, so that taking it out brings the one before
 * back.
 */
export const catalogueEntries = snakeCase.table(
  'catalogue_entries',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Whose stock it is. */
    shopId: uuid()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The shop's own number as it is compared, and the barcode in digits; "" for none. */
    sku: text().notNull(),
    gtin: text().notNull(),
    /** In cents; null where nothing is said. */
    price: bigint({ mode: 'number' }),
    cost: bigint({ mode: 'number' }),
    /** In thousandths, also below nought. */
    stock: bigint({ mode: 'number' }),
    /** The file that says it; the business itself where somebody of it typed it. */
    importId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.importId, table.variantId),
    index().on(table.variantId),
    index().on(table.businessId, table.sku),
  ],
);
