import { boolean, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';

export const accounts = snakeCase.table(
  'accounts',
  {
    id: rowId(),
    kind: text({ enum: ['career', 'business'] })
      .notNull()
      .default('career'),
    /** As the person wrote it. */
    email: text().notNull(),
    /** Canonical form by which an address is one account: NFC, lower case. */
    emailKey: text().notNull(),
    fullName: text().notNull(),
    passwordHash: text(),
    googleSubject: text(),
    linkedinSubject: text(),
    verifiedAt: moment(),
    ageConfirmedAt: moment(),
    /** IANA name; days, weeks and quiet hours are reckoned in it. */
    timeZone: text().notNull().default('America/Toronto'),
    /** The language of screens, mails and documents. */
    locale: text({ enum: LOCALES }).notNull().default('en'),
    demo: boolean().notNull().default(false),
    /** When the other side was opened too (a job seeker's business, a business person's job search); null for one side alone. */
    otherSideAt: moment(),
    /** When the person asked for the deletion; null while the account goes on. Nothing is begun for it meanwhile. */
    endingSince: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.emailKey),
    uniqueIndex().on(table.googleSubject),
    uniqueIndex().on(table.linkedinSubject),
  ],
);

/** One row per attempt to register: its code opens only the account with its own password. */
export const registrations = snakeCase.table(
  'registrations',
  {
    id: rowId(),
    email: text().notNull(),
    emailKey: text().notNull(),
    fullName: text().notNull(),
    passwordHash: text().notNull(),
    ageConfirmed: boolean().notNull(),
    /** Where the attempt came from: a new code goes to the attempt of whoever asks for it. */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.emailKey)],
);

/** One-time codes; at most five checks each, ten minutes. */
export const codes = snakeCase.table(
  'codes',
  {
    id: rowId(),
    purpose: text({ enum: ['registration', 'password', 'step_up', 'email'] }).notNull(),
    emailKey: text().notNull(),
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** SHA-256 of the device secret of the browser that asked: the code works there alone. */
    deviceHash: text(),
    tries: integer().notNull().default(0),
    /** Where it was asked from by a browser that sent no cookie; one that keeps none is told by that, and counted apart. */
    source: text(),
    triesWithoutCookie: integer().notNull().default(0),
    usedAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.emailKey, table.createdAt)],
);

/** Google credentials that were used, so that each works once. */
export const usedCredentials = snakeCase.table('used_credentials', {
  hash: text().primaryKey(),
  usedAt: moment().notNull(),
});
