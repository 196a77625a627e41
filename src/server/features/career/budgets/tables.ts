import { date, integer, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** What was claimed for sending: per campaign and day in the person's zone (`scope` = campaign id), never more than the limit. */
export const sendBudgets = snakeCase.table(
  'send_budgets',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    scope: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.scope, table.day] })],
);
