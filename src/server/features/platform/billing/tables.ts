import { boolean, index, integer, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Who an account is at a payment provider; the practice provider's customers are not the real one's. */
export const billingCustomers = snakeCase.table(
  'billing_customers',
  {
    accountId: owner(),
    provider: text({ enum: ['stripe', 'practice'] }).notNull(),
    customerId: text().notNull(),
    /** The checkout page that was opened last, so that only one can be paid. */
    checkoutId: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.provider] }),
    uniqueIndex().on(table.provider, table.customerId),
  ],
);

/** Subscriptions as the provider last told them; never written from what a webhook claims, only from what was read back. */
export const billingSubscriptions = snakeCase.table(
  'billing_subscriptions',
  {
    id: text().primaryKey(),
    accountId: owner(),
    plan: text({ enum: ['starter', 'pro'] }).notNull(),
    status: text({ enum: ['active', 'past_due', 'ended'] }).notNull(),
    /** End of the last month that was paid for. */
    paidUntil: moment().notNull(),
    cancelling: boolean().notNull(),
    nextPlan: text({ enum: ['starter', 'pro'] }),
    /** Raised by every write; of two readers at once the later asks the provider again. */
    version: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.status, table.paidUntil)],
);

/** Plans without charge: the demo's, and what was agreed in person. */
export const billingGrants = snakeCase.table('billing_grants', {
  accountId: owner().primaryKey(),
  plan: text({ enum: ['pro', 'enterprise'] }).notNull(),
  until: moment(),
  createdAt: moment().notNull(),
});

/** What was claimed for sending, per period: `trial` or a month `YYYY-MM` in the person's zone. */
export const billingUses = snakeCase.table(
  'billing_uses',
  { accountId: owner(), period: text().notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.period] })],
);

/** Webhooks that were taken in, so that each counts once. */
export const billingEvents = snakeCase.table('billing_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  at: moment().notNull(),
});
