import type { ApplicationState } from '#contract/career/applications.ts';
import type { GivenAnswer } from '#contract/career/hub/asked-answer.ts';
import { enqueuePreparing } from '#server/features/career/applications/enqueue.ts';
import { findOwned, lockAsking } from '#server/features/career/applications/queries.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { saveAnswer } from '#server/features/career/profile/index.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { prepareOthers } from '#server/features/career/applications/answers/answer-others.ts';
import { isAnsweredBy, keptOf } from './given-answer.ts';
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
  { id, answers }: { id: string; answers: readonly GivenAnswer[] },
): Promise<ApplicationState> {
  const row = await findOwned(world.database, accountId, id);
  if (!row) throw notFound('application');
  const open = row.state === 'needs_you' ? (row.plan?.ask ?? []) : [];
  const given = answers.map((answer) => {
    const question = open.find((asked) => asked.key === answer.key);
    if (!question) throw new Problem('conflict', CLOSED);
    return { question, kept: keptOf(question, answer, row.posting.company) };
  });
  await world.database.transaction(async (transaction) => {
    // All of them, in one order: two answers at the same moment must not wait for each other.
    const asking = await lockAsking(transaction, accountId);
    const locked = asking.find((asked) => asked.id === id);
    if (!locked) throw new Problem('conflict', CLOSED);
    const at = world.clock.now().toISOString();
    for (const { kept } of given)
      await saveAnswer(transaction, { accountId, ...kept, at, applicationId: id });
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
      (asked) => isAnsweredBy(asked, given),
    );
  });
  const prepared = await prepareApplication(world, id).catch((error: unknown) => {
    if (error instanceof FetchFailed) return undefined;
    throw error;
  });
  return prepared?.state ?? 'prepared';
}
