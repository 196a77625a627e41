import { snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Wordings put to a person: whether words may be said for those of a fact of theirs. A pair is put to them once. */
export const askedWordings = snakeCase.table(
  'asked_wordings',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** All that the fact says: a fact is the same one where a new resume has it in another place. */
    fact: text().notNull(),
    said: text().notNull(),
    instead: text().notNull(),
    state: text({ enum: ['asked', 'agreed', 'declined'] })
      .notNull()
      .default('asked'),
    askedAt: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.fact, table.said, table.instead)],
);
