import { jsonb, snakeCase, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Business } from '#contract/localbiz/business.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** One business for each business account, in its owner's words. */
export const businesses = snakeCase.table('businesses', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  profile: jsonb().$type<Business>().notNull(),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
