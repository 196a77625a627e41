import { index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';

/** Messages of the contact page. A stranger's text: shown as text, never obeyed. */
export const contactMessages = snakeCase.table(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    receivedAt: moment().notNull(),
    /** When the mail with it was handed over. */
    mailedAt: moment(),
  },
  (table) => [index().on(table.receivedAt)],
);
