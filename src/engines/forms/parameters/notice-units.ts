import type { FormQuestion } from '#contract/career/form.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { CONTRADICTION, knownOf } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type Length, lengthOf } from './lengths.ts';

/** Units in which a notice is counted, by how they begin in English, French and German, with the question's words for them. */
const UNITS = [
  { begins: /^(months?|mois|monate?)$/, name: 'months', of: ({ unit }: Length) => unit === 'month' },
  {
    begins: /^(weeks?|semaines?|wochen?)$/,
    name: 'weeks',
    of: ({ unit, amount }: Length) => unit === 'day' && amount % 7 === 0,
  },
  { begins: /^(days?|jours?|tage?)$/, name: 'days', of: ({ unit }: Length) => unit === 'day' },
] as const;

const unitOf = (label: string) => UNITS.find(({ begins }) => begins.test(plainLabel(label)));

/** Whether a list offers nothing but units of time, two at least. */
const offersUnits = ({ options }: FormQuestion): boolean =>
  options.length > 1 && options.every(({ label }) => unitOf(label) !== undefined);

const lengthTold = (context: FormContext): Length | null => {
  const known = knownOf(context, 'notice_period');
  return known === null || known === 'contradiction' ? null : lengthOf(known.value);
};

/**
 * The number of a notice that has a list of units right behind it, with the unit in its label that the list is given: "Notice (weeks)". Any other
 * question as it stands.
 */
export function withNoticeUnit(
  question: FormQuestion,
  next: FormQuestion | undefined,
  topic: string,
  context: FormContext,
): FormQuestion {
  if (topic !== 'notice_period' || next === undefined || question.options.length > 0 || !offersUnits(next))
    return question;
  const length = lengthTold(context);
  const told = UNITS.find(
    ({ of, begins }) =>
      length !== null && of(length) && next.options.some(({ label }) => begins.test(plainLabel(label))),
  );
  return told === undefined ? question : { ...question, label: `${question.label} (${told.name})` };
}

/** The unit of a notice whose number stands right before it; null for any other question. */
export function noticeUnitOutcome(
  question: FormQuestion,
  topicBefore: string | undefined,
  context: FormContext,
): Outcome | null {
  if (topicBefore !== 'notice_period' || !offersUnits(question)) return null;
  const known = knownOf(context, 'notice_period');
  if (known === 'contradiction') return missing(CONTRADICTION);
  const length = lengthTold(context);
  const told = UNITS.filter(({ of }) => length !== null && of(length))
    .map(({ begins }) => question.options.find(({ label }) => begins.test(plainLabel(label))))
    .find((option) => option !== undefined);
  return known === null || told === undefined
    ? missing(messages.message('unitUnclear'))
    : fit(question, told.label, known.source);
}
