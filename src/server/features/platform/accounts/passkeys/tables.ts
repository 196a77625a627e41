import { bigint, boolean, index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

export const passkeys = snakeCase.table(
  'passkeys',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Host it was made for and works on. */
    relyingParty: text().notNull(),
    /** Base64url, as the browser names it. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures it made so far, where it counts them: it never goes back. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    synced: boolean().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [uniqueIndex().on(table.credentialId), index().on(table.accountId)],
);

/** What a browser is asked to sign; each is answered once. */
export const passkeyChallenges = snakeCase.table('passkey_challenges', {
  challenge: text().primaryKey(),
  purpose: text({ enum: ['registration', 'sign_in', 'step_up'] }).notNull(),
  accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});
