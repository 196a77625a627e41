import type { BankAnswer, FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { readDay } from './answers.ts';
import { isMeantFor, standsInWords } from '#engines/answers/index.ts';
import { fit, type FormContext, missing, type Outcome } from './context.ts';
import { isPlain } from './screening/asked.ts';
import { ownTopic, topicName } from './understanding/topics.ts';
import { isDecline, isInverted, leaning, plainLabel } from './understanding/wording.ts';
import { oneOf } from '#engines/forms/saying/displayed.ts';
import { text as messages } from './messages.ts';

/** Told in a shape of its own rather than in words: worked out for each form, never put on one as it stands. */
export const isWorkedOut = ({ typed, from }: BankAnswer): boolean =>
  from === 'person' && typed !== null && typed !== undefined && !standsInWords(typed);

/**
 * The answer to a topic that holds for this employer: what was said for them alone goes before what is said for all. Else the one to this
 * very question from when nobody knew yet what it asks.
 */
function latest(
  question: FormQuestion,
  topic: string,
  { answers, posting }: FormContext,
): BankAnswer | undefined {
  const to = (name: string) =>
    answers.filter(
      (answer) =>
        answer.topic === name && isMeantFor(answer.company, posting.company) && !isWorkedOut(answer),
    );
  const known = to(topic);
  const held = known.length > 0 ? known : to(ownTopic(question, posting));
  const own = held.filter(({ company }) => company !== undefined && company !== '');
  return (own.length > 0 ? own : held).toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))[0];
}

function declined(question: FormQuestion, source: ValueSource): Outcome {
  const options = question.options.filter((option) => isDecline(option.label));
  const [option] = options;
  if (option === undefined || options.length > 1) return missing(messages.message('ratherNot'));
  return { ...oneOf(question, option), source };
}

/** Topics of which a yes may deny what is asked in ways of their own. */
const OWN_WAYS = /^(sponsorship|criminal|dismissed|consent|follow)/;

/** The given answer turned over when this form puts the question the other way round; null when that is not sure. */
function turned({ topic, question }: BankAnswer, { label }: FormQuestion, side: boolean): boolean | null {
  if (plainLabel(question) === plainLabel(label)) return side;
  const [then, now] = [question, label].map((wording) =>
    OWN_WAYS.test(topic) || isInverted(topic, wording)
      ? !isInverted(topic, wording)
      : isPlain(plainLabel(wording)),
  );
  if (then === null || now === null || then === undefined) return null;
  return then === now ? side : !side;
}

/**
 * What the person answered to this very question of this very employer, for what is never answered from anything else; null for any other
 * employer and any other words.
 */
export function answeredHere(
  question: FormQuestion,
  topic: string,
  { answers, posting }: FormContext,
): Outcome | null {
  const answer = answers.findLast(
    (one) =>
      one.topic === topic &&
      one.from === 'form' &&
      one.company !== undefined &&
      one.company !== '' &&
      isMeantFor(one.company, posting.company) &&
      plainLabel(one.question) === plainLabel(question.label),
  );
  return answer === undefined
    ? null
    : fit(question, answer.value, {
        kind: 'answer',
        answer_id: answer.id,
        label: messages.message('fromAnswer'),
      });
}

/** What the person answered to the same question before, in the shape this form takes; null when they never did. */
export function storedOutcome(question: FormQuestion, topic: string, context: FormContext): Outcome | null {
  const answer = latest(question, topic, context);
  if (answer === undefined) return null;
  const source: ValueSource = { kind: 'answer', answer_id: answer.id, label: messages.message('fromAnswer') };
  if (
    topicName(topic).startsWith('demo.') &&
    (isDecline(answer.value) || plainLabel(answer.value) === 'decline')
  )
    return declined(question, source);
  if (topicName(topic) === 'start.earliest') {
    const day = readDay(answer.value);
    if (day !== null && day < context.today) return missing(messages.message('startPassed'));
  }
  const side = leaning(answer.value);
  if (side === null) return fit(question, answer.value, source);
  const now = turned(answer, question, side);
  if (now === null) return missing(messages.message('yesUnclear'));
  const statement = question.kind === 'consent' && !/^(consent|follow)/.test(topic);
  if (statement && !now) return missing(messages.message('notSo'));
  // Their own sentence says more than a bare yes, as long as it was an answer to the question put this way round.
  const whole = now === side ? fit(question, answer.value, source) : null;
  return whole === null || 'missing' in whole ? fit(question, now ? 'Yes' : 'No', source) : whole;
}
