import { index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { noticeKinds } from '#contract/platform/notifications.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A mail without its recipient, who is read when it is sent. */
export interface NotificationMail {
  subject: string;
  text: string;
  html: string;
}

export const pushSubscriptions = snakeCase.table(
  'push_subscriptions',
  {
    id: rowId(),
    accountId: owner(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What the browser called itself when it was added. */
    userAgent: text().notNull().default(''),
    /** SHA-256 of the device cookie's secret of the browser that added it; null when it sent none. */
    deviceHash: text(),
    /** When its push service last took a message. */
    lastReachedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.endpoint), index().on(table.accountId)],
);

export const notifications = snakeCase.table(
  'notifications',
  {
    id: rowId(),
    accountId: owner(),
    kind: text({ enum: noticeKinds }).notNull(),
    title: jsonb().$type<Message>().notNull(),
    body: jsonb().$type<Message>().notNull(),
    applicationId: uuid(),
    /** The same event never notifies twice. */
    dedupeKey: text().notNull(),
    /** What the devices are sent: this notice, one that stands for several, or nothing; `held` until quiet hours end. */
    push: text({ enum: ['single', 'grouped', 'none', 'held'] }).notNull(),
    /** When the quiet hours end that it was held for. */
    heldUntil: moment(),
    /** Skip-only token for the push, forgotten an hour after it may go out. */
    skipToken: text(),
    contentHash: text(),
    /** When the matter is over; a device that is off until then is not told. */
    expiresAt: moment().notNull(),
    /** The mail to send with it; null once it was sent. */
    mail: jsonb().$type<NotificationMail>(),
    readAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.accountId, table.dedupeKey),
    index().on(table.accountId, table.createdAt),
  ],
);
