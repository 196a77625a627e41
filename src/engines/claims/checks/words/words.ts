import { isHypothetical } from '#engines/claims/checks/letters/hypothetical.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isPostNamed } from '#engines/claims/checks/letters/posting-title.ts';
import { isSaying } from '#engines/claims/checks/letters/saying.ts';
import { AVERAGE } from '#engines/claims/checks/amounts/derived.ts';
import { isClockTold } from '#engines/claims/checks/amounts/clock-told.ts';
import { TOTAL } from '#engines/claims/checks/amounts/sums.ts';
import { isPeriodOfAmount, isPeriodTold } from '#engines/claims/checks/amounts/per-period.ts';
import { isCharge, isKindred, isLight, isOfCareer } from '#engines/claims/checks/ranks/light.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { languageNames, claimWord } from '#engines/lexicon/index.ts';
import { isCourtesy, isListed, isReach } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { regionsOf } from '#engines/claims/standing/regions.ts';
import type { Category } from '#engines/claims/verdict.ts';
import { isUnfinished, NOT_YET, OVER } from '#engines/claims/checks/credentials/unfinished.ts';
import { levelIn } from '#engines/claims/checks/credentials/language-levels.ts';
import { isOfKnownLevels } from '#engines/claims/checks/credentials/languages.ts';
import { tellsMode } from '#engines/claims/checks/credentials/modes.ts';
import { isSameRankWord } from '#engines/claims/checks/credentials/awards.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Message } from '#localization/types.ts';
import { isOtherQuality, isPhraseOfPosting } from './attribute.ts';
import { isMarker, isOrdinalOf, isSeasonOf } from './dated.ts';
import { isInitials } from './initials.ts';
import { isDateTakenUp, isOfAnAmount, isPassed } from './of-amounts.ts';
import { isKindOfCredential, isOfCertificate, isStudy } from './credited.ts';
import { isMaker } from './maker.ts';
import { isWrittenAsAWord } from './unit-kinds.ts';
import { withoutRewording } from './rewording.ts';

const CREDENTIAL = claimWord('words: credential');

/** What an unsupported word most likely is, for the person to see. */
function categoryOf(claim: Claim, unit: Unit): Category {
  const { section, field, kind } = claim.place;
  const text = fold(claim.text.slice(unit.start, unit.end));
  if (languageNames.has(text)) return 'language';
  if (claim.posting !== null && isSaid(unit, claim.posting.company)) return 'employer';
  if (claim.posting !== null && isSaid(unit, claim.posting.vocabulary)) return 'jd-keyword';
  if (field === 'position' || kind === 'label') return 'title';
  if (field === 'name') return 'employer';
  if (section === 'education' || CREDENTIAL.test(text)) return 'education';
  if (section === 'certificates') return 'certificate';
  if (section === 'awards') return 'award';
  if (section === 'languages') return 'language';
  if (section === 'skills') return 'skill';
  if (claim.known.sources.some((source) => isSaid(unit, source.vocabulary))) return 'merged';
  if (unit.meaning?.action === true) return 'scope';
  return /\p{Lu}|\d/u.test(claim.text.slice(unit.start, unit.end)) ? 'skill' : 'unsupported';
}

const isNumeric = (unit: Unit): boolean => unit.words.every(({ word }) => /^[\p{N}.,/%-]+$/u.test(word));

const BESIDE_WORK = claimWord('words: beside work');

/** What may be said in a clause of a letter: all that is known, or of the entries it names alone. */
function sourcesAt(claim: Claim, unit: Unit): readonly Source[] {
  // "While working as an auditor": studies may be told with the job beside them.
  if (claim.place.section === 'education' && BESIDE_WORK.test(fold(claim.text)))
    return [
      ...claim.place.sources,
      ...claim.known.sources.filter(
        ({ section, field }) => section === 'work' && /^(?:position|name)$/.test(field),
      ),
    ];
  if (claim.place.kind !== 'letter' && claim.place.kind !== 'summary') return claim.place.sources;
  const sentence = claim.sentences.find((one) => meets(one, unit));
  const clause = sentence?.clauses.find((one) => meets(one, unit));
  const named = entriesTold(claim, sentence, clause).filter(({ section }) => section !== 'education');
  if (named.length === 0) return claim.place.sources;
  const general = claim.known.sources.filter(({ section }) =>
    /^(?:basics|skills|languages|certificates|education)$/.test(section),
  );
  return [...named.flatMap(({ sources }) => sources), ...general];
}

