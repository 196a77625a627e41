import type { Told } from '#engines/forms/context.ts';
import type { BankAnswer } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { answerInWords, isMeantFor, tellingOf } from '#engines/answers/index.ts';
import { say } from '#localization/catalogue.ts';
import { readDay } from '#engines/forms/answers.ts';
import type { FormContext } from '#engines/forms/context.ts';
import { topicName, topicParameter } from '#engines/forms/understanding/topics.ts';
import { isDecline, isInverted, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** What is known about one question: a value with its source, a contradiction, or nothing (null). */
export type Known = { readonly value: unknown; readonly source: ValueSource } | 'contradiction' | null;

const PLAIN =
  /^(work_auth|sponsorship|relocate|overtime|age\.over_18|vehicle|demo\.|pronouns|citizenship|consent\.(sms|marketing|talent)|language\.correspondence|accommodation)/;

function lengthOf(text: string): Record<string, number> | null {
  const found = /^(\d+) (day|week|month|jour|semaine|mois)s?( notice)?$/.exec(plainLabel(text));
  if (found === null) return null;
  const unit = found[2] ?? '';
  return {
    [/^(day|jour)/.test(unit) ? 'days' : /^(week|semaine)/.test(unit) ? 'weeks' : 'months']: Number(found[1]),
  };
}

/** An earlier answer as something to compute with; undefined when only its words are known. */
function computable(answer: BankAnswer): unknown {
  const name = topicName(answer.topic);
  const number = /^\d+(\.\d+)?$/.test(answer.value.trim()) ? Number(answer.value) : null;
  if (name === 'notice_period') return lengthOf(answer.value) ?? undefined;
  if (name === 'start.earliest') return readDay(answer.value) ?? undefined;
  if (/^experience\.(years|management)/.test(name)) return number ?? undefined;
  if (name === 'salary.expected') {
    const [currency, period] = topicParameter(answer.topic).split('/');
    return number === null || period === undefined ? undefined : { currency, period, single: number };
  }
  if (!PLAIN.test(name)) return undefined;
  if (isDecline(answer.value)) return 'decline';
  const side = leaning(answer.value);
  if (side === null) return answer.value;
  return isInverted(answer.topic, answer.question) ? !side : side;
}

function toldBefore(answers: readonly BankAnswer[]): Told[] {
  return answers.flatMap((answer) => {
    const { id, at, typed, company } = answer;
    const value = typed ? tellingOf(typed) : computable(answer);
    if (value === undefined || value === null) return [];
    const meaning = topicName(answer.topic);
    const parameter = meaning === 'salary.expected' ? '' : topicParameter(answer.topic);
    const says = typed ? answerInWords(typed, answer.topic) : undefined;
    return [{ id, meaning, parameter, value, at, says, company: company === '' ? undefined : company }];
  });
}

/** The length of an answer is about the same in every language. */
const ENGLISH = { locale: 'en' } as const;

/** Where a told value comes from; what it was worked out from is said, because a form may want it in another shape. */
const sourceOf = ({ id, says }: Told): ValueSource => ({
  kind: 'answer',
  answer_id: id,
  label:
    says === undefined || say(says, ENGLISH).length > 60
      ? messages.message('fromAnswer')
      : messages.message('fromAnswerSaying', { answer: says }),
});

/** Where told things are looked up. */
export type ToldContext = Pick<FormContext, 'answers' | 'told'> & {
  posting: Pick<FormContext['posting'], 'company'>;
};

/** Everything told about a meaning that still holds for this employer: what was replaced is out. */
export function allTold(context: ToldContext, meaning: string): Told[] {
  const told = [...(context.told ?? []), ...toldBefore(context.answers)].filter(({ company }) =>
    isMeantFor(company, context.posting.company),
  );
  const replaced = new Set(told.map(({ replaces }) => replaces).filter((id) => id !== undefined));
  return told.filter((one) => one.meaning === meaning && !replaced.has(one.id));
}

/** The one value told about a meaning and parameter; two different ones contradict each other. */
export function knownOf(context: FormContext, meaning: string, parameter = ''): Known {
  const wanted = plainLabel(parameter);
  const held = allTold(context, meaning).filter((one) => plainLabel(one.parameter) === wanted);
  const [first] = held;
  if (first === undefined) return null;
  // What is said for this employer alone goes before what is said for all.
  const own = held.filter(({ company }) => company !== undefined);
  const most = own.length > 0 ? own : held;
  if (new Set(most.map(({ value }) => JSON.stringify(value))).size > 1) return 'contradiction';
  const [chosen = first] = most;
  return { value: chosen.value, source: sourceOf(chosen) };
}

/** Two answers that differ: shown, not sent. */
export const CONTRADICTION = messages.message('twoThings');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a list, none of anything else. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A yes or no as told, as a flag or in words; null for anything else. */
export const sideOf = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : typeof value === 'string' ? leaning(value) : null;
