import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Match } from '#engines/matching/index.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { moment, rowId } from '#server/db/columns.ts';
import { applicationStates, attemptStates } from '#contract/career/applications.ts';
import { approaches } from '#contract/career/facts.ts';
import type { CoverLetter, TailoredResume } from '#contract/career/facts.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormPlan } from '#engines/forms/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A file made for one application, by its key in the file store. */
export interface PreparedDocument {
  name: string;
  sha256: string;
}

/** A tailored resume; one made before its changes were told has none. */
export type PreparedResume = Omit<TailoredResume, 'changes' | 'note'> &
  Partial<Pick<TailoredResume, 'changes'>> & { note: Said };

/** What proves that an application arrived. */
export interface Evidence {
  receipt: string;
  /** In the page's own words, or in ours where its board was asked; "" before the click. */
  confirmation: Said;
  address: string;
  at: string;
  /** What the page held, in its words, or in ours where it has none: of ticks, and of questions that its board leaves out. */
  values: { label: Said; value: Said }[];
  /** Keys in the file store. */
  screenshots: { filled: string | null; confirmation: string | null };
}

/** A column that the database fills from the posting. */
const ofPosting = (expression: string) => text().notNull().generatedAlwaysAs(sql.raw(expression));

export const applications = snakeCase.table(
  'applications',
  {
    id: rowId(),
    accountId: owner(),
    /** `person`: they sent it without the agent, so that it has no match, no plan and no attempt. */
    origin: text({ enum: ['agent', 'person'] })
      .notNull()
      .default('agent'),
    /** Null for a posting the person chose themselves. */
    campaignId: uuid().references(() => campaigns.id, { onDelete: 'set null' }),
    /** Null for a job that was typed in and stands on no board we read. */
    postingId: uuid().references(() => postings.id),
    canonicalKey: text().notNull(),
    state: text({ enum: applicationStates }).notNull(),
    /** Raised by every change of state; a stale writer loses. */
    version: integer().notNull().default(0),
    score: integer(),
    match: jsonb().$type<Match>(),
    /** The posting as it was when it was taken on. */
    posting: jsonb().$type<Posting>().notNull(),
    note: jsonb().$type<Message>().notNull(),
    /** Whether the campaign asked for a cover letter when this was taken on. */
    withLetter: boolean().notNull().default(true),
    /** Questions the open form asked beyond those its board publishes. */
    extraQuestions: jsonb().$type<FormQuestion[]>().notNull().default([]),
    /** What the open form's page says that the person should know: orders it gives to software. */
    pageWarnings: jsonb().$type<Said[]>().notNull().default([]),
    plan: jsonb().$type<FormPlan>(),
    /** What the person wrote in place of the plan's own values, by the keys of the fields; null for what they leave blank. */
    edits: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    /** The letter in the person's own words; null while it is the agent's. */
    ownLetter: text(),
    /** How letter and summary are told; null where it was prepared on a plan without variants. Stays when the plan ends. */
    approach: text({ enum: approaches }),
    resume: jsonb().$type<PreparedResume>(),
    /** Ids of the changes to the resume that the person turned back; the resume is made without them. */
    rejectedChanges: jsonb().$type<string[]>().notNull().default([]),
    letter: jsonb().$type<CoverLetter>(),
    cv: jsonb().$type<PreparedDocument>(),
    letterFile: jsonb().$type<PreparedDocument>(),
    contentHash: text(),
    approvedHash: text(),
    approvedAt: moment(),
    /** What was approved is a dry run: the form is filled in up to the click. */
    dryRun: boolean().notNull().default(false),
    expiresAt: moment(),
    /** An approved application is not tried before this moment: the day's limit was reached, or a try failed. */
    sendAfter: moment(),
    /** Approved, and waits for the plan to allow another one. */
    heldByPlan: boolean().notNull().default(false),
    /** Was approved when its campaign was deleted: it cannot be approved, and is withdrawn unless the deletion is undone. */
    heldByDeletion: boolean().notNull().default(false),
    sentAt: moment(),
    /** The person withdrew it after it was sent; it keeps its state, because the employer has it. */
    withdrawnAt: moment(),
    evidence: jsonb().$type<Evidence>(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** What lists show of the posting, which they need not unpack for it. */
    title: ofPosting(`posting ->> 'title'`),
    company: ofPosting(`posting ->> 'company'`),
    place: text().generatedAlwaysAs(sql`posting #>> '{places,0}'`),
    link: ofPosting(`coalesce(posting ->> 'url', '')`),
  },
  (table) => [
    // One application per person and job, however many boards show it.
    uniqueIndex().on(table.accountId, table.canonicalKey),
    index().on(table.accountId, table.state),
    index().on(table.accountId, table.updatedAt),
    index().on(table.campaignId),
    index().on(table.state, table.expiresAt),
    index('applications_held_by_deletion')
      .on(table.campaignId)
      .where(sql`held_by_deletion`),
  ],
);

/** Single-use tokens that answer one approval: `decide` approves or skips, `skip` only skips. */
export const approvals = snakeCase.table(
  'approvals',
  {
    id: rowId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: owner(),
    contentHash: text().notNull(),
    tokenHash: text().notNull(),
    scope: text({ enum: ['decide', 'skip'] }).notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.applicationId)],
);

/** The journal of attempts to send; the queue only wakes a worker, this row is the truth. */
export const attempts = snakeCase.table(
  'attempts',
  {
    /** Also the idempotency key on boards that take one. */
    id: rowId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    state: text({ enum: attemptStates }).notNull(),
    /** Raised whenever a worker takes the attempt; one that slept past its lease cannot arm with an old fence. */
    fence: integer().notNull(),
    /** Until when its worker has it, by the database's clock, which all workers share and nobody's own clock moves. */
    leaseUntil: moment().notNull(),
    /** When an unknown attempt is looked at again, by the product's clock. */
    lookAt: moment(),
    /** What would be clicked: hash of the content and the page's address. */
    digest: text(),
    evidence: jsonb().$type<Evidence>(),
    /** Why nothing arrived, or why it is not known: a message's code, else the kind of what stood in the way. */
    problem: text(),
    /** The period of the plan it counts under; null once it was given back. */
    planPeriod: text(),
    /** It fills in the form and is never armed; it takes from no budget. */
    dryRun: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    armedAt: moment(),
    sentAt: moment(),
    confirmedAt: moment(),
    /** When an armed attempt was first looked for on its board and not found. */
    lookedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.applicationId, table.number),
    uniqueIndex('attempts_one_open')
      .on(table.applicationId)
      .where(sql`state in ('intent', 'armed', 'sent', 'unknown')`),
    index().on(table.state, table.leaseUntil),
  ],
);

/** Every step of every application: who, what, when, with which evidence. Appended only. */
export const applicationEvents = snakeCase.table(
  'application_events',
  {
    id: rowId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    accountId: owner(),
    /** Order within the application. */
    sequence: integer().notNull(),
    kind: text().notNull(),
    state: text({ enum: applicationStates }).notNull(),
    actor: text({ enum: ['agent', 'person', 'employer'] }).notNull(),
    /** What is said of the step. A skip that teaches has its reason among the values. */
    detail: jsonb().$type<Message>().notNull(),
    at: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.applicationId, table.sequence), index().on(table.accountId, table.at)],
);
