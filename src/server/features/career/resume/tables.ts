import { index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** CV files a person uploaded; the newest is the source of the master profile. */
export const resumeFiles = snakeCase.table(
  'resume_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** Key in the file store. */
    sha256: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.accountId, table.createdAt)],
);
