import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { sidesOf } from '#engines/forms/choices/sides.ts';
import { lengthUnit } from '#engines/forms/parameters/length-units.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { WHOLE } from './bare-labels.data.ts';

/** A label that is longer, or speaks to somebody, asks in words of its own. */
const MOST_WORDS = 9;
const SPEAKS = wordFor('bare-labels: speaks');
const FRENCH =
  /[àâçéèêëîïôùûœ]|(?<!\p{L})(?:ans?|de|du|des|la|le|les|et|en|moins|plus|pas|fin|semaine|permis|carte)(?!\p{L})/iu;

const NUMBER = String.raw`(\d{1,2})\s*\+?`;
const YEARS = String.raw`(?:full |complete )?(?:years?|yrs?|ans|années?)`;
const LEAST = new RegExp(
  String.raw`[\s,;:(–-]+(?:min(?:imum)?\.? |at least |au moins )?${NUMBER} ?${YEARS}(?: d['’]expérience| experience| exp)?(?: min(?:imum)?| or more| at least| required| et (?:plus|\+)| et ?\+| ou plus| au moins| requis\w*)*\)?\s*$`,
  'iu',
);
const FEWER = new RegExp(
  String.raw`[\s,;:(–-]+(?:fewer than|less than|under|not over|no more than|moins de) ${NUMBER} ?${YEARS}\b.*$`,
  'iu',
);
const LENGTH = new RegExp(
  String.raw`^\s*${YEARS}(?: of)?(?: experience| d['’]expérience)?[\s,;:(–-]+|[\s,;:(–-]+(?:nombre |number of |how many )?${YEARS}(?: of)?(?: experience| d['’]expérience)?\)?\s*$`,
  'iu',
);
const EXPERIENCE =
  /^\s*(?:experience|expérience|exp)\.?[\s,;:(–-]+|[\s,;:(–-]+(?:experience|expérience|exp)\)?\s*$/iu;
const HAS_YEARS = /\b(years?|yrs?|ans|annees?)\b/;

const isEitherOr = ({ kind, options }: FormQuestion): boolean =>
  kind === 'boolean' ||
  kind === 'consent' ||
  (options.length > 0 && sidesOf(options.map(({ label }) => label)).some((side) => side === true));

/** Whether the choices are lengths of time: "5-10", "10+", "under 1 year". */
const areLengths = ({ options }: FormQuestion): boolean => {
  const counted = options.filter(({ label }) => /\d/.test(label)).length;
  return counted > 1 && counted >= options.length - 1;
};

/** The thing that a label names, without what it says of length and experience; "" where nothing is left. */
const thingOf = (label: string, length: RegExp): string =>
  label.replace(length, ' ').replace(EXPERIENCE, ' ').replaceAll(/\s+/g, ' ').trim();

const wordsFor = (label: string) => WHOLE[FRENCH.test(label) ? 'fr' : 'en'];

/** A question about a thing, in words that are known. */
const about = (frame: string, thing: string, years = ''): string =>
  frame.replace('{years}', years).replace('{thing}', () => thing);

/** A length that is asked of a thing, as a question; null where the label says none. */
function askedLength(question: FormQuestion): string | null {
  const { label } = question;
  if (lengthUnit(plainLabel(label)) !== 'year') return null;
  const words = wordsFor(label);
  const fewer = FEWER.exec(label);
  const threshold = fewer ?? LEAST.exec(label);
  if (threshold !== null && isEitherOr(question)) {
    const thing = thingOf(label, fewer === null ? LEAST : FEWER);
    const frame = fewer === null ? words.least : words.fewer;
    return thing === '' ? null : about(frame, thing, threshold[1]);
  }
  const says =
    EXPERIENCE.test(label) ||
    [label, ...question.options.map((option) => option.label)].some((text) =>
      HAS_YEARS.test(plainLabel(text)),
    );
  const isCounted = question.kind === 'number' || question.kind === 'short' || areLengths(question);
  const thing = thingOf(label, LENGTH);
  return !says || !isCounted || thing === '' || /\d/.test(thing) ? null : about(words.length, thing);
}

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/**
 * What a label may ask that names a thing and leaves out what is wanted of it, as whole questions, the likeliest first: "TIG, 6 years minimum"
 * asks whether somebody has that. None for a label that speaks in a sentence.
 */
export function bareQuestions(question: FormQuestion): FormQuestion[] {
  const label = question.label
    .trim()
    .replace(/[:?*]+\s*$/, '')
    .trim();
  const plain = plainLabel(label);
  if (plain === '' || plain.split(' ').length > MOST_WORDS || SPEAKS.test(plain)) return [];
  const length = askedLength({ ...question, label });
  if (length !== null) return [{ ...question, label: length }];
  if (!isEitherOr(question)) return [];
  return wordsFor(label).whether.map((frame) => ({ ...question, label: about(frame, lowered(label)) }));
}
