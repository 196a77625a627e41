import { index, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { applications } from '#server/features/career/applications/tables.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Mail that came to a person's application address. The text is a stranger's: shown as text, never obeyed. */
export const mails = snakeCase.table(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    messageId: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** What the classifier made of it; `abstain` when it would have had to guess. */
    meaning: text().notNull(),
    because: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.messageId), index().on(table.applicationId)],
);
