import type { ApplicationState } from '#contract/career/applications.ts';
import { labelOf, readAnswer, typedAnswer } from '#engines/forms/index.ts';
import { enqueuePreparing } from '#server/features/career/applications/enqueue.ts';
import { findOwned, lockAsking } from '#server/features/career/applications/queries.ts';
import { text as common } from '#server/features/career/applications/messages.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { saveAnswer } from '#server/features/career/profile/index.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { prepareOthers } from '#server/features/career/applications/answers/answer-others.ts';
import { text } from './messages.ts';
import { prepareApplication } from './prepare.ts';

const CLOSED = text.message('questionClosed');

/**
 * Keeps a person's answers for this and later forms, and prepares the application again with them. What is still
 * missing stays asked. Throws `invalid_input` with a sentence for an answer that does not fit its question.
 */
export async function answerQuestions(
  world: World,
  accountId: string,
  { id, answers }: { id: string; answers: readonly { key: string; value: string }[] },
): Promise<ApplicationState> {
  const row = await findOwned(world.database, accountId, id);
  if (!row) throw notFound('application');
  const open = row.state === 'needs_you' ? (row.plan?.ask ?? []) : [];
  const given = answers.map(({ key, value }) => {
    const question = open.find((asked) => asked.key === key);
    if (!question) throw new Problem('conflict', CLOSED);
    const read = readAnswer(question, value);
    if ('error' in read)
      throw new Problem(
        'invalid_input',
        common.message('answerRefused', { question: labelOf(question), why: read.error }),
      );
    const { topic, label, contradicts } = question;
    // Where two things differ, their word settles it for this employer; the rest of the bank stays as it is.
    const company = contradicts === true ? row.posting.company : '';
    return { topic, question: label, value, company, typed: typedAnswer(topic, label, value) };
  });
  await world.database.transaction(async (transaction) => {
    // All of them, in one order: two answers at the same moment must not wait for each other.
    const asking = await lockAsking(transaction, accountId);
    const locked = asking.find((asked) => asked.id === id);
    if (!locked) throw new Problem('conflict', CLOSED);
    const at = world.clock.now().toISOString();
    for (const answer of given)
      await saveAnswer(transaction, { accountId, ...answer, at, applicationId: id });
    await moveApplication(world, transaction, {
      row: locked,
      to: 'prepared',
      actor: 'person',
      kind: 'answered',
      detail: text.message('answered', { count: given.length }),
      patch: { note: text.message('preparingWithAnswers') },
    });
    // In case the board does not answer now: then the preparation comes later.
    await enqueuePreparing(world, transaction, locked);
    await prepareOthers(
      world,
      transaction,
      asking.filter((other) => other.id !== id),
      given.filter(({ company }) => company === '').map(({ topic }) => topic),
    );
  });
  const prepared = await prepareApplication(world, id).catch((error: unknown) => {
    if (error instanceof FetchFailed) return undefined;
    throw error;
  });
  return prepared?.state ?? 'prepared';
}
