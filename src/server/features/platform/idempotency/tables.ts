import { index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Writes that were asked for under a key, with their answers; gone after a day. */
export const idempotencyKeys = snakeCase.table(
  'idempotency_keys',
  {
    id: rowId(),
    /** Null for a visitor. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Whose key it is: an account's id, or the hash of what tells a visitor. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Method and address, such as `POST /api/campaigns`. */
    request: text().notNull(),
    claimedAt: moment().notNull(),
    /** When it was done; null while it is under way, and for good when its process died. */
    answeredAt: moment(),
    /** Hash of the whole request. Sealed, since one that holds a password could be guessed from its hash. */
    sealedRequest: text().notNull(),
    sealedAnswer: text(),
  },
  (table) => [
    uniqueIndex().on(table.owner, table.key),
    index().on(table.accountId),
    index().on(table.claimedAt),
  ],
);
