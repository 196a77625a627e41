import { index, jsonb, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Posting } from '#contract/career/posting.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** One employer on one board, and how reading it went. */
export const sources = snakeCase.table(
  'sources',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Row of the board catalogue. */
    board: text().notNull(),
    /** The board's token for the employer. */
    tenant: text().notNull(),
    name: text().notNull(),
    etag: text(),
    lastRunAt: moment(),
    lastGoodAt: moment(),
    problem: text(),
  },
  (table) => [uniqueIndex().on(table.board, table.tenant)],
);

/** Postings in the one normal form; a posting is closed when a complete run of its source lacks it. */
export const postings = snakeCase.table(
  'postings',
  {
    id: uuid().primaryKey().defaultRandom(),
    board: text().notNull(),
    tenant: text().notNull(),
    externalId: text().notNull(),
    /** The same job on several boards has one key. */
    canonicalKey: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    posting: jsonb().$type<Posting>().notNull(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.board, table.tenant, table.externalId),
    index().on(table.canonicalKey),
    index().on(table.closedAt),
  ],
);
