import { boolean, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Every sign-in and every refused one, for ninety days. */
export const signIns = snakeCase.table(
  'sign_ins',
  {
    id: rowId(),
    /** Null when nobody has the address that was tried: the row costs the same work and names nobody. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    method: text({ enum: ['password', 'code', 'google', 'linkedin', 'passkey'] }).notNull(),
    outcome: text({ enum: ['signed_in', 'refused'] }).notNull(),
    /** The first sign-in of this account from this device, when there were others before. */
    newDevice: boolean().notNull().default(false),
    userAgent: text().notNull(),
    /** SHA-256 of the device cookie's secret. */
    deviceHash: text(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.accountId, table.at)],
);
