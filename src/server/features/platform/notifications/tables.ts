import { index, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });
const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const pushSubscriptions = snakeCase.table(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: owner(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.endpoint), index().on(table.accountId)],
);

export const notifications = snakeCase.table(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: owner(),
    kind: text({
      enum: ['waiting', 'needs_you', 'applied', 'handed_over', 'reply', 'unknown', 'failed', 'stopped'],
    }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    applicationId: uuid(),
    /** The same event never notifies twice. */
    dedupeKey: text().notNull(),
    /** Skip-only token for the push, kept until the push was sent; null afterwards. */
    skipToken: text(),
    contentHash: text(),
    pushedAt: moment(),
    readAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.dedupeKey), index().on(table.accountId, table.createdAt)],
);
