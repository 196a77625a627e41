import { wordFor } from '#engines/lexicon/index.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { topicName, topicParameter } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, isPlain, pick, sayPlainly, says, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { countryOf } from '#engines/forms/understanding/places.ts';
import { patternOf } from '#engines/forms/background/language-levels.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

/** What goes on before a court, which no statement about agreements covers. */
const IN_COURT = wordFor('statements: in court');

/** Others for whom a statement of one's own says nothing: "you or any member of your immediate family". */
const WITH_OTHERS = wordFor('statements: with others');

const HINDER = String.raw`(?:prevent|restrict|limit|prohibit|hinder|stop|empech|interdi|restrei)\w*`;
/** What a clause or an interest does to one, said of it: "that would prevent you from working here" turns no question over. */
const HINDERS = new RegExp(
  String.raw`\b(?:(?:that|which|qui) (?:(?:would|could|might|may|will|can|peut|peuvent|pourrai\w+|risque\w* de|risque\w* d) )?(?:vous )?|(?:vous )?(?=\w+(?:ing|ant)\b))${HINDER}\b(?! not\b| pas\b).*$`,
);
const HINDERING = new RegExp(String.raw`\b${HINDER}`);
const IS_A_HINDRANCE = /^(?:noncompete|conflict_of_interest)$/;

/** A statement of the person's own, such as an accommodation: used only where it was given for this very question. */
export function ownStatement(asked: AskedQuestion): Outcome | null {
  if (IN_COURT.test(asked.text)) return null;
  const known = knownOf(asked.context, topicName(asked.topic));
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  if (WITH_OTHERS.test(asked.text) && (side !== true || !/\b(or|ou)\b/.test(asked.text)))
    return missing(messages.message('moreThanKnown'));
  const hinders = IS_A_HINDRANCE.test(topicName(asked.topic));
  const text = hinders ? asked.text.replace(HINDERS, ' ') : asked.text;
  if (hinders && HINDERING.test(text)) return missing(messages.message('yesUnclear'));
  if (side !== null) return sayPlainly({ ...asked, text }, side, known.source);
  return typeof known.value === 'string' && !wantsYesOrNo(asked)
    ? fit(asked.question, known.value, known.source)
    : null;
}

/** What was told in words or as a figure, where the form leaves room for just that. */
export function toldInWords(asked: AskedQuestion): Outcome | null {
  const known =
    knownOf(asked.context, topicName(asked.topic), topicParameter(asked.topic)) ??
    knownOf(asked.context, topicName(asked.topic));
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { value, source } = known;
  if (wantsYesOrNo(asked) || (typeof value !== 'string' && typeof value !== 'number')) return null;
  return fit(asked.question, String(value), source);
}

const MORE_THAN_CONVICTED = wordFor('statements: more than convicted');

/** Whoever was never convicted has no conviction without a pardon. */
const UNPARDONED =
  /\b(for which|pour laquelle|pour lesquelles)\b.{0,40}\b(pardon|record suspension|rehabilitation)\b.{0,60}$/;

/** A record of convictions: only a no that was told, and only where nothing wider than convictions is asked. */
export function recordOutcome(asked: AskedQuestion): Outcome | null {
  const country = countryOf(asked.context.posting);
  const known =
    knownOf(asked.context, 'criminal.convictions') ?? knownOf(asked.context, 'criminal.convictions', country);
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const text = asked.text.replace(UNPARDONED, ' ');
  if (sideOf(known.value) !== false || MORE_THAN_CONVICTED.test(text) || WITH_OTHERS.test(text))
    return missing(messages.message('legal'));
  return sayPlainly({ ...asked, text }, false, known.source);
}

/** Clearances of Canada in both of its languages, the longer names first (Treasury Board, Standard on Security Screening). */
const LEVELS: readonly (readonly string[])[] = [
  ['reliability status', 'cote de fiabilite'],
  ['enhanced reliability', 'fiabilite approfondie'],
  ['top secret', 'tres secret'],
];

/** A security clearance as told: none, or its level by name. */
export function clearanceOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'clearance');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { question, text } = asked;
  const level = plainLabel(String(known.value));
  const none = /^(none|no|false|aucune?)$/.test(level);
  if (isPlain(text) !== true || /obtain|eligible|willing|able to|undergo|ever|previously|obtenir/.test(text))
    return missing(messages.message('clearanceNotThis'));
  if (wantsYesOrNo(asked)) {
    if (none) return sayYesOrNo(asked, false, known.source);
    return ` ${text} `.includes(` ${level} `)
      ? sayYesOrNo(asked, true, known.source)
      : missing(messages.message('clearanceNotThis'));
  }
  if (question.options.length === 0) return fit(question, String(known.value), known.source);
  const levels = LEVELS.find((names) => names.some((name) => says(level, name))) ?? [level];
  const named = question.options.filter(({ label }) =>
    [level, ...levels].some((name) => says(name, plainLabel(label))),
  );
  const longest = named.filter(
    ({ label }) =>
      !named.some((other) => other.label !== label && says(plainLabel(other.label), plainLabel(label))),
  );
  if (!none && longest.length === 1) return pick(asked, (option) => option === longest[0], known.source);
  return none
    ? pick(
        asked,
        ({ label }) =>
          /^(none|no clearance|no|aucune?|i do not (have|hold).*|not cleared)$/.test(plainLabel(label)),
        known.source,
      )
    : fit(question, String(known.value), known.source);
}

/** The language to write in, as told. */
export function correspondenceOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'language.correspondence');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const pattern = patternOf(String(known.value));
  if (asked.question.options.length === 0 || pattern === undefined) return null;
  return pick(asked, ({ label }) => pattern.test(plainLabel(label)), known.source);
}

/** Questions that what was told in words or as a figure answers as it stands. */
export const IN_WORDS = [
  'licence.number',
  'name.preferred',
  'phone.type',
  'hours.per_week',
  'location.preferred',
  'education.gpa',
  'contact.best_time',
  'work_auth.expiry',
  'date_of_birth',
];
