import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import type { Posting } from '#contract/career/posting.ts';
import { sourceOrigins } from '#contract/career/boards/sources.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** Where a posting stands on a board. */
export interface ListingKey {
  board: string;
  tenant: string;
  externalId: string;
}

/** One employer on one board, or a board that lists many, and how reading it went. */
export const sources = snakeCase.table(
  'sources',
  {
    id: rowId(),
    /** Row of the board catalogue. */
    board: text().notNull(),
    /** The board's token for the employer. */
    tenant: text().notNull(),
    name: text().notNull(),
    /** How it came to be known: of the practice world, of the directory that ships, or from a link of a person. */
    origin: text({ enum: sourceOrigins }).notNull().default('practice'),
    etag: text(),
    lastModified: text(),
    lastRunAt: moment(),
    /** The last run that could be read; null: not yet checked against the live board. */
    lastGoodAt: moment(),
    /** What went wrong in the last run. */
    problem: jsonb().$type<Message>(),
    /** When it is due again; null: now. */
    nextRunAt: moment(),
    /** Runs that failed since the last good one. */
    failures: integer().notNull().default(0),
    /** Complete runs in a row that showed nothing where there was something. */
    emptyRuns: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.board, table.tenant)],
);

/** Whether a person has a source read for them; without a row a source is as it is for a newcomer. */
export const sourceChoices = snakeCase.table(
  'source_choices',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    isOn: boolean().notNull(),
    /** Whether the person brought the source in with a link. */
    isOwn: boolean().notNull().default(false),
    changedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sourceId] })],
);

/** What a host of a board asked of its readers. */
export const boardHosts = snakeCase.table('board_hosts', {
  host: text().primaryKey(),
  /** Not to be asked before. */
  notBefore: moment(),
  /** How often in a row it asked for less. */
  refusals: integer().notNull().default(0),
  /** Its robots.txt; "" where it has none, null where it could not be read. */
  robots: text(),
  robotsAt: moment(),
});

/** Postings in the one normal form; a posting is closed when a complete run of its source lacks it. */
export const postings = snakeCase.table(
  'postings',
  {
    id: rowId(),
    board: text().notNull(),
    tenant: text().notNull(),
    externalId: text().notNull(),
    /** The same job on several boards has one key. */
    canonicalKey: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    posting: jsonb().$type<Posting>().notNull(),
    /** The employer's own posting that this one leads to, where the board only lists it. */
    ownListing: jsonb().$type<ListingKey>(),
    /** False while the list's few words are all there is and the posting's own page is still to be read. */
    isComplete: boolean().notNull().default(true),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    closedAt: moment(),
    /** Grows with every change of what it says and with its closing and opening again. */
    revision: integer().notNull().default(1),
    /** Version of the keys by which campaigns find it; null: new or changed, and not yet indexed. */
    indexVersion: integer(),
  },
  (table) => [
    uniqueIndex().on(table.board, table.tenant, table.externalId),
    // By its characters, so that keys of one employer and title are found by how they begin.
    index().on(table.canonicalKey.op('text_pattern_ops')),
    index().on(table.closedAt),
    index().on(table.indexVersion),
  ],
);
