import { integer, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Saved states of a person's resume; the HTML is cleaned before it is stored. */
export const resumeVersions = snakeCase.table(
  'resume_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
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