/** What the check of languages looks at. */
const LANGUAGE_WORD = /^(?:bilingual|bilingue|trilingual|trilingue)s?$/;
const LIVING = /^(?:live|living|lives|reside|habite|vis)$/;

/** Whether words of an entry of studies only say that they go on, as their dates do. */
function isOpenStudies({ place: { section, entry }, text, today }: Claim, unit: Unit): boolean {
  if (section !== 'education' || entry === null || !isUnfinished(entry, today)) return false;
  return NOT_YET.test(fold(text.slice(unit.start, unit.end)));
}

/** What was watched over by somebody else: "under the supervision of", "sous la direction de". */
const WATCHED =
  /\b(?:under|sous) (?:(?:the|close|direct|la|l['’]) ?)*(?:supervision|direction|guidance|oversight|mentorship|responsabilit[eé]|tutelle|encadrement)$/i;
/** What is still to be done: "four remaining", "quatre à suivre". */
const TO_BE_DONE = /(?:^|\s)(?:remaining|restante?s?|[aà] (?:suivre|venir|faire|terminer))$/i;

/** Whether a word only lowers what is told: somebody else watched over it, it is still to be done, or it has run out. */
const isLowering = ({ text }: Claim, { start, end }: Unit): boolean =>
  WATCHED.test(text.slice(0, end)) ||
  TO_BE_DONE.test(text.slice(0, end)) ||
  OVER.test(fold(text.slice(start, end)));

/** Whether a word tells what somebody whom a fact names did: "photographed by a contractor". */
function isDoneByAnother({ text, place }: Claim, { start, end }: Unit): boolean {
  const [, who = ''] =
    /^ (?:by|par) (?:(?:the|an?|our|another|la|le|les|une?|des|notre) |l')?([\p{L}-]{4,})/u.exec(
      fold(text.slice(end)),
    ) ?? [];
  return (
    who !== '' &&
    /(?:ed|e|ee|es|ees|is|its?|ise?s?|en|wn)$/.test(fold(text.slice(start, end))) &&
    place.sources.some((source) =>
      regionsOf(source).some((region) => region.standing === 'other' && region.who?.includes(who) === true),
    )
  );
}

/** Having a post at all, whichever it is. */
const HOLDS_A_POST =
  /^(?:[jn]')?(?:hold|holds|held|occup(?:y|ies|ied|e|ent|ais|ait|aient)) (?:an?|the|this|my|un|le|ce|mon) (?:post|position|job|poste|emploi)\b/;
const DENYING = /^(?:no|not|none|without|never|zero|sans|aucune?|jamais)$/;

/** Whether a word denies, as a fact that its sentence tells of does in whatever words: "with no day lost" of "without losing a day". */
function isDenialTold(claim: Claim, { start, end, words }: Unit): boolean {
  const sentence = claim.sentences.find((one) => one.start <= start && end <= one.end);
  return (
    sentence !== undefined &&
    words.every(({ word }) => DENYING.test(word)) &&
    supportOf(claim, sentence).some((source) => source.words.some(({ word }) => DENYING.test(word)))
  );
}

/** What an award's line calls that in which the place was given. */
const OF_A_CONTEST = /^(?:categor(?:y|ies|ies?)|division|section|competition|contest|concours|epreuve)$/;

function isExcused(claim: Claim, unit: Unit): boolean {
  const [word] = unit.words;
  if (word === undefined || isNumeric(unit)) return true;
  const told = fold(claim.text.slice(unit.start, unit.end));
  if (claim.quantities.some((one) => one.start <= unit.start && unit.end <= one.end)) return true;
  if (claim.dates.some((date) => date.start <= unit.start && unit.end <= date.end)) return true;
  if (isClockTold(claim, unit)) return true;
  // How often has checks of its own.
  if (claim.frequencies.some((one) => one.start <= unit.start && unit.end <= one.end)) return true;
  // Reach has a check of its own, which looks at one fact.
  if (isReach(word.word) && unit.words.length === 1) return true;
  if (LANGUAGE_WORD.test(word.word) || isOfCertificate(claim, unit) || isKindOfCredential(claim, unit))
    return true;
  if (isOpenStudies(claim, unit)) return true;
  // "64 people in all": whether they are is for the check of amounts.
  if (claim.quantities.length > 0 && (TOTAL.test(told) || AVERAGE.test(told))) return true;
  const named = unit.words.map((one) => one.word);
  if (isPeriodOfAmount(claim, named, unit) || isPeriodTold(claim, named, unit)) return true;
  // In which way a language is had has a check of its own.
  if (
    claim.place.section === 'languages' &&
    (tellsMode(word.word) || (levelIn(told) >= 0 && isOfKnownLevels(claim, unit)))
  )
    return true;
  if (isDoneByAnother(claim, unit) || HOLDS_A_POST.test(fold(claim.text.slice(unit.start)))) return true;
  if (claim.place.section === 'awards' && (isSameRankWord(claim, unit) || OF_A_CONTEST.test(word.word)))
    return true;
  if (isLowering(claim, unit) || isDenialTold(claim, unit)) return true;
  if (isOfAnAmount(claim, unit) || isDateTakenUp(claim, unit) || isPassed(claim, unit)) return true;
  if (isMarker(claim, unit) || isSeasonOf(claim, unit) || isOrdinalOf(claim, unit)) return true;
  if (
    isLight(unit) ||
    isOfCareer(claim, unit) ||
    claim.place.sources.some((source) => isCharge(claim, unit, source))
  )
    return true;
  if (claim.place.kind !== 'letter') return false;
  if (isPostNamed(claim, unit) || isStudy(claim, unit) || isSaying(claim, unit)) return true;
  if (isWrittenAsAWord(unit) && isHypothetical(claim, unit)) return true;
  if (isCourtesy(word.word) || LIVING.test(word.word) || isGap(claim, unit)) return true;
  const vocabulary = claim.posting?.vocabulary;
  return isFrame(claim, unit) && (vocabulary === undefined || isSaid(unit, vocabulary) || isPlain(unit));
}

function whyOf(category: Category, span: string): Message {
  if (category === 'jd-keyword' || category === 'employer')
    return messages.message('ofPosting', { words: span });
  return category === 'merged'
    ? messages.message('ofSomethingElse', { words: span })
    : messages.message('notHere', { words: span });
}

/** Whether a value says a unit; a name within a sentence is only said by itself, and not by what sounds like it. */
function isSaidHere(claim: Claim, unit: Unit, source: Source): boolean {
  if (!isSaid(unit, source.vocabulary)) return false;
  const [word] = unit.words;
  if (word === undefined || unit.words.length > 1 || isWrittenAsAWord(unit)) return true;
  if (unit.meaning !== undefined && isListed(word.word)) return true;
  if (claim.place.kind !== 'letter') return true;
  return source.words.some(
    (own) =>
      own.word === word.word ||
      own.word.split(/[-./&']/).includes(word.word) ||
      own.word.replace(/s$/, '') === word.word.replace(/s$/, ''),
  );
}

/** Words that the profile does not say at this place, in any of the ways the lexicon knows. */
export const checkWords: Check = (claim) => {
  const strange = claim.units
    .filter((unit) => !isExcused(claim, unit))
    .filter(
      (unit) =>
        isPhraseOfPosting(claim, unit) ||
        isOtherQuality(claim, unit) ||
        !sourcesAt(claim, unit).some((source) => isSaidHere(claim, unit, source)),
    )
    .filter((unit) => !isInitials(claim, unit) && !isKindred(claim, unit) && !isMaker(claim, unit))
    .map((unit) => ({ unit, category: categoryOf(claim, unit) }));
  return withoutRewording(claim, strange).map(({ unit, category }) => {
    const span = claim.text.slice(unit.start, unit.end);
    return refuse(claim, unit, category, whyOf(category, span));
  });
};

/** A word without capitals or digits: in a sentence about the posting it names nothing of the person. */
const isPlain = (unit: Unit): boolean => unit.words.every(({ raw }) => /^[\p{Ll}'’-]+$/u.test(raw));
