import { snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const owner = () => uuid().references(() => accounts.id, { onDelete: 'cascade' });

/** Who agreed that accounts are made on employers' sites; taking it back keeps the row, as proof of both. */
export const portalAgreements = snakeCase.table('portal_agreements', {
  accountId: owner().primaryKey(),
  agreedAt: moment().notNull(),
  withdrawnAt: moment(),
});

/** One account on one employer's site. */
export const portalAccounts = snakeCase.table(
  'portal_accounts',
  {
    id: rowId(),
    accountId: owner().notNull(),
    host: text().notNull(),
    address: text().notNull(),
    /** The password, sealed for this person and host; deleted with the row. */
    secret: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.host)],
);
