import { integer, snakeCase, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';

/** Counters of the limits table: one row per limit and key, for the window that runs. */
export const limitCounters = snakeCase.table('limit_counters', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: moment().notNull(),
});
