import { jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import type { MasterProfile } from '#contract/career/facts.ts';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';

/** A profile read from another site's export: its file, when (ISO 8601), and every value with its fact. */
export interface ImportedProfile {
  name: string;
  at: string;
  master: MasterProfile;
}

/** What an account avoids in all campaigns; `allowed` are present employers to apply to all the same. */
export interface KeptAvoid extends AvoidLists {
  allowed: string[];
}

export const profiles = snakeCase.table(
  'profiles',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    headline: text().notNull().default(''),
    location: text().notNull().default(''),
    linkedin: text().notNull().default(''),
    github: text().notNull().default(''),
    portfolio: text().notNull().default(''),
    phone: text().notNull().default(''),
    targetPosition: text().notNull().default(''),
    keySkills: text().notNull().default(''),
    jobSearchStatus: text().notNull().default(''),
    onboardedAt: moment(),
    /** The token in the application address, `name+token@MAIL_DOMAIN`. */
    addressToken: text().notNull(),
    master: jsonb().$type<MasterProfile>(),
    /** What LinkedIn's own export said, beside the CV. */
    imported: jsonb().$type<ImportedProfile>(),
    /** What the person said in prompts and took into their profile, beside the resume. */
    told: jsonb().$type<MasterProfile>(),
    avoid: jsonb().$type<KeptAvoid>(),
    updatedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.addressToken)],
);

/** The answer bank: what the person said once, by canonical question. */
export const answers = snakeCase.table(
  'answers',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** The wording the person answered. */
    question: text().notNull(),
    value: text().notNull(),
    /** The same in a shape that can be computed with, where it is known. */
    typed: jsonb().$type<AnswerValue>(),
    /** The only employer it is meant for; "" for all. */
    company: text().notNull().default(''),
    /** `form`: a form asked it; `person`: they entered it themselves. */
    origin: text({ enum: ['form', 'person'] })
      .notNull()
      .default('form'),
    /** The application whose form asked it. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.accountId, table.topic, table.company)],
);
