import type { AnswerBank, BankEntry } from '#contract/career/hub/answers.ts';
import { answerInWords, bankQuestion, parameterIn } from '#engines/answers/index.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import { localDay } from '#engines/calendar/index.ts';
import { contradictionsAmong, displayOf } from '#engines/forms/index.ts';
import { findOwned, listUses } from '#server/features/career/applications/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { KeptAnswer } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

async function askedBy({ database }: Deps, accountId: string, applicationId: string | null): Promise<string> {
  if (applicationId === null) return '';
  return (await findOwned(database, accountId, applicationId))?.posting.company ?? '';
}

/** A question and its answer in the words of a reader; a form's question and what was answered to it stay as they were. */
function inWords({ topic, question: asked, value, typed, from }: KeptAnswer, reader: Reader) {
  const question = bankQuestion(topic);
  if (from === 'form' || question === undefined) return { question: asked, value };
  return {
    question: say(question.label(parameterIn(topic)), reader),
    value: typed === null ? value : say(answerInWords(typed, topic), reader),
  };
}

async function entryOf(
  deps: Deps,
  { accountId, reader }: { accountId: string; reader: Reader },
  answer: KeptAnswer,
): Promise<Omit<BankEntry, 'uses'>> {
  const question = bankQuestion(answer.topic);
  const { id, topic, typed, company, from, at } = answer;
  return {
    id,
    topic,
    name: question?.name ?? '',
    parameter: question?.parameter === 'pay' ? '' : parameterIn(topic),
    ...inWords(answer, reader),
    typed,
    company,
    from,
    asked_by: await askedBy(deps, accountId, answer.applicationId),
    at,
  };
}

/** Everything a person told for forms, newest first, with where it came from, where it was used and what contradicts itself. */
export async function readBank(deps: Deps, accountId: string, reader: Reader): Promise<AnswerBank> {
  const { answers, timeZone } = await readPerson(deps, accountId);
  const uses = await listUses(deps.database, accountId);
  const entries: BankEntry[] = [];
  for (const answer of answers.toReversed())
    entries.push({
      ...(await entryOf(deps, { accountId, reader }, answer)),
      uses: uses
        .filter(({ answerId }) => answerId === answer.id)
        .map(({ applicationId, company, title, state, field, at }) => ({
          application_id: applicationId,
          company,
          title,
          state,
          said: say(asMessage(displayOf(field)), reader),
          at: at.toISOString(),
        })),
    });
  const today = localDay(deps.clock.now().getTime(), timeZone);
  const contradictions = contradictionsAmong(answers, today).map(({ topics, says }) => ({
    topics,
    says: say(says, reader),
  }));
  return { entries, contradictions };
}
