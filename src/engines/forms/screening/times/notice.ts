import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { daysBetween } from '#engines/calendar/index.ts';
import { readDay } from '#engines/forms/answers.ts';
import { beginsBy, choicesOfDay } from '#engines/forms/choices/days.ts';
import { soonest } from '#engines/forms/choices/soonest.ts';
import { covers, type Length, lengthOf, MONTH_DAYS, WORKING } from '#engines/forms/parameters/lengths.ts';
import { inWholeMonths, isExactly } from '#engines/forms/parameters/whole-months.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  sayPlainly,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { figuresIn, withDigits } from '#engines/forms/screening/ranges.ts';
import { CONTRADICTION, knownOf } from '#engines/forms/screening/told.ts';

/** The unit of bare numbers among the choices, where the question says it: "Notice period in weeks". */
function unitOfAll(text: string): string {
  const found =
    /\b(?:in|en|nombre de|number of|how many|combien de) (?:calendar |full )?(days?|weeks?|months?|jours?|semaines?|mois)\b/.exec(
      text,
    )?.[1] ?? '';
  if (/^(day|jour)/.test(found)) return 'day';
  return /^(week|semaine)/.test(found) ? 'week' : /^(month|mois)/.test(found) ? 'month' : 'none';
}

const one = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 || unit === 'mois' ? '' : 's'}`;

function inWords({ amount, unit }: Length, french: boolean): string {
  if (unit === 'month') return one(amount, french ? 'mois' : 'month');
  if (amount > 0 && amount % 7 === 0) return one(amount / 7, french ? 'semaine' : 'week');
  return one(amount, french ? 'jour' : 'day');
}

function noticeNumber(asked: AskedQuestion, length: Length, source: ValueSource): Outcome {
  const { question } = asked;
  // The unit may be said before the question: "Answer in days."
  const unit = unitOfAll(plainLabel(question.help));
  const text =
    unit === 'none' || /\b(days?|weeks?|months?|jours?|semaines?|mois)\b/.test(asked.text)
      ? asked.text
      : unit;
  if (WORKING.test(text)) return missing(messages.message('noticeInDays'));
  // Where a notice is counted in days a month of it is thirty.
  if (/\b(days|day|jours?)\b/.test(text))
    return fit(question, String(length.amount * (length.unit === 'day' ? 1 : 30)), source);
  if (/\b(weeks?|semaines?)\b/.test(text) && length.unit === 'day' && length.amount % 7 === 0)
    return fit(question, String(length.amount / 7), source);
  if (/\b(months?|mois)\b/.test(text) && (length.unit === 'month' || length.amount === 0))
    return fit(question, String(length.amount), source);
  return missing(messages.message('unitUnclear'));
}

const LIMITED = wordFor('notice: limited');
const WITHIN = /\b(within|in|d ici|dans|sous|a)\b/;

/** "Can you start within two weeks?" by the notice: it cannot be sooner than the notice lasts. */
function startsWithin(asked: AskedQuestion, length: Length, source: ValueSource): Outcome {
  const { text, question } = asked;
  const unsure = missing(messages.message('noticeNotThis'));
  if (isPlain(text) !== true || WORKING.test(text)) return unsure;
  if (/\bimmediate|immediatement|right away|tout de suite\b/.test(text) && length.amount > 0)
    return sayYesOrNo(asked, false, source);
  const [figure, second] = figuresIn(question.label);
  if (
    figure === undefined ||
    second !== undefined ||
    !WITHIN.test(text) ||
    !/start|begin|join|commenc|debut|available|disponible/.test(text)
  )
    return unsure;
  const days = { day: [1, 1], week: [7, 7], month: [28, 31] }[figure.unit];
  if (days === undefined) return unsure;
  const [least = 0, most = 0] = days.map((size) => size * figure.value);
  const [shortest, longest] =
    length.unit === 'day' ? [length.amount, length.amount] : [length.amount * 28, length.amount * 31];
  const months = length.unit === 'month' && figure.unit === 'month';
  if (months ? length.amount <= figure.value : longest <= least) return sayYesOrNo(asked, true, source);
  return (months ? length.amount > figure.value : shortest > most)
    ? sayYesOrNo(asked, false, source)
    : unsure;
}

const CHANGED = wordFor('notice: changed');

/** "Is your notice longer than two weeks?" by the notice, where it is told in the unit that is asked. */
function noticeThatLong(asked: AskedQuestion, length: Length, source: ValueSource): Outcome {
  const { text, question } = asked;
  const [figure, second] = figuresIn(question.label);
  const unsure = missing(messages.message('noticeLengthNotThis'));
  if (figure === undefined || second !== undefined || CHANGED.test(text) || WORKING.test(text)) return unsure;
  if (!/notice|preavis/.test(text) || (figure.unit === 'month') !== (length.unit === 'month')) return unsure;
  if (!LIMITED.test(text)) return unsure;
  return sayPlainly(asked, covers(question.label, length), source);
}

const ANOTHER = wordAloneFor('notice: another');

/** The choice for any other length, where each of the others is a length and none is this one; else null. */
function anotherThan(
  { question, text }: AskedQuestion,
  length: Length,
): AskedQuestion['question']['options'][number] | null {
  const others = question.options.filter(({ label }) => ANOTHER.test(plainLabel(label)));
  const lengths = question.options.filter((option) => !others.includes(option));
  const none = lengths.every(({ label }) => !covers(label, length, MONTH_DAYS, unitOfAll(text)));
  // Between days and months a choice may be meant though it does not hold to the day.
  const near = lengths.some(({ label }) => NEARLY.some((daysOf) => covers(label, length, [daysOf])));
  return others.length === 1 && none && !near ? (others[0] ?? null) : null;
}
const NEARLY = MONTH_DAYS;

/** The notice as told, in the unit asked; a choice must be true, the nearest one is not enough. */
export function noticeOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'notice_period');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const length = lengthOf(known.value);
  if (length === null) return null;
  const { question, text } = asked;
  if (wantsYesOrNo(asked)) return noticeThatLong(asked, length, known.source);
  if (question.options.length > 0) {
    // A choice that is the very length goes before those that go on to say when it ends.
    const exact = question.options.filter(({ label }) => isExactly(label, length));
    const another = anotherThan(asked, length);
    if (another !== null) return pick(asked, (option) => option === another, known.source);
    const asMonths = inWholeMonths(question.options, length, unitOfAll(text));
    if (asMonths !== null) return pick(asked, (option) => option === asMonths, known.source);
    return pick(
      asked,
      (option) =>
        exact.length > 0 ? exact.includes(option) : covers(option.label, length, MONTH_DAYS, unitOfAll(text)),
      known.source,
    );
  }
  const unitNamed = wordFor(
    'notice: unit named',
    /[([](in |en |nombre de )?(calendar )?(days|weeks|months|jours|semaines|mois)[)\]]|^\W*(calendar )?(days|weeks|months|jours|semaines|mois) (of (your )?notice|notice|de pr[ée]avis)\b|\s(in|en) (days|weeks|months|jours|semaines|mois)\W*$/i,
  );
  if (question.kind === 'number' || unitNamed.test(question.label))
    return noticeNumber(asked, length, known.source);
  if (question.kind === 'date') return missing(messages.message('noticeNoDate'));
  return fit(question, inWords(length, /preavis|combien|votre/.test(text)), known.source);
}

const NAMED_DAY =
  /(\d{4}-\d{2}-\d{2})|(\d{1,2})(?:st|nd|rd|th|er)? (?:of )?(\p{L}{3,}\.?) (\d{4})|(\p{L}{3,}\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/u;

export function dayIn(label: string): string | null {
  const [found = '', another] = [...label.matchAll(new RegExp(NAMED_DAY, 'gu'))].map(([day]) => day);
  return found === '' || another !== undefined ? null : readDay(found);
}

/** The day before which a question that points back asks somebody to begin: "The course begins on 4 January 2027. Could you start by that day?" */
const dayBefore = ({ question, text }: AskedQuestion): string | null =>
  question.help !== '' && /\b(then|that (day|date)|this (day|date)|it|cette date|ce jour|la)\b/.test(text)
    ? dayIn(question.help)
    : null;

/** A start that is counted from a day nobody knows yet. */
const AFTER_AN_OFFER = wordFor('notice: after an offer');

/**
 * How long after an offer one starts is the notice, where the day that was told as the earliest lies in the same choice: an offer
 * that comes today must be served by it as well.
 */
function afterAnOffer(asked: AskedQuestion, away: number): Outcome {
  const unsure = missing(messages.message('startNotAfter'));
  const notice = knownOf(asked.context, 'notice_period');
  const length = notice === null || notice === 'contradiction' ? null : lengthOf(notice.value);
  if (length === null || wantsYesOrNo(asked)) return unsure;
  const fitting = asked.question.options.filter(
    ({ label }) =>
      covers(label, length, MONTH_DAYS, unitOfAll(asked.text)) &&
      covers(label, { amount: away, unit: 'day' }, MONTH_DAYS, unitOfAll(asked.text)),
  );
  return fitting.length === 1 ? (noticeOutcome(asked) ?? unsure) : unsure;
}

/** What is on a day and is no beginning of the job. */
const OF_AN_EVENT = wordFor('notice: of an event');

/** The day from which the person can start, as told; a notice answers only choices that speak of a notice. */
export function startOutcome(asked: AskedQuestion): Outcome | null {
  const { question, context, text } = asked;
  const known = knownOf(context, 'start.earliest');
  if (known === 'contradiction') return missing(CONTRADICTION);
  const notice = knownOf(context, 'notice_period');
  if (known === null) {
    if (notice === null || notice === 'contradiction') return null;
    const length = lengthOf(notice.value);
    if (length === null) return null;
    if (wantsYesOrNo(asked)) return startsWithin(asked, length, notice.source);
    const spoken = question.options.filter(({ label }) => /notice|preavis/.test(plainLabel(label)));
    return spoken.length > 0 ? pick(asked, ({ label }) => covers(label, length), notice.source) : null;
  }
  const day = typeof known.value === 'string' ? readDay(known.value) : null;
  if (day === null) return null;
  if (day < context.today) return missing(messages.message('startPassed'));
  const away = daysBetween(context.today, day);
  if (AFTER_AN_OFFER.test(text)) return afterAnOffer(asked, away);
  if (wantsYesOrNo(asked)) {
    const named = dayIn(question.label) ?? dayBefore(asked);
    if (isPlain(text) === true && named !== null) return sayYesOrNo(asked, named >= day, known.source);
    const said = OF_AN_EVENT.test(text) || isPlain(text) !== true ? null : beginsBy(text, day, context.today);
    if (said !== null) return sayYesOrNo(asked, said, known.source);
    return startsWithin(asked, { amount: away, unit: 'day' }, known.source);
  }
  if (question.options.length > 0) {
    const asNotice = question.options.some(({ label }) => /notice|preavis/.test(plainLabel(label)));
    if (asNotice) return noticeOutcome(asked);
    const covering = choicesOfDay(
      question.options.map(({ label }) => label),
      day,
      context.today,
    );
    if (covering !== null)
      return pick(asked, (option) => covering[question.options.indexOf(option)] === true, known.source);
    return soonest(asked, away, known.source);
  }
  if (/how (soon|long|many)|delai|combien/.test(withDigits(text)))
    return question.kind === 'number'
      ? missing(messages.message('dayOnly'))
      : fit(question, day, known.source);
  return fit(question, day, known.source);
}
