import { date, index, integer, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { applications } from '#server/features/career/applications/tables.ts';

/** Conversations with employers, from their calendar invitations and from days their mails name. */
export const interviews = snakeCase.table(
  'interviews',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The event's own name in the employer's calendar; `mail` for the one day their mails name. */
    uid: text().notNull(),
    sequence: integer().notNull().default(0),
    /** Set where the zone is known. */
    startsAt: moment(),
    endsAt: moment(),
    /** The day where no instant is known, with the clock of wherever it happens. */
    day: date({ mode: 'string' }),
    time: text(),
    location: text().notNull().default(''),
    cancelledAt: moment(),
    changedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.applicationId, table.uid), index().on(table.accountId)],
);

/** The secret address under which a person's calendar reads their interviews. */
export const calendarFeeds = snakeCase.table(
  'calendar_feeds',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [uniqueIndex().on(table.tokenHash)],
);
