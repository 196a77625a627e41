import { bigint, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowId } from '#server/db/columns.ts';
import { accounts } from '#server/features/platform/accounts/tables.ts';
import { modelFailures } from '#server/ports/writer-llm/model.ts';
import { purposes } from './purposes.ts';

/** Who agreed that facts about them are sent to which provider; taking it back keeps the row, as proof of both. */
export const modelAgreements = snakeCase.table('model_agreements', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  provider: text().notNull(),
  host: text().notNull(),
  agreedAt: moment().notNull(),
  withdrawnAt: moment(),
});

/** Every question to a language model: what for, what it took, how it ended. What was asked is kept as a hash alone. */
export const modelCalls = snakeCase.table(
  'model_calls',
  {
    id: rowId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: purposes }).notNull(),
    provider: text().notNull(),
    host: text().notNull(),
    model: text().notNull(),
    /** SHA-256 of instructions and data. */
    contentHash: text().notNull(),
    /** While it is asked: the most it may take, so that calls at once keep the budget together. */
    tokensIn: integer().notNull(),
    tokensOut: integer().notNull(),
    /** Millionths of a US dollar; null when nobody said what tokens cost. */
    costMicros: bigint({ mode: 'number' }),
    milliseconds: integer(),
    /** What was answered, so that the same question is answered the same and paid for once. */
    answer: jsonb(),
    outcome: text({ enum: ['asked', 'answered', ...modelFailures] }).notNull(),
    askedAt: moment().notNull(),
  },
  (table) => [index().on(table.accountId, table.askedAt)],
);
