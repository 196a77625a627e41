import { index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Resume files a person uploaded; the newest that could be read is the source of the master profile. */
export const resumeFiles = snakeCase.table(
  'resume_files',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** Key in the file store, where it stands once it was read. */
    sha256: text().notNull(),
    createdAt: moment().notNull(),
    /** Null for a file that could not be read; it still counts towards the day's uploads. */
    readAt: moment(),
    /** The lines and pages of the last file read, to be shown and corrected; null for every other. */
    reading: jsonb().$type<{ lines: SourceLine[]; sheets: ReadPage[] }>(),
  },
  (table) => [index().on(table.accountId, table.createdAt)],
);
