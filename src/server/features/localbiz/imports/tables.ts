import { bigint, date, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { importStates } from '#contract/localbiz/imports.ts';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { businesses, shops } from '#server/features/localbiz/business/tables.ts';

/** A file that an owner brought: what it is, what would be made of it, and what was. */
export const imports = snakeCase.table(
  'imports',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    shopId: uuid()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Its shops where its places are several, with `shop_id` among them; null where it is of that one alone. */
    shopIds: uuid().array(),
    /** Who brought it, whose screens are told of it. */
    uploadedBy: uuid().notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file in hexadecimal, its key among the files of the business; empty once it is forgotten. */
    fileHash: text().notNull(),
    /** SHA-256 of the lines that were read of it, ready to be kept; empty before they are, and once they are forgotten. */
    linesHash: text().notNull().default(''),
    /** The names of its tables where a file has several that are imports of their own; null where all it is of are read. */
    tables: text().array(),
    fileBytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: importStates }).notNull(),
    /** Of the names of its columns: what an owner said of one file is remembered for the next. */
    headerHash: text().notNull().default(''),
    answers: jsonb().$type<ImportAnswers>().notNull(),
    /** Null until it is read. */
    summary: jsonb().$type<StagedSummary>(),
    firstDay: date(),
    lastDay: date(),
    /** Lines that are to be kept or taken out, and with how many that is done. */
    totalLines: integer().notNull().default(0),
    doneLines: integer().notNull().default(0),
    /** Why it could not be read or kept. */
    problem: jsonb().$type<Message>(),
    createdAt: moment().notNull(),
    committedAt: moment(),
    undoneAt: moment(),
  },
  (table) => [index().on(table.businessId, table.createdAt)],
);

/** A row of a file that was left out, with why and what stands in it, but for columns that nobody needs. */
export const importRows = snakeCase.table(
  'import_rows',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    reason: text().notNull(),
    cells: jsonb().$type<{ header: string; text: string }[]>().notNull(),
  },
  (table) => [index().on(table.importId, table.line)],
);
