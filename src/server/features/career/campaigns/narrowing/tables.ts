import {
  boolean,
  doublePrecision,
  index,
  integer,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { postings } from '#server/features/career/boards/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';

const ofCampaign = () =>
  uuid()
    .notNull()
    .references(() => campaigns.id, { onDelete: 'cascade' });
const ofPosting = () =>
  uuid()
    .notNull()
    .references(() => postings.id, { onDelete: 'cascade' });

/** What a campaign's person does and looks for, where: the index that a new posting is looked up in. */
export const campaignRoles = snakeCase.table(
  'campaign_roles',
  {
    /** An O*NET-SOC code, or "=" and a normalised title. */
    role: text().notNull(),
    /** "CA-ON/hamilton", "CA-ON", "CA"; see `engines/matching/narrowing/areas.ts`. */
    area: text().notNull(),
    campaignId: ofCampaign(),
    /** How much the role counts, 0 to 1. */
    weight: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.area, table.campaignId] }),
    index().on(table.campaignId),
  ],
);

/** What else of a campaign a posting has to agree with. */
export const campaignKeys = snakeCase.table('campaign_keys', {
  campaignId: ofCampaign().primaryKey(),
  /** Languages with each level that the person's includes: "fr1", "fr2". */
  languages: text().array().notNull(),
  saysLanguages: boolean().notNull(),
  /** Ways of working accepted; null: all. */
  workplaces: text().array(),
  /** Least pay a full-time year, and its currency; null: not said. */
  leastPay: doublePrecision(),
  leastCurrency: text(),
  /** Levels of work that are near the person's, 1 to 6. */
  levels: smallint().array().notNull(),
});

/** What an open posting's work may be, where: the index that a new campaign is looked up in. */
export const postingRoles = snakeCase.table(
  'posting_roles',
  {
    role: text().notNull(),
    area: text().notNull(),
    postingId: ofPosting(),
    weight: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.area, table.postingId] }),
    index().on(table.postingId),
  ],
);

/** What else of an open posting a campaign has to agree with. */
export const postingKeys = snakeCase.table('posting_keys', {
  postingId: ofPosting().primaryKey(),
  /** The language an application is written in, "fr3", and others that are a must. */
  writtenIn: text().array().notNull(),
  languages: text().array().notNull(),
  workplace: text(),
  /** Highest pay a full-time year, and its currency; null: not said. */
  pay: doublePrecision(),
  currency: text(),
  /** 1 to 6; null where it does not decide. */
  level: smallint(),
});

/** Postings that may concern a campaign, until its next look scores them. */
export const shortlist = snakeCase.table(
  'shortlist',
  {
    campaignId: ofCampaign(),
    postingId: ofPosting(),
    /** Of the posting, when it was put here: what changed meanwhile stays to be scored again. */
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.postingId] }), index().on(table.postingId)],
);
