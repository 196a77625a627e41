import { boolean, integer, jsonb, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { integrationChannels } from '#contract/career/integrations.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Channels a person connected or disconnected; without a row a channel is as it is for a newcomer. */
export const integrations = snakeCase.table(
  'integrations',
  {
    accountId: owner(),
    channel: text({ enum: integrationChannels }).notNull(),
    connected: boolean().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channel] })],
);

/** Jobs that came in by a channel, taken on or left with the reason; the same one is settled once. */
export const channelJobs = snakeCase.table(
  'channel_jobs',
  {
    id: rowId(),
    accountId: owner(),
    channel: text({ enum: integrationChannels }).notNull(),
    externalId: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    url: text().notNull(),
    score: integer().notNull(),
    reason: jsonb().$type<Message>().notNull(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.channel, table.externalId)],
);
