import { index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What told that an application was opened: the first word of each source. */
export const applicationViews = snakeCase.table(
  'application_views',
  {
    id: rowId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: owner(),
    /** `employer_mail`: a mail of the employer or their board says so. `resume_link`: somebody pressed on the page of the link. */
    source: text({ enum: ['employer_mail', 'resume_link'] }).notNull(),
    /** The mail that says so; null for the link. */
    mailId: uuid(),
    at: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.applicationId, table.source), index().on(table.accountId)],
);

/** The address in the head of an application's resume under which the sent file can be opened. */
export const resumeLinks = snakeCase.table(
  'resume_links',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: owner(),
    tokenHash: text().notNull(),
    /** Sealed, so that a resume that is made again before it is sent carries the same address. */
    sealedToken: text().notNull(),
    expiresAt: moment().notNull(),
    /** The person turned it off. */
    revokedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.accountId)],
);
