import { snakeCase, text, timestamp } from 'drizzle-orm/pg-core';

/** Sign-ins that are away at a provider; each comes back once. */
export const awaySignIns = snakeCase.table('away_sign_ins', {
  /** SHA-256 of the state that travels along. */
  stateHash: text().primaryKey(),
  nonce: text().notNull(),
  expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
