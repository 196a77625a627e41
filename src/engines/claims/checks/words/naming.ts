import { isFeeling, isStance } from '#engines/claims/checks/letters/stance.ts';
import { isRank, isRankSaid } from '#engines/claims/checks/ranks/ranks.ts';
import { supportBeside } from '#engines/claims/checks/support.ts';
import type { Asked } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import { IRREGULAR } from '#engines/claims/language/irregular.data.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isCourtesy, isGeneric, isNeutral, isReach } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Category } from '#engines/claims/verdict.ts';

/** A unit that the profile does not say, with what it would claim. */
export interface Strange {
  unit: Unit;
  category: Category;
}

const isWord = (raw: string): boolean => /^[\p{Ll}'’-]+$/u.test(raw);
/** A word that opens a sentence: its capital says nothing. */
const isOpening = (raw: string): boolean => /^\p{Lu}['’]?[\p{Ll}'’-]+$/u.test(raw);

/** Whether a unit is written as ordinary words are, and not as names, initials or versions are. */
export const isWrittenAsAWord = ({ words }: Unit): boolean =>
  words.every(({ raw, first, word }) => isWord(raw) || DAY.test(word) || (first && isOpening(raw)));

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

const NOUNS = /^(?:child|kid|person|man|woman)\b/;
const irregular = new Set(
  IRREGULAR.trim()
    .split('\n')
    .filter((line) => !NOUNS.test(line))
    .flatMap((line) => line.split(' ')),
);
/** Whether a folded word is a form of an irregular verb. */
export const isIrregular = (word: string): boolean => irregular.has(word);

/** A deed, as far as the lexicon or the ending tells. */
export const isDeed = ({ words, meaning }: Unit): boolean =>
  meaning?.action === true || /(?:ed|ing)$/.test(words[0]?.word ?? '') || isIrregular(words[0]?.word ?? '');

const FOLDS = /(?:\p{L}{4}aine|fold)s?$/u;

/** Whether a strange unit and the strange one beside it stand so in the posting too: a phrase of it was taken over. */
function isPostingPhrase(asked: Asked, { unit }: Strange, strange: readonly Strange[]): boolean {
  const { posting } = asked;
  if (posting === null || unit.words.length > 1) return unit.words.length > 1;
  const own = unit.words[0]?.stem ?? '';
  return strange.some((other) => {
    const word = other.unit.words[0]?.stem ?? '';
    return (
      (other.unit.start === unit.end + 1 && posting.pairs.has(`${own} ${word}`)) ||
      (unit.start === other.unit.end + 1 && posting.pairs.has(`${word} ${own}`))
    );
  });
}

/** Whether one value elsewhere in the profile says at least two of the strange units of one sentence. */
function isOfAnother(asked: Asked, { unit }: Strange, strange: readonly Strange[]): boolean {
  const sentence = asked.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  const beside = strange.filter(
    (one) => sentence !== undefined && one.unit.start >= sentence.start && one.unit.end <= sentence.end,
  );
  return asked.known.sources.some(
    (source) =>
      !asked.place.sources.includes(source) &&
      isSaid(unit, source.said) &&
      beside.filter((one) => isSaid(one.unit, source.said)).length > 1,
  );
}

/** Words that set somebody or something above what it is without them. */
const LEVEL =
  /^(?:advanced|avancee?s?|senior|principal|expert\w*|specialist\w*|specialiste|certified|certifiee?|licen[cs]ed|registered|chartered|accredited|professional|professionnel\w*|master|superior|elite|premier|lead|chief|chef|sole|full-time|permanent)$/;

/** Whether a language is one that the person has. */
const isLanguageOf = ({ known }: Asked, unit: Unit): boolean =>
  known.sources.some(({ section, said }) => section === 'languages' && isSaid(unit, said));

/** Whether a value says the words of a phrase themselves, and not only what they mean. */
const isSaidToTheLetter = ({ words }: Unit, source: Source): boolean =>
  words.every(({ stem }) => source.said.stems.has(stem));

/** Whether a thing of another entry is told here: a phrase of it, or two of its words. */
function isOfElsewhere(asked: Asked, one: Strange, strange: readonly Strange[]): boolean {
  if (isOfAnother(asked, one, strange)) return true;
  return (
    one.unit.words.some(({ word }) => !isGeneric(word) && !isNeutral(word)) &&
    one.unit.words.length > 1 &&
    asked.known.sources.some((source) => isSaidToTheLetter(one.unit, source))
  );
}

/** Whether the posting says the word itself, and not only one that may stand for it. */
const isOfPosting = ({ posting }: Asked, { words }: Unit): boolean =>
  words.every(
    ({ stem, word }) => posting?.said.stems.has(stem) === true || posting?.said.words.has(word) === true,
  );

const FIRST_PERSON = /\b(?:i|me|my|mine|we|us|our|j|m|je|moi|mon|ma|mes|nous|notre|nos)\b/;

/** Whether a word stands in a sentence of a letter that says what somebody hopes or thinks, and nothing of their own. */
function isView(asked: Asked, unit: Unit): boolean {
  const sentence = asked.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  return (
    sentence !== undefined &&
    (isFeeling(asked, sentence) || (isStance(asked, sentence) && !FIRST_PERSON.test(fold(sentence.text)))) &&
    !/\b(?:my|our|mon|ma|mes|nos|notre)\b/i.test(sentence.text) &&
    isWrittenAsAWord(unit)
  );
}

/** Whether a verb of rank is borne by the facts that its sentence tells of: "founder" by "founded". */
function isRankOfFacts(asked: Asked, unit: Unit): boolean {
  const sentence = asked.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  return (
    sentence !== undefined &&
    supportBeside(asked, sentence, unit).some(({ words }) => isRankSaid(unit, words))
  );
}

/**
 * Whether a strange unit names a thing that can be checked: a name, initials, a language, a credential, a rank, a thing that
 * only the posting or another entry tells of. Such a one is refused however the rest is worded.
 */
export function isNaming(asked: Asked, one: Strange, strange: readonly Strange[]): boolean {
  const { unit, category } = one;
  const word = unit.words[0]?.word ?? '';
  if (category === 'language' && isLanguageOf(asked, unit)) return false;
  if ([word, ...word.split('-')].some((part) => LEVEL.test(part))) return true;
  if (!isWrittenAsAWord(unit) || isReach(word) || FOLDS.test(word)) return true;
  if (isRank(unit, asked.text)) return !isRankOfFacts(asked, unit);
  if (/^(?:language|education|certificate|award|title|employer)$/.test(category)) return true;
  if (category === 'jd-keyword' && isView(asked, unit)) return false;
  if (category === 'jd-keyword' && !isOfPosting(asked, unit)) return false;
  if (category === 'jd-keyword')
    return !(isCourtesy(word) || isGeneric(word) || isDeed(unit)) || isPostingPhrase(asked, one, strange);
  return category === 'merged' && isOfElsewhere(asked, one, strange);
}
