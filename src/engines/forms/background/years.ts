import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { choiceHolding, oneRangeOf, rangesOf } from '#engines/forms/choices/compared.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  pickAll,
  sayYesOrNo,
  sideSaid,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { comparedPlainly, figuresIn, holdsNumber, rangeIn } from '#engines/forms/screening/ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { countsThings, lengthUnit } from '#engines/forms/parameters/length-units.ts';
import { evidenceOf } from './qualifications.ts';
import { type Named, skillAsked } from './skills/skill-asked.ts';
import { isSkill, withoutName } from './skills/skill-names.ts';
import { type Counted, lasting } from './spans.ts';
import { allTold, CONTRADICTION } from '#engines/forms/screening/told.ts';
import type { Message } from '#localization/types.ts';

const NO_YEARS = wordAloneFor('years: no years');
const CONSECUTIVE = wordFor('years: consecutive', /last \d|past \d|\bunder\b.*\bage\b/);

/** Both ends of a length are named. */
const BETWEEN = /\b(between|entre|from|de)\b/;

/**
 * Years or months by a rule from dates as this form takes them: a number, a range, or a comparison with "at least". What is counted in anything else
 * is put to the person.
 */
export function sayDuration(asked: AskedQuestion, counted: Counted, source: ValueSource): Outcome {
  const { question, text } = asked;
  if (CONSECUTIVE.test(text)) return missing(messages.message('onlyTotal'));
  const isSided = wantsYesOrNo(asked);
  const unit = lengthUnit(text);
  if (
    (unit === 'other' && !isSided) ||
    [question.label, ...question.options.map(({ label }) => label)].some(countsThings)
  )
    return missing(messages.message('onlyTotal'));
  const fallback = unit === 'month' ? 'month' : 'year';
  if (isSided) return durationSided(asked, counted, { source, fallback });
  if (question.options.length > 0) return durationAmong(asked, counted, { source, fallback });
  if (fallback === 'month') return fit(question, String(counted.elapsed), source);
  const years = Math.floor(counted.months / 12);
  // Less than a year is no number of years; a zero would deny what is there.
  return years === 0 ? missing(messages.message('underAYear')) : fit(question, String(years), source);
}

const SCALES = { year: 12, month: 1 };

interface Saying {
  readonly source: ValueSource;
  /** What a figure counts that stands without a word for it. */
  readonly fallback: keyof typeof SCALES;
}

/** The choice that a length is in. */
function durationAmong(asked: AskedQuestion, counted: Counted, { source, fallback }: Saying): Outcome {
  const { question } = asked;
  const holding = (months: number) => (option: { label: string }) => {
    const range = rangeIn(option.label, SCALES, fallback);
    return range !== null && holdsNumber(range, months);
  };
  const none = question.options.filter(({ label }) => NO_YEARS.test(plainLabel(label)));
  if (counted.most === 0 && none.length === 1) return pick(asked, (option) => option === none[0], source);
  const exact = question.options.filter(holding(counted.months));
  if (exact.length === 1) return pick(asked, holding(counted.months), source);
  return exact.length > 1
    ? missing(messages.message('severalFit'))
    : pick(asked, holding(Math.floor(counted.months / 12) * 12), source);
}

/** Whether a length is as long as a question says. */
function durationSided(asked: AskedQuestion, counted: Counted, { source, fallback }: Saying): Outcome {
  const { question, text } = asked;
  const stated = rangesOf(question.options, SCALES, fallback);
  const holding = stated === null ? null : choiceHolding(stated, counted.months, counted.most);
  if (holding !== null) return pick(asked, (option) => option === holding, source);
  const one = oneRangeOf(question.options, SCALES, fallback);
  if (one !== null) {
    const holds = [counted.months, counted.most].map((months) => holdsNumber(one.range, months));
    if (holds[0] !== holds[1]) return missing(messages.message('oneMonth'));
    return pick(asked, (option) => option === (holds[0] === true ? one.option : one.other), source);
  }
  // "Yes, for longer" names no length by itself: one that is named and holds is right whatever the others say.
  const fitting = question.options.filter(({ label }) => {
    const range = rangeIn(label, SCALES, fallback);
    return range !== null && [counted.months, counted.most].every((months) => holdsNumber(range, months));
  });
  if (counted.months > 0 && fitting.length === 1)
    return pick(asked, (option) => option === fitting[0], source);
  const plain = isPlain(plainLabel(comparedPlainly(question.label)));
  if (plain !== true && isPlain(text) !== true) return missing(messages.message('yesUnclear'));
  const figures = figuresIn(question.label);
  if (figures.length === 0) return sayYesOrNo(asked, true, source);
  const range =
    figures.length === 1 || (figures.length === 2 && BETWEEN.test(text))
      ? rangeIn(question.label, SCALES, fallback)
      : null;
  if (range === null) return missing(messages.message('lengthUnclear'));
  const enough = (months: number): boolean =>
    range.from === 0 || figures.length === 2
      ? holdsNumber(range, months)
      : range.above
        ? months > range.from
        : months >= range.from;
  return enough(counted.months) === enough(counted.most)
    ? sayYesOrNo(asked, enough(counted.months), source)
    : missing(messages.message('oneMonth'));
}

