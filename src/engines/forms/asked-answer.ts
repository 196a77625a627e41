import { answerTopic } from '#contract/career/hub/answer-topics.ts';
import type { AnswerTopicName } from '#contract/career/hub/answer-topics.ts';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { AskedAnswer } from '#contract/career/hub/asked-answer.ts';
import { payPeriod } from '#contract/career/posting.ts';
import { bankQuestion, placeOf, tellingOf } from '#engines/answers/index.ts';
import { addDays } from '#engines/calendar/index.ts';
import type { FormContext, Outcome, Told } from './context.ts';
import { isWorkedOut } from './stored.ts';
import { moneyOf } from './understanding/parameters.ts';
import { cityOf } from './understanding/places.ts';
import { ownTopic, topicName, topicParameter } from './understanding/topics.ts';

/** Questions of forms that a stored answer of another name answers. */
const ANSWERED_BY: Readonly<Record<string, AnswerTopicName>> = {
  'travel.willing': 'travel.willing_percent',
  'rate.hourly': 'salary.expected',
  'salary.expected_min': 'salary.expected',
};

/** How a question is answered from what is known. */
export type Resolve = (question: FormQuestion, topic: string, context: FormContext) => Outcome;

/** What a question about pay names of it. */
function moneyIn(question: FormQuestion, context: FormContext) {
  const { currency, period } = moneyOf(`${question.label} ${question.help}`, context);
  const known = payPeriod.safeParse(period ?? context.posting.pay?.period);
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(known.success ? { period: known.data } : {}),
  };
}

const PAY_A_YEAR = 50_000;

/** Answers somebody may give of a kind, to see whether the question can be answered by it at all. */
function examplesOf(asked: AskedAnswer, { posting, today }: FormContext): AnswerValue[] {
  switch (asked.kind) {
    case 'yes_no':
      return [true, false].map((yes) => ({ kind: 'yes_no', yes }));
    case 'day':
      return [{ kind: 'day', day: addDays(today, 90) }];
    case 'notice':
      return [
        { kind: 'notice', amount: 2, unit: 'week' },
        { kind: 'notice', amount: 1, unit: 'month' },
      ];
    case 'pay': {
      const { currency = 'CAD', period = 'year' } = asked;
      const pay = { currency, period, wanted: PAY_A_YEAR, least: PAY_A_YEAR, most: PAY_A_YEAR };
      return [{ kind: 'pay', ...pay, hours_per_week: null, converts: false }];
    }
    case 'percent':
      return [{ kind: 'percent', percent: 20 }];
    case 'relocation':
      return [{ kind: 'relocation', where: 'anywhere', countries: [], cities: [], regions: [] }];
    case 'onsite':
      return posting.places
        .slice(0, 1)
        .map((place) => ({ kind: 'onsite', where: 'cities', cities: [cityOf(place)], days_per_week: 5 }));
    case 'licence':
      return [{ kind: 'licence', holds: true, class: '5', region: 'BC', expires: addDays(today, 90) }];
    case 'list':
      return [{ kind: 'list', items: bankQuestion(asked.name)?.choices.map(({ value }) => value) ?? [] }];
    case 'text':
    case 'spans':
      break;
  }
  return [];
}

const toldAs = ({ name, parameter }: AskedAnswer, value: AnswerValue, { today }: FormContext): Told => ({
  id: 'example',
  meaning: name,
  parameter,
  value: tellingOf(value),
  at: `${today}T00:00:00Z`,
});

/** Whether the person's own words are taken as they are, so that any of a question's choices answers it. */
const takesWords = ({ name, kind }: AskedAnswer): boolean =>
  kind === 'text' && (bankQuestion(name)?.choices.length ?? 0) > 1;

/**
 * The stored answer that a question without choices of its own can be answered by; undefined where the person answers in words. Whether it reaches this
 * form is tried with an example: nobody is asked twice because their answer could not be worked out for it.
 */
function answerFor(
  question: FormQuestion,
  topic: string,
  context: FormContext,
  resolve: Resolve,
): AskedAnswer | undefined {
  if (question.options.length > 0 || !/^(short|long|number|date)$/.test(question.kind)) return undefined;
  const named = ANSWERED_BY[topicName(topic)] ?? topicName(topic);
  const found = answerTopic(named);
  if (found === undefined) return undefined;
  const { name, kind } = found;
  const parameter = found.parameter === 'country' ? topicParameter(topic) : '';
  const asked: AskedAnswer = {
    name,
    parameter,
    kind,
    ...(kind === 'pay' ? moneyIn(question, context) : {}),
  };
  if (takesWords(asked)) return question.kind === 'short' ? asked : undefined;
  const reached = examplesOf(asked, context).some((value) => {
    if (placeOf(name, parameter, value) === null) return false;
    const told = [...(context.told ?? []), toldAs(asked, value, context)];
    return 'value' in resolve(question, topic, { ...context, told });
  });
  return reached ? asked : undefined;
}

/** How a question that is put to the person is answered, and where their words to it are kept. */
export function askedBy(
  question: FormQuestion,
  topic: string,
  context: FormContext,
  resolve: Resolve,
): { answer?: AskedAnswer; kept_as?: string } {
  const answer = answerFor(question, topic, context, resolve);
  if (answer !== undefined) return { answer };
  // Their words to this one form are no reason to lose what they told for all.
  const isTold = context.answers.some((held) => held.topic === topic && isWorkedOut(held));
  return isTold ? { kept_as: ownTopic(question, context.posting) } : {};
}
