import type { AgreedWording, MasterProfile } from '#contract/career/facts.ts';
import { MOST_OPEN_WORDINGS } from '#contract/career/hub/wordings.ts';
import type { WordingQuestion } from '#contract/career/hub/wordings.ts';
import { readPerson } from '#server/features/career/profile/read-person.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { factSaying } from './agreed-wordings.ts';
import { insertWording, lockWordings, setAnswer, wordingRows } from './queries.ts';
import type { WordingRow } from './queries.ts';

type Reading = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

/** Characters of a fact that is asked about; the index of what was asked holds it whole. */
const LONGEST_FACT = 500;

/** The questions of these that are about facts the person has. */
const ofKnownFacts = (rows: readonly WordingRow[], master: Pick<MasterProfile, 'facts'>): WordingRow[] =>
  rows.filter(({ fact }) => factSaying(master, fact) !== null);

/**
 * Puts wordings to the person: each pair once, whatever they answer, and no more at a time than they would look at. What finds
 * no room now is asked when it comes up again.
 */
export async function askWordings(
  world: Reading,
  accountId: string,
  wordings: readonly AgreedWording[],
): Promise<void> {
  if (wordings.length === 0) return;
  // What a prompt said of one resume alone is no fact of the profile, and nothing is asked about it.
  const { master } = await readPerson(world, accountId);
  await world.database.transaction(async (transaction) => {
    await lockWordings(transaction, accountId);
    let open = ofKnownFacts(await wordingRows(transaction, accountId, 'asked'), master).length;
    for (const { fact_id, said, instead } of wordings) {
      if (open >= MOST_OPEN_WORDINGS) return;
      const fact = master.facts.find(({ id }) => id === fact_id)?.value ?? '';
      if (fact === '' || fact.length > LONGEST_FACT || factSaying(master, fact) === null) continue;
      const row = { id: world.tokens.uuid(), accountId, fact, said, instead, askedAt: world.clock.now() };
      if (await insertWording(transaction, row)) open += 1;
    }
  });
}

/** The questions that wait for the person, oldest first. */
export async function openWordings(
  world: Reading,
  accountId: string,
): Promise<{ questions: WordingQuestion[] }> {
  const { master } = await readPerson(world, accountId);
  const rows = ofKnownFacts(await wordingRows(world.database, accountId, 'asked'), master);
  return { questions: rows.map(({ id, fact, said, instead }) => ({ id, fact, said, instead })) };
}

/** Keeps a yes or a no; throws Problem `not_found` when no such question waits. Answers what still does. */
export async function answerWording(
  world: Reading & Pick<World, 'events'>,
  accountId: string,
  { id, agreed }: { id: string; agreed: boolean },
): Promise<{ questions: WordingQuestion[] }> {
  await world.database.transaction(async (transaction) => {
    const state = agreed ? 'agreed' : 'declined';
    if (!(await setAnswer(transaction, { accountId, id }, { state, at: world.clock.now() })))
      throw notFound('wording');
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
  return openWordings(world, accountId);
}
