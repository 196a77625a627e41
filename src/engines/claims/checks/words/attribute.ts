import { supportOf } from '#engines/claims/checks/support.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { NAMING } from '#engines/claims/checks/ranks/share-dropped.ts';
import { isAction, isWrittenAsAWord } from './unit-kinds.ts';

/** Endings of qualities that say of what kind a thing is: "residential", "surgical", "riveraine", "hydraulique". */
const OF_A_KIND =
  /(?:[^aeiou](?:i?al|ic|ical|ar|ary|ory|ine|an|ive)|ial(?:e|es)?|i?aux|ales?|iques?|aires?|ain(?:e|s|es)?|oir(?:e|s|es)|ien(?:ne|s|nes)?|ois(?:e|es)?|eux|euses?|iers?|ieres?|elles?|els?)$/;
/** Qualities of time, which say how often and not of what kind. */
const OF_TIME =
  /^(?:annu|biannu|semi-annu|semestri|trimestri|mensu|bimensu|bimestri|hebdomad|quotid|journal|regul|occasion|season|saison|tempor|habitu|usual|seul|dern|prem|prior|initial|final|total)/;

/** Whether two words stand side by side, with nothing but a space between them. */
const isBeside = (before: Word, after: Word): boolean => after.start === before.end + 1;

/** Whether a value gives a thing another quality, right beside it, than a text does. */
function isGivenAnother(
  source: Source,
  thing: Word,
  isAfter: boolean,
  text: ReturnType<typeof vocabularyOf>,
): boolean {
  return source.words.some((own, at) => {
    if (own.stem !== thing.stem) return false;
    const quality = source.words[isAfter ? at + 1 : at - 1];
    if (quality === undefined || !(isAfter ? isBeside(own, quality) : isBeside(quality, own))) return false;
    if (!/^\p{Ll}+$/u.test(quality.raw) || isNeutral(quality.word) || isGeneric(quality.word)) return false;
    const [unit] = unitsOf([quality]);
    return unit !== undefined && !isAction(unit) && !isSaid(unit, text);
  });
}

/**
 * Whether a word and its neighbour stand in the posting too and no one value says both: "commercial lending" of a posting,
 * where one fact tells of business and another of lending.
 */
export function isPhraseOfPosting(claim: Claim, unit: Unit): boolean {
  const [word] = unit.words;
  const { posting, place, words } = claim;
  if (posting === null || word === undefined || unit.words.length > 1) return false;
  if (isGeneric(word.word) || isNeutral(word.word)) return false;
  const at = words.indexOf(word);
  const pairs = [
    [words[at - 1], word],
    [word, words[at + 1]],
  ] as const;
  return pairs.some(([before, after]) => {
    if (before === undefined || after === undefined || !isBeside(before, after)) return false;
    const other = before === word ? after : before;
    if (isNeutral(other.word)) return false;
    const both = unitsOf([before, after]);
    return (
      posting.pairs.has(`${before.stem} ${after.stem}`) &&
      !place.sources.some(({ vocabulary }) => vocabulary.stems.has(word.stem)) &&
      !place.sources.some(({ vocabulary: said }) => both.every((one) => isSaid(one, said)))
    );
  });
}

/**
 * Whether a strange word gives a thing of the facts another quality than they do: "commercial properties" of "residential
 * properties". English has the quality before the thing and French after it; what is told in the other language, nobody can tell.
 */
export function isOtherQuality(claim: Claim, unit: Unit): boolean {
  const [word] = unit.words;
  if (word === undefined || unit.words.length > 1 || !isWrittenAsAWord(unit) || isAction(unit)) return false;
  if (word.first || isGeneric(word.word) || !OF_A_KIND.test(word.word) || OF_TIME.test(word.word))
    return false;
  const sentence = claim.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  if (sentence === undefined) return false;
  const language = languageOf(sentence.words);
  const at = sentence.words.indexOf(word);
  const isAfter = language === 'fr';
  const thing = sentence.words[isAfter ? at - 1 : at + 1];
  if (thing === undefined || !(isAfter ? isBeside(thing, word) : isBeside(word, thing))) return false;
  if (isNeutral(thing.word) || isGeneric(thing.word)) return false;
  const text = vocabularyOf(sentence.words);
  const both = unitsOf(isAfter ? [thing, word] : [word, thing]);
  // A thing bears out no quality of itself: "clinique" is no "médicale".
  const isBoth = ({ vocabulary, words }: Source) =>
    both.every((one) => isSaid(one, vocabulary)) &&
    isSaid(unit, vocabularyOf(words.filter(({ stem }) => stem !== thing.stem)));
  if (claim.place.sources.some(isBoth)) return false;
  const named = claim.known.sources.filter(({ field }) => NAMING.test(field));
  return [...supportOf(claim, sentence), ...named].some(
    (source) =>
      (named.includes(source) || languageOf(source.words) === language) &&
      isGivenAnother(source, thing, isAfter, text),
  );
}
