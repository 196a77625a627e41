import { date, integer, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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

/** What was sent to the site of a form in an hour (its start, UTC), by everybody; never more than a site should get of us. */
export const hostSends = snakeCase.table(
  'host_sends',
  {
    host: text().notNull(),
    hour: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.host, table.hour] })],
);

/** Who stopped everything: while the row stands nothing is sent for the account, whatever became of its campaigns. */
export const sendStops = snakeCase.table('send_stops', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
