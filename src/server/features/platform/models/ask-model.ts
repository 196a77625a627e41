import { createHash } from 'node:crypto';
import type { Message } from '#localization/types.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import type {
  ModelFailure,
  ModelQuestion,
  ModelTokens,
  WritingModel,
} from '#server/ports/writer-llm/model.ts';
import type { ModelSettings } from '#server/settings/model-settings.ts';
import type { World } from '#server/world.ts';
import { holdsFor } from './agreement.ts';
import { budgetLeft } from './budget.ts';
import type { Budget } from './budget.ts';
import { text } from './messages.ts';
import type { Purpose } from './purposes.ts';
import { agreementOf, earlierAnswer, finishCall, insertCall, lockCalls } from './queries.ts';

type Deps = Pick<World, 'database' | 'clock' | 'config' | 'model'>;

/** What a person is told when the built-in engine wrote in a model's place. */
const WITHOUT: Record<Exclude<ModelFailure, 'cancelled'> | Budget['period'], Message> = {
  unreachable: text.message('withoutUnreachable'),
  slow: text.message('withoutSlow'),
  busy: text.message('withoutBusy'),
  rejected: text.message('withoutRejected'),
  declined: text.message('withoutDeclined'),
  unreadable: text.message('withoutUnreadable'),
  resting: text.message('withoutResting'),
  day: text.message('withoutDay'),
  month: text.message('withoutMonth'),
};

/** `none`: there is no model, or the person did not agree to it; nothing is to be said of it. */
type Asked<Answer> =
  | { kind: 'answered'; answer: Answer; by: string }
  | { kind: 'failed'; note: Message }
  | { kind: 'none' };

type Question<Answer> = Omit<ModelQuestion<Answer>, 'allowance'>;

function costOf({ input, output }: ModelTokens, price: ModelSettings['price']): number | null {
  return price === null ? null : Math.round(input * price.input + output * price.output);
}

/** Whether a model writes for this person: one is set up, and they agreed to it. */
async function hasModel({ database, model }: Pick<Deps, 'database' | 'model'>, accountId: string) {
  return model !== null && holdsFor(await agreementOf(database, accountId), model.about);
}

/** What stands in the record of a question before it is answered. */
function recordOf<Answer>(
  { about }: WritingModel,
  { accountId, purpose, question }: { accountId: string; purpose: Purpose; question: Question<Answer> },
) {
  const content = JSON.stringify([question.instructions, question.material]);
  return {
    accountId,
    purpose,
    provider: about.provider,
    host: about.host,
    model: about.model,
    contentHash: createHash('sha256').update(content).digest('hex'),
  };
}
type CallRecord = ReturnType<typeof recordOf>;

/** Writes the call down with the most it may take, if the budget holds that: calls at once keep it together. */
async function reserve<Answer>(
  { database, clock, config }: Deps,
  record: CallRecord,
  { question, weight }: { question: Question<Answer>; weight: number },
): Promise<{ id: string; allowance: number } | Budget['period']> {
  const { accountId } = record;
  const now = clock.now();
  const timeZone = (await accountById(database, accountId))?.timeZone ?? 'UTC';
  const settings = config.model ?? { tokensPerDay: 0, tokensPerMonth: 0 };
  return database.transaction(async (transaction) => {
    await lockCalls(transaction, accountId);
    const { left, period } = await budgetLeft(transaction, settings, { accountId, now, timeZone });
    if (left < weight) return period;
    const id = await insertCall(transaction, {
      ...record,
      tokensIn: weight - question.mostTokens,
      tokensOut: question.mostTokens,
      outcome: 'asked',
      askedAt: now,
    });
    return { id, allowance: left };
  });
}

/**
 * Asks the language model for a person who agreed to it, within their budget, and writes down what it took; a question
 * that was answered before has the same answer, without asking. When there is no answer the built-in engine writes, and
 * `note` is the word to the person about it. What is answered is only data: who uses it must have each sentence pass the
 * gate for claims.
 */
export async function askModel<Answer>(
  deps: Deps,
  asking: { accountId: string; purpose: Purpose; question: Question<Answer> },
): Promise<Asked<Answer>> {
  const { database, clock, config, model } = deps;
  const { accountId, question } = asking;
  if (model === null || !(await hasModel(deps, accountId))) return { kind: 'none' };
  const by = `${model.about.model} (${model.about.name})`;
  const record = recordOf(model, asking);
  const earlier = question.answer.safeParse(await earlierAnswer(database, record));
  if (earlier.success) return { kind: 'answered', answer: earlier.data, by };
  if (model.restsUntil() !== null) return { kind: 'failed', note: WITHOUT.resting };
  const reserved = await reserve(deps, record, { question, weight: model.weigh(question) });
  if (typeof reserved === 'string') return { kind: 'failed', note: WITHOUT[reserved] };
  const began = clock.now().getTime();
  const reply = await model.ask({ ...question, allowance: reserved.allowance });
  await finishCall(database, reserved.id, {
    tokensIn: reply.tokens.input,
    tokensOut: reply.tokens.output,
    costMicros: costOf(reply.tokens, config.model?.price ?? null),
    milliseconds: clock.now().getTime() - began,
    outcome: reply.kind === 'answered' ? 'answered' : reply.why,
    answer: reply.kind === 'answered' ? reply.answer : null,
  });
  if (reply.kind === 'answered') return { kind: 'answered', answer: reply.answer, by };
  return reply.why === 'cancelled' ? { kind: 'none' } : { kind: 'failed', note: WITHOUT[reply.why] };
}
