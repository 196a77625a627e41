import { index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { applications } from '#server/features/career/applications/tables.ts';

/** Mail that came to a person's application address, or to their own mailbox about one of their applications. The text is a stranger's: shown as text, never obeyed. */
export const mails = snakeCase.table(
  'mails',
  {
    id: rowId(),
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
    because: jsonb().$type<Message>().notNull(),
    /** What an abstention would have said if it had to. */
    likely: text(),
    /** The sentence that tells that somebody opened the application; null when none does. */
    viewed: text(),
    /** The applications it may be about, where several fit. */
    candidates: jsonb().$type<string[]>().notNull().default([]),
    /** The mails it answers, by their Message-IDs. */
    answers: jsonb().$type<string[]>().notNull().default([]),
    /** Its calendar part as it stands, "" when it has none. */
    calendar: text().notNull().default(''),
    /** When the person said what it is. */
    settledAt: moment(),
    receivedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.messageId), index().on(table.applicationId)],
);