/** A source for what is computed from dates. */
export const derivedFromDates = (rule: Message, fact_ids: string[] = []): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids,
  label: messages.message('fromDates'),
});

/** Words that may widen what is asked beyond the skill that is named. */
const WIDER = /\b(or|ou)\b(?! (more|over|longer|above|better|higher|plus|davantage)\b)/;

/**
 * Years with a skill: the union of the dated spans; an answer given before must agree with them to a year. Where more is asked than the skill
 * its years are the most it can be: too few of them are too few of the narrower thing as well.
 */
export function skillYears(asked: AskedQuestion): Outcome | null {
  const named = skillAsked(asked);
  if (named === null) return null;
  if (named === 'unsure') return missing(messages.message('moreThanSkill'));
  const outcome = yearsOf(asked, named);
  if (!named.narrowed || outcome === null || 'missing' in outcome) return outcome;
  const upwards = !/\b(less|fewer|under|no more|at most|moins|maximum)\b/.test(asked.text);
  const tooFew =
    wantsYesOrNo(asked) && upwards && sideSaid(asked, outcome) === false && !WIDER.test(asked.text);
  return tooFew ? outcome : missing(messages.message('moreThanSkill'));
}

/** A question that points back at a skill with the length that is said before it, where it says none itself. */
function withItsLength(asked: AskedQuestion, { setting }: Named): AskedQuestion {
  const { question } = asked;
  if (setting === undefined || figuresIn(question.label).length > 0 || figuresIn(setting).length === 0)
    return asked;
  return { ...asked, question: { ...question, label: `${setting.trim()} ${question.label}` } };
}

function yearsOf(given: AskedQuestion, named: Named): Outcome | null {
  const asked = withItsLength(given, named);
  const told = allTold(asked.context, 'experience.years_skill').filter(
    ({ parameter, value }) => isSkill(parameter, named.skill) && typeof value === 'number',
  );
  const said = [...new Set(told.map(({ value }) => Number(value)))];
  const counted = lasting(named.uses, asked.context.today);
  if (said.length > 1) return missing(CONTRADICTION);
  const [figure] = said;
  if (counted === null)
    return figure === undefined || told[0] === undefined
      ? null
      : sayDuration(
          withoutName(asked, named.skill),
          { months: figure * 12, most: figure * 12, elapsed: figure * 12 },
          { kind: 'answer', answer_id: told[0].id, label: messages.message('fromAnswer') },
        );
  if (figure !== undefined && Math.abs(figure - counted.months / 12) > 1)
    return missing(
      messages.message('yearsDiffer', { years: figure, dated: Math.floor(counted.months / 12) }),
    );
  return sayDuration(
    withoutName(asked, named.skill),
    counted,
    derivedFromDates(messages.message('datesWith', { skill: named.skill })),
  );
}

/** Which of the offered skills are recorded, under any of their names. */
export function skillsOffered(asked: AskedQuestion): Outcome | null {
  const { skill_use: uses = [] } = asked.context;
  const told = allTold(asked.context, 'experience.years_skill').filter(({ value }) => Number(value) > 0);
  const skills = [...uses.map(({ skill }) => skill), ...told.map(({ parameter }) => parameter)];
  if (skills.length === 0 || asked.question.kind !== 'multi') return null;
  if (isPlain(asked.text) !== true) return missing(messages.message('askUnclear'));
  if (/\d/.test(asked.text)) return missing(messages.message('moreThanWhich'));
  return pickAll(
    asked,
    (option) =>
      skills.some((skill) => isSkill(option.label, skill)) ||
      // Where no use of a skill is recorded, what the resume names counts beside what was told.
      (uses.length === 0 && evidenceOf(plainLabel(option.label), asked.context).length > 0),
    derivedFromDates(messages.message('choicesUsed')),
  );
}
