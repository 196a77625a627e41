import { bigint, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Business } from '#contract/localbiz/business.ts';
import { currencies } from '#contract/localbiz/counting.ts';
import { practiceStates } from '#contract/localbiz/practice-shop.ts';
import { memberRoles } from '#contract/localbiz/roles.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** A business with its shops and people; money is its own matter, law goes by the region of each shop. */
export const businesses = snakeCase.table('businesses', {
  id: rowId(),
  name: text().notNull(),
  /** What kind of business, in the owner's words. */
  trade: text().notNull(),
  languages: jsonb().$type<Business['languages']>().notNull(),
  website: text().notNull().default(''),
  contactEmail: text().notNull().default(''),
  /** ISO 4217, of amounts whose source names none. */
  currency: text({ enum: currencies }).notNull().default('CAD'),
  /** The hour, 0 to 6, at which a day of business ends: sales before it count for the day before. */
  closeHour: integer().notNull().default(0),
  /** How its texts to customers shall sound, in the owner's words; null when nothing was said. */
  voice: text(),
  /** What it hashes and seals its customers' addresses with, sealed itself; null before it is needed. */
  sealedKey: text(),
  /** Of the demo's business and of practice shops alone: how far its clock was ahead of the machine's when it was set, and how fast it goes since; null for none. */
  clockOffsetMs: bigint({ mode: 'number' }).notNull().default(0),
  clockPace: integer().notNull().default(1),
  clockSetAt: moment(),
  /** How far a practice shop is; null for a business of somebody's own. */
  practice: text({ enum: practiceStates }),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** Where a business sells: sales, stock and reviews belong to a shop. */
export const shops = snakeCase.table(
  'shops',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    city: text().notNull(),
    /** A Canadian province or territory, two letters: whose taxes, and later whose other law, holds there. */
    region: text().$type<Business['region']>().notNull(),
    /** `K1A 0B1`, or "" when not given. */
    postalCode: text().notNull().default(''),
    /** IANA name; its days and hours are reckoned in it. */
    timeZone: text().notNull(),
    phone: text().notNull().default(''),
    hours: jsonb().$type<Business['hours']>().notNull(),
    /** Since when it takes no more files and is offered nowhere; null while it is open. */
    closedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.businessId, table.createdAt)],
);

/** What a manager may do alone; null is no limit. */
export interface MemberLimits {
  /** Most an order to a supplier may come to, in cents of the business's currency. */
  order_cents: number | null;
}

/** Somebody asked by mail to join a business; gone once accepted, withdrawn or over. */
export const invitations = snakeCase.table(
  'invitations',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** As it was typed. */
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    shopIds: uuid().array(),
    limits: jsonb().$type<MemberLimits>().notNull(),
    /** SHA-256 of the token in the mail; null until that is written. */
    tokenHash: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.businessId, table.createdAt), uniqueIndex().on(table.tokenHash)],
);

/** Who works for a business, in which of its shops, and what they may do. */
export const members = snakeCase.table(
  'members',
  {
    id: rowId(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: memberRoles }).notNull(),
    /** The shops they see; null for all, also those that come. */
    shopIds: uuid().array(),
    limits: jsonb().$type<MemberLimits>().notNull(),
    /** When they last turned to this business: of several, the last one is what they see. */
    chosenAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.businessId, table.accountId),
    index().on(table.accountId, table.chosenAt),
  ],
);
