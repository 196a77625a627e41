import { index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

export const sessions = snakeCase.table(
  'sessions',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bearer token. */
    tokenHash: text().notNull(),
    userAgent: text().notNull(),
    /** SHA-256 of the device cookie's secret; null for sessions from before there was one. */
    deviceHash: text(),
    /** When the person last proved themselves again, and the device they did it on (null: one without the cookie). */
    confirmedAt: moment(),
    confirmedDeviceHash: text(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.accountId)],
);
