import { integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { Message } from '#localization/types.ts';
import { moment } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** A person's own mailbox that they let us read, with how far it was read. */
export const mailboxes = snakeCase.table('mailboxes', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  host: text().notNull(),
  port: integer().notNull(),
  username: text().notNull(),
  /** The password, sealed; deleted with the row. */
  secret: text().notNull(),
  uidValidity: text().notNull(),
  lastUid: integer().notNull(),
  connectedAt: moment().notNull(),
  checkedAt: moment().notNull(),
  /** Why it could not be read when it was last tried. */
  problem: jsonb().$type<Message>(),
  /** Mails it gave that were kept. */
  kept: integer().notNull().default(0),
});
