import { fold } from '#engines/text/index.ts';
import { isRank, isRankSaid } from '#engines/claims/checks/ranks/ranks.ts';
import { supportBeside } from '#engines/claims/checks/support.ts';
import type { Claim } from '#engines/claims/context.ts';
import { isPutInPlace } from '#engines/claims/alignment/in-place.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isNeutral, isReach } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { isOtherQuality, isPhraseOfPosting } from './attribute.ts';
import { isOtherKind } from './other-kind.ts';
import { isOutright } from '#engines/claims/checks/reach/outright.ts';
import { isTakenOver } from './taken-over.ts';
import { isAction, isWrittenAsAWord } from './unit-kinds.ts';
import type { Strange } from './unit-kinds.ts';

const FOLDS = /(?:\p{L}{4}aine|fold)s?$/u;

/** Whether one value elsewhere in the profile says at least two of the strange units of one sentence. */
function isOfAnother(claim: Claim, { unit }: Strange, strange: readonly Strange[]): boolean {
  const sentence = claim.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  const beside = strange.filter(
    (one) => sentence !== undefined && one.unit.start >= sentence.start && one.unit.end <= sentence.end,
  );
  return claim.known.sources.some(
    (source) =>
      !claim.place.sources.includes(source) &&
      isSaid(unit, source.vocabulary) &&
      beside.filter((one) => isSaid(one.unit, source.vocabulary)).length > 1,
  );
}

/** Words that set somebody or something above what it is without them. */
const LEVEL =
  /^(?:advanced|avancee?s?|senior|principal|expert\w*|specialist\w*|specialiste|certified|certifiee?|licen[cs]ed|registered|chartered|accredited|professional|professionnel\w*|master|superior|elite|premier|lead|chief|cheffe?|sole|full-time|permanent)$/;

/** People and bodies of standing: who was dealt with, if not these, cannot be reworded into them. */
const OF_STANDING =
  /^(?:boards?|councils?|parliament|senate|senators?|ministers?|mayors?|presidents?|vice-presidents?|vps?|ceo|cfo|cto|coo|executives?|shareholders?|stakeholders?|investors?|directors?|media|judges?|police|embassy|army|military|conseil|ministres?|ministere|maires?|presidente?s?|actionnaires?|investisseurs?|presse|tribunal|tribunaux|juges?|armee|dirigeante?s?)$/;

/** Whether a language is one that the person has. */
const isLanguageOf = ({ known }: Claim, unit: Unit): boolean =>
  known.sources.some(({ section, vocabulary }) => section === 'languages' && isSaid(unit, vocabulary));

/** Whether a value says the words of a phrase themselves, and not only what they mean. */
const isSaidToTheLetter = ({ words }: Unit, source: Source): boolean =>
  words.every(({ stem }) => source.vocabulary.stems.has(stem));

/** Whether a word stands beside its neighbour as it does in another value, and in none of this place: "articulated buses". */
function isPairElsewhere({ words, known, place }: Claim, { unit }: Strange): boolean {
  const [word] = unit.words;
  const next = words[words.findIndex((one) => one === word) + unit.words.length];
  if (word === undefined || next === undefined || next.start !== unit.end + 1) return false;
  if (isGeneric(word.word) || isNeutral(next.word) || isNeutral(word.word)) return false;
  return known.sources.some(
    (source) =>
      !place.sources.includes(source) &&
      source.field === 'highlights' &&
      source.words.some(({ stem }, at) => stem === word.stem && source.words[at + 1]?.stem === next.stem),
  );
}

