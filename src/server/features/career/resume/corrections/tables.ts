import { index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** What a person said about how a file of theirs was read; kept by the file's content, so that the same file read again has it. */
export const resumeCorrections = snakeCase.table(
  'resume_corrections',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fileSha256: text().notNull(),
    /** Order among the corrections of the file, from 1. */
    number: integer().notNull(),
    /** JSON pointer in the master profile; "" says that the line is no part of the CV. */
    path: text().notNull(),
    value: text().notNull(),
    line: integer(),
    /** The lines its entry stood on. */
    anchor: jsonb().$type<number[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId, table.fileSha256)],
);
