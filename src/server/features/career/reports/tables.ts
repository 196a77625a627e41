import { jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

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
    id: rowId(),
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
