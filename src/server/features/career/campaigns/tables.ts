import { boolean, index, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import { WORKPLACES } from '#contract/career/posting.ts';
import type { LeastPay } from '#contract/career/posting.ts';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { postings } from '#server/features/career/boards/tables.ts';

export const campaigns = snakeCase.table(
  'campaigns',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    targetTitles: text().notNull(),
    keywords: text().notNull(),
    /** Ways of working accepted. */
    workplaces: text({ enum: WORKPLACES })
      .array()
      .notNull()
      .default([...WORKPLACES]),
    leastPay: jsonb().$type<LeastPay>(),
    avoid: jsonb().$type<AvoidLists>().notNull().default({ companies: '', industries: '', words: '' }),
    rate: integer().notNull(),
    active: boolean().notNull(),
    coverLetter: boolean().notNull(),
    /** Forms are filled in up to the click, and nothing is sent. */
    dryRun: boolean().notNull().default(false),
    /** Resumes carry a link under which the sent file can be opened. */
    resumeLink: boolean().notNull().default(false),
    /** Was running when everything was paused; resuming everything brings it back. */
    pausedWithAll: boolean().notNull().default(false),
    /** Hash of the person and the wishes the postings were last scored for; null before the first look. */
    seekerHash: text(),
    /** Whether new postings are put on its shortlist; false once one passed it by while it rested, until it caught up. */
    isListening: boolean().notNull().default(false),
    /** When it last looked; null before the first look. */
    lookedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [index().on(table.accountId), index().on(table.active)],
);

/** Every posting a campaign looked at: taken on or left, with the score and the reason. */
export const matches = snakeCase.table(
  'matches',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    postingId: uuid()
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    /** `ready`: above the gate, waits for its turn at the pace. `taken`: became an application. `left`: with the reason. */
    verdict: text({ enum: ['ready', 'taken', 'left'] }).notNull(),
    reason: jsonb().$type<Message>().notNull(),
    /** Why it was left, as a word to count by: the first deal-breaker's code, SCORE for a low match, KNOWN for a job in the tracker; null for what was not left. */
    cause: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.postingId] }),
    index().on(table.accountId, table.createdAt),
    index().on(table.campaignId, table.verdict, table.score),
    index().on(table.postingId),
  ],
);
