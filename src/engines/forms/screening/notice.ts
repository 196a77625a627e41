import type { ValueSource } from '#contract/career/form.ts';
import { daysBetween } from '#engines/calendar/index.ts';
import { readDay } from '#engines/forms/answers.ts';
import { choicesOfDay } from '#engines/forms/choices/days.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type Asked, isPlain, pick, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { figuresIn, holdsNumber, rangeIn, withDigits } from './ranges.ts';
import { CONTRADICTION, isRecord, knownOf } from './told.ts';

/** A length of time: whole days, or whole months, which are no fixed number of days. */
interface Length {
  readonly amount: number;
  readonly unit: 'day' | 'month';
}

function lengthOf(value: unknown): Length | null {
  if (!isRecord(value)) return null;
  const { days, weeks, months } = value;
  if (typeof days === 'number') return { amount: days, unit: 'day' };
  if (typeof weeks === 'number') return { amount: weeks * 7, unit: 'day' };
  return typeof months === 'number' ? { amount: months, unit: 'month' } : null;
}

const AT_ONCE =
  /\b(immediate\w*|none|no notice|right away|asap|aucun\w*|tout de suite|immediat\w*|maintenant|now)\b/;
const WORKING = /\b(working|business|ouvrables?)\b/;

/** So many days have some months; a span of them is as long as it can be said to be. */
type DaysOfMonths = (months: number) => number;
const MONTH_DAYS: readonly DaysOfMonths[] = [(months) => months * 28, (months) => months * 31];

/** An end of a range in days, where a thousand stands for a month. */
const inDays = (end: number, daysOf: DaysOfMonths): number => (end >= 1000 ? daysOf(end / 1000) : end);

/** The days from a day to the same day some months on. */
const monthsFrom =
  (today: string): DaysOfMonths =>
  (months) => {
    const count = Number(today.slice(5, 7)) - 1 + Math.floor(months);
    const year = Number(today.slice(0, 4)) + Math.floor(count / 12);
    return daysBetween(today, `${year}-${String((count % 12) + 1).padStart(2, '0')}-${today.slice(8)}`);
  };