/** Whether a unit is one of a list, between two commas or a comma and a word that joins. */
const isListed = ({ text }: Claim, { start, end }: Unit): boolean =>
  /(?:,|\b(?:and|et|or|ou))\s(?:the |an? |les? |la |des |l'|de |du )?$/i.test(text.slice(0, start)) &&
  /^(?:,|\s(?:and|et|or|ou)\s)/i.test(text.slice(end));

/** Whether a thing of another entry is told here: a phrase of it, or two of its words. */
function isOfElsewhere(claim: Claim, one: Strange, strange: readonly Strange[]): boolean {
  if (isOfAnother(claim, one, strange) || isPairElsewhere(claim, one)) return true;
  if (
    claim.place.kind === 'told' &&
    isListed(claim, one.unit) &&
    !isAction(one.unit) &&
    one.unit.words.every(({ word }) => !isGeneric(word) && !isNeutral(word)) &&
    claim.known.sources.some(
      (source) =>
        /^(?:work|skills|volunteer)$/.test(source.section) &&
        /^(?:highlights|keywords|name)$/.test(source.field) &&
        isSaidToTheLetter(one.unit, source),
    )
  )
    return true;
  return (
    one.unit.words.some(({ word }) => !isGeneric(word) && !isNeutral(word)) &&
    one.unit.words.length > 1 &&
    claim.known.sources.some((source) => isSaidToTheLetter(one.unit, source))
  );
}

/** Whether a verb of rank is borne by the facts that its sentence tells of: "founder" by "founded". */
function isRankOfFacts(claim: Claim, unit: Unit): boolean {
  const sentence = claim.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  return (
    sentence !== undefined &&
    supportBeside(claim, sentence, unit).some(({ words }) => isRankSaid(unit, words))
  );
}

/** Words for credentials themselves, which name none. */
const CREDENTIAL =
  /^(?:certifica\w+|licen[cs]es?|permis|permit|cards?|carte|tickets?|diplom\w+|designation|accreditation|titles?|titre|degree|attestation|valid|current|valide)$/;
/** What is said to be held, as credentials are. */
const HOLDS = /\b(?:i (?:also |currently |now )?hold|je (?:detiens|possede)|titulaires? d)\b/;

/** Whether a unit stands in what a letter says somebody holds: credentials go by their names. */
function isHeld({ sentences, text }: Claim, { start, end, words }: Unit): boolean {
  if (words.every(({ word }) => CREDENTIAL.test(word))) return false;
  const at = sentences.findIndex((one) => one.start <= start && end <= one.end);
  const [before, own] = [sentences[at - 1], sentences[at]];
  if (own === undefined) return false;
  const isLed = before !== undefined && /^\s*:\s*$/.test(text.slice(before.end, own.start));
  const stated = fold(text.slice(isLed ? before.start : own.start, start));
  const found = HOLDS.exec(stated);
  return (
    found !== null &&
    !/[.;]|, (?:and|et|but|mais|which|qui)|\b(?:and|et) (?:i|je)\b/.test(stated.slice(found.index))
  );
}

/**
 * Whether a strange unit names a thing that can be checked: a name, initials, a language, a credential, a rank, a thing that
 * only the posting or another entry tells of. Such a one is refused however the rest is worded.
 */
export function isNaming(claim: Claim, one: Strange, strange: readonly Strange[]): boolean {
  const { unit, category } = one;
  const word = unit.words[0]?.word ?? '';
  if (category === 'language' && isLanguageOf(claim, unit)) return false;
  if ([word, ...word.split('-')].some((part) => LEVEL.test(part))) return true;
  if (unit.words.some(({ word: own }) => OF_STANDING.test(own))) return true;
  if (!isWrittenAsAWord(unit) || isReach(word) || FOLDS.test(word) || isOutright(claim, unit)) return true;
  if (isRank(unit, claim.text)) return !isRankOfFacts(claim, unit);
  if (/^(?:language|education|certificate|award|title|employer)$/.test(category)) return true;
  if (isHeld(claim, unit)) return true;
  if (isOtherQuality(claim, unit) || isPhraseOfPosting(claim, unit)) return true;
  const others = strange.filter((other) => other !== one && !isAction(other.unit)).map((other) => other.unit);
  if (isOtherKind(claim, unit, others) || isPutInPlace(claim, unit)) return true;
  if (category === 'jd-keyword') return isTakenOver(claim, one, strange);
  return category === 'merged' && isOfElsewhere(claim, one, strange);
}
