import { jsonb, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** A mail without its recipient, who is read when it is sent. */
export interface DigestMail {
  subject: string;
  text: string;
  html: string;
}

/** One row for each week and person that was looked at, so that none is told twice; a silent week has no mail. */
export const digests = snakeCase.table(
  'digests',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** ISO week, `2026-W47`. */
    week: text().notNull(),
    mail: jsonb().$type<DigestMail>(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.week)],
);
