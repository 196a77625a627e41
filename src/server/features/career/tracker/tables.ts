import { date, index, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { applications } from '#server/features/career/applications/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What the person wrote down about an application; seen by nobody else. */
export const applicationNotes = snakeCase.table(
  'application_notes',
  {
    id: rowId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: owner(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment(),
  },
  (table) => [index().on(table.applicationId, table.createdAt), index().on(table.accountId)],
);

/** The one day on which the person wants to be told to follow up on an application. */
export const applicationReminders = snakeCase.table(
  'application_reminders',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: owner(),
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    /** The morning of that day where the person lived when they set it. */
    dueAt: moment().notNull(),
    toldAt: moment(),
  },
  (table) => [index().on(table.toldAt, table.dueAt), index().on(table.accountId)],
);