/** Whether a choice is true of a length; a month is not told in days nor the other way round, except where no month is that long. */
function covers(label: string, length: Length, monthDays = MONTH_DAYS, unit = 'none'): boolean {
  const plain = plainLabel(label);
  if (WORKING.test(plain)) return false;
  const range = rangeIn(label.replace(/[’']s/g, ' '), { day: 1, week: 7, month: 1000, year: 12_000 }, unit);
  if (range === null) return AT_ONCE.test(plain) && length.amount === 0;
  const inMonths = range.from >= 1000 || (range.to >= 1000 && range.to !== Infinity);
  if (length.unit === 'month')
    return (
      (range.from === 0 || range.from >= 1000) &&
      (range.to === 0 || range.to >= 1000) &&
      holdsNumber(range, length.amount * 1000)
    );
  if (!inMonths) return holdsNumber(range, length.amount);
  // Months have 28 to 31 days: only what holds at both ends is true.
  return monthDays.every((daysOf) =>
    holdsNumber(
      {
        ...range,
        from: inDays(range.from, daysOf),
        to: range.to === Infinity ? Infinity : inDays(range.to, daysOf),
      },
      length.amount,
    ),
  );
}

/** The unit of bare numbers among the choices, where the question says it: "Notice period in weeks". */
function unitOfAll(text: string): string {
  const found =
    /\b(?:in|en|nombre de|number of|how many|combien de) (days?|weeks?|months?|jours?|semaines?|mois)\b/.exec(
      text,
    )?.[1] ?? '';
  if (/^(day|jour)/.test(found)) return 'day';
  return /^(week|semaine)/.test(found) ? 'week' : /^(month|mois)/.test(found) ? 'month' : 'none';
}

/** Whether a choice says a length and nothing else: "6 weeks", "2 months notice". */
function isExactly(label: string, length: Length): boolean {
  const found = /^(\d+) (day|week|month|jour|semaine|mois)s?( (notice|de preavis))?$/.exec(
    plainLabel(withDigits(label)),
  );
  if (found === null) return false;
  const unit = found[2] ?? '';
  const amount = Number(found[1]) * (/^(week|semaine)/.test(unit) ? 7 : 1);
  return amount === length.amount && (unit.startsWith('mo') ? 'month' : 'day') === length.unit;
}

const one = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 || unit === 'mois' ? '' : 's'}`;

function inWords({ amount, unit }: Length, french: boolean): string {
  if (unit === 'month') return one(amount, french ? 'mois' : 'month');
  if (amount > 0 && amount % 7 === 0) return one(amount / 7, french ? 'semaine' : 'week');
  return one(amount, french ? 'jour' : 'day');
}

function noticeNumber(asked: Asked, length: Length, source: ValueSource): Outcome {
  const { text, question } = asked;
  if (WORKING.test(text)) return missing('I know your notice in calendar days only.');
  if (/\b(days|day|jours?)\b/.test(text) && length.unit === 'day')
    return fit(question, String(length.amount), source);
  if (/\b(weeks?|semaines?)\b/.test(text) && length.unit === 'day' && length.amount % 7 === 0)
    return fit(question, String(length.amount / 7), source);
  if (/\b(months?|mois)\b/.test(text) && (length.unit === 'month' || length.amount === 0))
    return fit(question, String(length.amount), source);
  return missing('I am not sure in which unit it is asked.');
}

const WITHIN = /\b(within|in|d ici|dans|sous|a)\b/;

/** "Can you start within two weeks?" by the notice: it cannot be sooner than the notice lasts. */
function startsWithin(asked: Asked, length: Length, source: ValueSource): Outcome {
  const { text, question } = asked;
  const unsure = missing('I know your notice, not this.');
  if (isPlain(text) !== true) return unsure;
  if (/\bimmediate\w*|immediatement|right away|tout de suite\b/.test(text) && length.amount > 0)
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

/** The notice as told, in the unit asked; a choice must be true, the nearest one is not enough. */
export function noticeOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'notice_period');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const length = lengthOf(known.value);
  if (length === null) return null;
  const { question, text } = asked;
  if (wantsYesOrNo(asked)) return missing('I know how long your notice is, not this.');
  if (question.options.length > 0) {
    // A choice that is the very length goes before those that go on to say when it ends.
    const exact = question.options.filter(({ label }) => isExactly(label, length));
    return pick(
      asked,
      (option) =>
        exact.length > 0 ? exact.includes(option) : covers(option.label, length, MONTH_DAYS, unitOfAll(text)),
      known.source,
    );
  }
  const unitNamed =
    /[([](in |en |nombre de )?(calendar )?(days|weeks|months|jours|semaines|mois)[)\]]|\b(how many|number of|combien de|nombre de) (days|weeks|months|jours|semaines|mois)\b/i;
  if (question.kind === 'number' || unitNamed.test(question.label))
    return noticeNumber(asked, length, known.source);
  if (question.kind === 'date') return missing('A notice is not a date.');
  return fit(question, inWords(length, /preavis|combien|votre/.test(text)), known.source);
}

const NAMED_DAY =
  /(\d{4}-\d{2}-\d{2})|(?:(\d{1,2})(?:st|nd|rd|th|er)? (?:of )?(\p{L}{3,}\.?) (\d{4}))|(?:(\p{L}{3,}\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}))/u;

function dayNamed(label: string): string | null {
  const [found = ''] = NAMED_DAY.exec(label) ?? [];
  return found === '' ? null : readDay(found);
}

/** A start that is counted from a day nobody knows yet. */
const AFTER_AN_OFFER =
  /\bafter (an?|the|our|receiving an?|accepting an?) (job )?(offer|contract)\b|\b(once|if|when) (you are )?(hired|offered|selected)\b|apres (une|l|votre) (offre|embauche|acceptation)/;

/** The day from which the person can start, as told; a notice answers only choices that speak of a notice. */
export function startOutcome(asked: Asked): Outcome | null {
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
  if (day < context.today) return missing('The start date you gave me has passed.');
  if (AFTER_AN_OFFER.test(text))
    return missing('I know the day from which you can start, not how long after an offer.');
  const away = daysBetween(context.today, day);
  if (wantsYesOrNo(asked)) {
    const named = dayNamed(question.label);
    if (isPlain(text) === true && named !== null) return sayYesOrNo(asked, named >= day, known.source);
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
    return question.kind === 'number' ? missing('I know the day only.') : fit(question, day, known.source);
  return fit(question, day, known.source);
}

/** Of "within 2 weeks", "within a month" the nearest that still holds, or the range the day lies in. */
function soonest(asked: Asked, away: number, source: ValueSource): Outcome {
  const length: Length = { amount: away, unit: 'day' };
  const exactly = [monthsFrom(asked.context.today)];
  const holding = asked.question.options.filter(({ label }) => covers(label, length, exactly));
  const [first] = holding.toSorted((a, b) => endOf(a.label) - endOf(b.label));
  return first === undefined
    ? missing('No choice plainly says this.')
    : pick(asked, ({ value }) => value === first.value, source);
}

const endOf = (label: string): number =>
  rangeIn(label, { day: 1, week: 7, month: 30, year: 365 }, 'none')?.to ?? Infinity;
