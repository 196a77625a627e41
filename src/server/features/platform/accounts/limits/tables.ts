import { integer, snakeCase, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Counters of the limits table: one row per limit and key, for the window that runs. */
export const limitCounters = snakeCase.table('limit_counters', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: moment().notNull(),
});
