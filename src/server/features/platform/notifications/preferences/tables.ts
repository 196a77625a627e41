import { boolean, integer, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** What a person wants to hear of, and how. Without a row everything is as the defaults say. */
export const notificationPreferences = snakeCase.table(
  'notification_preferences',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    weeklySummary: boolean().notNull().default(true),
    interviews: boolean().notNull().default(true),
    offers: boolean().notNull().default(true),
    reminders: boolean().notNull().default(true),
    mail: boolean().notNull().default(true),
    /** Minutes after midnight in the account's zone; null in both for no quiet hours. */
    quietFrom: integer().default(1290),
    quietUntil: integer().default(420),
    /** Ends the weekly summary without a sign-in, and nothing else. */
    unsubscribeToken: text().notNull(),
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex().on(table.unsubscribeToken)],
);
