import { index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Archives of everything an account has; gone when they expire. */
export const dataExports = snakeCase.table(
  'data_exports',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text({ enum: ['preparing', 'ready', 'failed'] }).notNull(),
    /** Key in the file store; null until it is ready. */
    archive: text(),
    bytes: integer(),
    requestedAt: moment().notNull(),
    expiresAt: moment(),
  },
  (table) => [index().on(table.accountId, table.requestedAt), index().on(table.expiresAt)],
);

/** Accounts that end when their grace is over; taking it back removes the row. */
export const accountDeletions = snakeCase.table(
  'account_deletions',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedAt: moment().notNull(),
    dueAt: moment().notNull(),
  },
  (table) => [index().on(table.dueAt)],
);
