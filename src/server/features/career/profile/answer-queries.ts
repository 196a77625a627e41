import { and, asc, eq } from 'drizzle-orm';
import { keptAnswer } from '#contract/career/hub/answer-topics.ts';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import type { BankAnswer } from '#contract/career/form.ts';
import type { Executor } from '#server/db/database.ts';
import { answers } from './tables.ts';

/** An answer as it is kept, with the application whose form asked it. */
export interface KeptAnswer extends BankAnswer {
  typed: AnswerValue | null;
  company: string;
  from: 'form' | 'person';
  applicationId: string | null;
}

/** What is kept of an answer; without `typed` only its words are known, without `company` it holds for every employer. */
export interface NewAnswer {
  accountId: string;
  topic: string;
  question: string;
  value: string;
  /** ISO 8601. */
  at: string;
  typed?: AnswerValue | null;
  company?: string;
  from?: 'form' | 'person';
  applicationId?: string | null;
}

/** Everything a person answered once and may be asked again, oldest first; of one instant, what holds for all employers first. */
export async function answersOf(executor: Executor, accountId: string): Promise<KeptAnswer[]> {
  const rows = await executor
    .select()
    .from(answers)
    .where(eq(answers.accountId, accountId))
    .orderBy(asc(answers.createdAt), asc(answers.topic), asc(answers.company));
  return rows.map(({ id, topic, question, value, typed, company, origin, applicationId, createdAt }) => ({
    id,
    topic,
    question,
    value,
    at: createdAt.toISOString(),
    // Older rows hold older shapes.
    typed: keptAnswer(topic, typed),
    company,
    from: origin,
    applicationId,
  }));
}

/** Keeps the person's answer to a canonical question; a later one for the same employers replaces it. Answers its id. */
export async function saveAnswer(executor: Executor, answer: NewAnswer): Promise<string> {
  const { accountId, topic, question, value, company = '', from = 'form' } = answer;
  const said = {
    question,
    value,
    typed: answer.typed ?? null,
    origin: from,
    applicationId: answer.applicationId ?? null,
    createdAt: new Date(answer.at),
  };
  const [row] = await executor
    .insert(answers)
    .values({ accountId, topic, company, ...said })
    .onConflictDoUpdate({ target: [answers.accountId, answers.topic, answers.company], set: said })
    .returning({ id: answers.id });
  if (!row) throw new Error('The answer was not kept.');
  return row.id;
}

/** Takes an answer out; answers its topic, undefined when this account has none with that id. */
export async function deleteAnswer(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await executor
    .delete(answers)
    .where(and(eq(answers.id, id), eq(answers.accountId, accountId)))
    .returning({ topic: answers.topic });
  return row?.topic;
}
