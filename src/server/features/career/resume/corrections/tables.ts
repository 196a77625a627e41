import { index, integer, jsonb, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** What a person said about how a file of theirs was read; kept by the file's content, so that the same file read again has it. */
export const resumeCorrections = snakeCase.table(
  'resume_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
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
