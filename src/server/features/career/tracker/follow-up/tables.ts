import { index, snakeCase, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { applications } from '#server/features/career/applications/tables.ts';

/** Applications of which the person was told that nobody has answered; each once. */
export const unansweredNotices = snakeCase.table(
  'unanswered_notices',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    toldAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index().on(table.accountId)],
);
