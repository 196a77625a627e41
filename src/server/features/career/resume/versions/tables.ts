import { integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Saved states of a person's resume; the HTML is cleaned before it is stored. */
export const resumeVersions = snakeCase.table(
  'resume_versions',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1 for the first of the account, counted up. */
    number: integer().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    revision: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.number)],
);

/** The last number given to an account, so that none is given twice after a deletion. */
export const resumeVersionNumbers = snakeCase.table('resume_version_numbers', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  last: integer().notNull(),
});
