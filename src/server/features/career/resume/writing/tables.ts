import { integer, jsonb, snakeCase, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** The resume a person is making: what they asked of it so far, so that the next prompt can change it. */
export const resumeDrafts = snakeCase.table('resume_drafts', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<ResumeDraft>().notNull(),
  /** Printed lines it took when it was last written. */
  lines: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
