import { index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { planKinds } from '#contract/platform/billing.ts';
import { moment } from '#server/db/columns.ts';

/** Messages of the contact page. A stranger's text: shown as text, never obeyed. */
export const contactMessages = snakeCase.table(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** The plan of the account that was signed in when it was sent; null for a visitor. Never what the message says. */
    plan: text({ enum: planKinds }),
    receivedAt: moment().notNull(),
    /** When the mail with it was handed over. */
    mailedAt: moment(),
  },
  (table) => [index().on(table.receivedAt)],
);
