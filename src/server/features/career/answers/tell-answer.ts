import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { answerAsKept, placeOf } from '#engines/answers/index.ts';
import { say } from '#localization/catalogue.ts';
import { reconsider } from '#server/features/career/applications/index.ts';
import { answersOf, deleteAnswer, saveAnswer } from '#server/features/career/profile/index.ts';
import type { KeptAnswer } from '#server/features/career/profile/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** What a person tells: an answer to a question of the list, or other words for an answer a form had asked for. */
export interface Telling {
  id?: string | undefined;
  name: string;
  parameter: string;
  value: AnswerValue;
}

/** What is kept is what forms are answered with and compared by, whatever language the person reads. */
const kept = { locale: 'en' } as const;

/** Where the answer goes: under the list's own question, or under the form's question it had answered. */
function placeFor(telling: Telling, before: KeptAnswer | undefined): { topic: string; question: string } {
  const place = placeOf(telling.name, telling.parameter, telling.value);
  if (place !== null) return { topic: place.topic, question: say(place.question, kept) };
  if (telling.name === '' && before !== undefined && telling.value.kind === 'text')
    return { topic: before.topic, question: before.question };
  throw new Problem('invalid_input', text.message('doesNotFit'));
}

/**
 * Keeps what a person tells in the answer bank, and prepares again what it touches. Throws `not_found` for an entry of
 * somebody else and `invalid_input` for a value of the wrong kind.
 */
export async function tellAnswer(
  world: Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue'>,
  accountId: string,
  telling: Telling,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const answers = telling.id === undefined ? [] : await answersOf(transaction, accountId);
    const before = answers.find(({ id }) => id === telling.id);
    if (telling.id !== undefined && before === undefined) throw notFound('answer');
    const { topic, question } = placeFor(telling, before);
    const company = before?.company ?? '';
    const id = await saveAnswer(transaction, {
      accountId,
      topic,
      question,
      value: say(answerAsKept(telling.value), kept),
      typed: telling.value,
      company,
      // Their own wording of a form's question stays an answer to that question.
      from: telling.name === '' ? 'form' : 'person',
      applicationId: telling.name === '' ? (before?.applicationId ?? null) : null,
      at: world.clock.now().toISOString(),
    });
    if (before !== undefined && before.id !== id) await deleteAnswer(transaction, accountId, before.id);
    await reconsider(world, transaction, { accountId, answerId: before?.id ?? id, topic });
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
}
