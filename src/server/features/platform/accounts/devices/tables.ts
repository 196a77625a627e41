import { index, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Browsers that signed in to an account before; what is guessed elsewhere does not count for them. */
export const knownDevices = snakeCase.table(
  'known_devices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device cookie's secret. */
    deviceHash: text().notNull(),
    lastSignedInAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] }), index().on(table.lastSignedInAt)],
);
