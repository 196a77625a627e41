import { index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { rowId } from '#server/db/columns.ts';
import { orders, variants } from '#server/features/localbiz/sales/tables.ts';

/**
 * Lines of an order that a newer file tells otherwise, as they were kept: they count no more, and are back once that file is taken out.
 */
export const replacedLines = snakeCase.table(
  'replaced_lines',
  {
    id: rowId(),
    businessId: uuid().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineKey: text().notNull(),
    occurrence: integer().notNull(),
    variantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    /** The file that brought it, and the one that says otherwise. */
    importId: uuid().notNull(),
    replacedBy: uuid().notNull(),
    /** The row of the line, and its taxes as `[{name, cents}]`. */
    line: jsonb().$type<Record<string, unknown>>().notNull(),
    taxes: jsonb().$type<{ name: string; cents: number }[]>().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.orderId, table.lineKey, table.occurrence, table.importId),
    index().on(table.importId),
    index().on(table.replacedBy),
    index().on(table.variantId),
  ],
);
