import { integer, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * The trail of an account: one line for each act, in the order in which they were committed, each bound to all before it.
 * Appended only. What is hashed and how stands in `line.ts`.
 */
export const trailLines = snakeCase.table(
  'trail_lines',
  {
    accountId: owner(),
    /** From 1, without a gap. */
    number: integer().notNull(),
    /** The step the line is about; null for a removal, and once the step is removed. */
    eventId: uuid(),
    /** The application of that step, which may be removed; null for a removal, whose text names it. */
    applicationId: uuid(),
    /** Exactly what was hashed; null once the application is removed. */
    text: text(),
    digest: text().notNull(),
    /** The link of the line before. */
    previous: text().notNull(),
    link: text().notNull(),
    seal: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number] }), uniqueIndex().on(table.eventId)],
);

/** Where the next line of an account is appended; its row is locked meanwhile. */
export const trailHeads = snakeCase.table('trail_heads', {
  accountId: owner().primaryKey(),
  number: integer().notNull(),
  link: text().notNull(),
});
