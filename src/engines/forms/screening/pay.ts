import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { acceptable, offerSaid, unitAsked } from '#engines/forms/parameters/offers.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { currencyNamed, moneyOf } from '#engines/forms/understanding/parameters.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, pick, wantsYesOrNo } from './asked.ts';
import { figuresIn, holdsNumber, rangeIn } from './ranges.ts';
import { allTold, CONTRADICTION, isRecord } from './told.ts';

const WEEKS = 52;
const MONTHS = 12;

interface Pay {
  readonly id: string;
  readonly currency: string;
  readonly period: string;
  readonly single: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly hours: number | null;
  /** Told for this employer alone. */
  readonly own: boolean;
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The pay that was told under a meaning. */
export function payTold(asked: AskedQuestion, meaning: string): Pay[] {
  return allTold(asked.context, meaning).flatMap(({ id, value, company }) => {
    if (!isRecord(value) || typeof value.currency !== 'string') return [];
    const period =
      typeof value.period === 'string' ? value.period : meaning === 'rate.hourly' ? 'hour' : 'year';
    const hours = value.convert === true ? number(value.hoursPerWeek) : null;
    return [
      {
        id,
        currency: value.currency,
        period,
        single: number(value.single) ?? number(value.amount),
        min: number(value.min),
        max: number(value.max),
        hours,
        own: company !== undefined,
      },
    ];
  });
}

/** How often a period comes in a year; hours only by the hours of the person's week. */
function inYear(period: string, hours: number | null): number | null {
  if (period === 'year') return 1;
  if (period === 'month') return MONTHS;
  if (period === 'week') return WEEKS;
  if (period === 'fortnight') return WEEKS / 2;
  return period === 'hour' && hours !== null ? WEEKS * hours : null;
}

/** The pay as it is for another period; null when the person did not leave it to be converted. */
function forPeriod(pay: Pay, period: string): Pay | null {
  if (pay.period === period) return pay;
  if (pay.hours === null) return null;
  const [have, want] = [inYear(pay.period, pay.hours), inYear(period, pay.hours)];
  if (have === null || want === null) return null;
  const turn = (amount: number | null): number | null =>
    amount === null ? null : Math.round(((amount * have) / want) * 100) / 100;
  return { ...pay, period, single: turn(pay.single), min: turn(pay.min), max: turn(pay.max) };
}

const OTHER_PAY = wordFor('pay: other pay');
const SCALES = {};

/** Pay under which an offer is turned down, whichever is said first: "sous quel taux refuseriez-vous", "would you decline anything under". */
const REFUSED_BELOW =
  /\b(below|under|beneath|sous|moins d)\b.*\b(refus\w*|turn (it |us )?down|declin\w*|walk away|reject\w*|say no|not (consider|accept|move)|n accept\w*)|\b(refus\w*|turn down|declin\w*|reject\w*)\b.*\b(below|under|beneath|sous|moins d)\b/;

function amountAsked(asked: AskedQuestion, pay: Pay): number | null {
  if (
    asked.topic.startsWith('salary.expected_min') ||
    REFUSED_BELOW.test(asked.text) ||
    /\b(minimum|min|lowest|least|minimal\w*|floor|below which|smallest|plus (bas|faible)|moins eleve\w*|moindre|plancher|seuil|en deca|en dessous)\b/.test(
      asked.text,
    )
  )
    return pay.min;
  if (/\b(maximum|max|highest|ideal upper|ceiling|plafond|plus (haut|eleve)\w*)\b/.test(asked.text))
    return pay.max;
  return pay.single ?? pay.min;
}

/** Two ends of the pay are asked for, and one figure is no answer. */
const ENDS = wordFor('pay: ends');

/** Both ends of the pay as a line of words: "78000 - 90000"; null where one was not told. */
function endsOf({ min, max }: Pay, unit: number): string | null {
  const told = (amount: number): string => String(Math.round((amount / unit) * 100) / 100);
  return min === null || max === null ? null : `${told(min)} - ${told(max)}`;
}

/** Of the pay one has, or had. */
export const NOW = wordFor('pay: now');

/** What one would like to earn is not what one earns. */
const HOPED = wordFor('pay: hoped', 'g');

/** The pay the person has now, only as they told it. */
export function currentPayOutcome(asked: AskedQuestion): Outcome | null {
  return wantsYesOrNo(asked) || /\b(last|previous|history|dernier\w*)\b/.test(asked.text)
    ? null
    : amountOutcome(asked, payTold(asked, 'salary.current'));
}

/** The figure of a pay, both ends of it, or the choice that holds it. */
function figureOutcome(asked: AskedQuestion, pay: Pay, source: ValueSource): Outcome {
  const { question, text } = asked;
  const amount = amountAsked(asked, pay);
  if (amount === null) return missing(messages.message('payFigure'));
  const unit = unitAsked(text.replace(/\d+ ?k\b/g, ''));
  if (question.kind === 'short' && question.options.length === 0 && ENDS.test(text)) {
    const ends = endsOf(pay, unit);
    return ends === null ? missing(messages.message('payFigure')) : fit(question, ends, source);
  }
  if (question.options.length === 0)
    return fit(question, String(Math.round((amount / unit) * 100) / 100), source);
  return pick(
    asked,
    ({ label }) => {
      const range = rangeIn(label, SCALES, '');
      return range !== null && holdsNumber(range, amount);
    },
    source,
  );
}

/** The pay in the currency and period asked, a choice that holds it, or whether an offer is enough; never converted. */
export function payOutcome(asked: AskedQuestion): Outcome | null {
  const { text } = asked;
  const all = [
    ...payTold(asked, 'salary.expected'),
    ...payTold(asked, 'rate.hourly'),
    ...payTold(asked, 'salary.expected_min'),
  ];
  return NOW.test(text.replace(HOPED, ' '))
    ? missing(messages.message('payWished'))
    : amountOutcome(asked, all);
}

/** Sums of which each is more than anybody is paid in a month, in currencies of which that is so. */
function yearlyBy(labels: readonly string[], currency: string): 'year' | null {
  const sums = labels.flatMap((label) => figuresIn(label)).map(({ value }) => value);
  const known = /^(CAD|USD|GBP|EUR|AUD|NZD|CHF)$/.test(currency);
  return known && sums.length > 1 && sums.every((sum) => sum >= 20_000) ? 'year' : null;
}

const CURRENCY_ASKED = /^(currency|devise|wahrung)\b|\b(currency|devise)$/;
const PERIOD_ASKED =
  /\b(period|frequency|basis|frequence|periode)$|^(pay|salary|wage) (period|frequency|basis)\b/;

/** A question for the currency or the period alone: "Currency of your salary expectation" wants no figure; null for others. */
function termAsked(asked: AskedQuestion): AskedQuestion | null {
  const { options } = asked.question;
  if (options.length === 0 || options.some(({ label }) => figuresIn(label).length > 0)) return null;
  if (CURRENCY_ASKED.test(asked.text)) return { ...asked, topic: 'salary.currency' };
  return PERIOD_ASKED.test(asked.text) ? { ...asked, topic: 'salary.period' } : null;
}

/** A figure, a choice or a yes or no to a question about pay, by what was told of it. */
export function amountOutcome(asked: AskedQuestion, all: readonly Pay[]): Outcome | null {
  const { question, context, text } = asked;
  if (all.length === 0) return null;
  const terms = termAsked(asked);
  if (terms !== null) return payTermOutcome(terms);
  const offered = wantsYesOrNo(asked) ? offerSaid(asked) : question.label;
  if (OTHER_PAY.test(text) || OTHER_PAY.test(plainLabel(offered))) return missing(messages.message('untold'));
  const words = `${offered} ${question.options.map(({ label }) => label).join(' ')}`;
  const named = moneyOf(words, context);
  const currency = currencyNamed(words) ?? currencyNamed(question.help) ?? named.currency;
  // "It is paid by the hour. What rate would you like?" says the period before it.
  const period = named.period ?? (question.help === '' ? undefined : moneyOf(question.help, context).period);
  const told = all.filter((pay) => pay.currency === currency);
  const same = told.some(({ own }) => own) ? told.filter(({ own }) => own) : told;
  if (currency === undefined || same.length === 0) return missing(messages.message('payCurrency'));
  const stated =
    period ??
    (/\b(salary|salarial\w*|salaire)\b/.test(text) && same.every((pay) => pay.period !== 'hour')
      ? 'year'
      : yearlyBy([...question.options.map(({ label }) => label), offered], currency));
  const fitting =
    stated === null ? [] : same.map((pay) => forPeriod(pay, stated)).filter((pay) => pay !== null);
  const direct = fitting.filter((pay) =>
    same.some(({ id, period: own }) => id === pay.id && own === pay.period),
  );
  const chosen = direct.length > 0 ? direct : fitting;
  if (new Set(chosen.map(({ single, min }) => `${single} ${min}`)).size > 1) return missing(CONTRADICTION);
  const [pay] = chosen;
  const [only] = same;
  // Where no period is named, an amount that names its own cannot be taken for another.
  if (
    pay === undefined &&
    stated === null &&
    question.kind === 'short' &&
    only?.period &&
    same.length === 1
  ) {
    const source: ValueSource = { kind: 'answer', answer_id: only.id, label: messages.message('fromAnswer') };
    const amount = amountAsked(asked, only);
    if (amount !== null && unitAsked(text) === 1 && !wantsYesOrNo(asked))
      return fit(question, `${amount} ${currency} per ${only.period}`, source);
  }
  if (pay === undefined) return missing(messages.message('payPeriod'));
  const source: ValueSource = { kind: 'answer', answer_id: pay.id, label: messages.message('fromAnswer') };
  if (wantsYesOrNo(asked)) return acceptable(asked, pay, source);
  return figureOutcome(asked, pay, source);
}

const PERIOD_WORDS: Readonly<Record<string, RegExp>> = {
  year: /year|annual|annum|annuel|\ban\b|annee/,
  month: /month|mois|mensuel/,
  week: /week|semaine|hebdo/,
  hour: /hour|heure|horaire/,
};

/** The currency or the period of the pay that was told, where a form asks for it apart from the figure. */
export function payTermOutcome(asked: AskedQuestion): Outcome | null {
  const told = payTold(asked, 'salary.expected');
  const [first] = told;
  if (first === undefined || new Set(told.map(({ currency, period }) => `${currency}/${period}`)).size > 1)
    return null;
  const source: ValueSource = { kind: 'answer', answer_id: first.id, label: messages.message('fromAnswer') };
  if (asked.topic.startsWith('salary.currency'))
    return asked.question.options.length === 0
      ? fit(asked.question, first.currency, source)
      : pick(
          asked,
          ({ label }) =>
            moneyOf(label, { posting: { ...asked.context.posting, pay: null, places: [] } }).currency ===
            first.currency,
          source,
        );
  const words = PERIOD_WORDS[first.period];
  return words === undefined || asked.question.options.length === 0
    ? null
    : pick(asked, ({ label }) => words.test(plainLabel(label)), source);
}
