import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse, wholeOf } from '#engines/claims/context.ts';
import type { Check, Claim, Stretch } from '#engines/claims/context.ts';
import { piecesOf } from '#engines/claims/language/pieces.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { fold } from '#engines/text/index.ts';
import { isUnfinished, NOT_YET, OVER, UNFINISHED } from './unfinished.ts';

/** What names a credential: its own name, or the degree and its field. */
const NAME = /^(?:name|studyType|area)$/;
/** Where a name ends and what is said of it begins: "First Aid (expired April 2024)". */
const NOTE = /[(:]|,(?! (?:level|niveau|class|category))/i;
/** What says that somebody is on the way to it, or that it was held once. */
const ON_THE_WAY =
  /\b(?:toward|towards|stud(?:y|ying|ies)|reading|preparing|prepare|working (?:on|for)|halfway|still|yet|encore|to go|due|next|soon|by|since|depuis|en vue|vise|je suis (?:[\p{L}]+ment )?(?:une?|le|la)|inscrite?)\b/u;
const HELD_ONCE = claimWord('as it stands: held once');

/** How much of a credential's name a sentence must say to name it. */
const MOST_OF_A_NAME = 0.75;

/** What of a credential's name tells it from others. */
const ownUnits = ({ sources }: Entry): Unit[] =>
  sources
    .filter(({ field }) => NAME.test(field))
    .flatMap(({ words, text }) => {
      const note = text.search(NOTE);
      return unitsOf(words.filter(({ start }) => note < 0 || start < note));
    })
    .filter(({ words }) => !words.every(({ word }) => isGeneric(word)));

/** Whether a credential has run out, or is not had yet, by its own words and dates. */
function standingOf({ section, sources, ...entry }: Entry, today: string): 'over' | 'open' | 'held' {
  if (section === 'education') return isUnfinished({ section, sources, ...entry }, today) ? 'open' : 'held';
  const name = fold(sources.find(({ field }) => field === 'name')?.text ?? '');
  const until = sources.find(({ field }) => field === 'validUntil')?.text ?? '';
  if (OVER.test(name) || (until !== '' && until < today.slice(0, until.length))) return 'over';
  return NOT_YET.test(name) ? 'open' : 'held';
}

/** Whether a text says that a credential is not had yet, or had no longer. */
function isToldSo(claim: Claim, text: string, standing: 'over' | 'open'): boolean {
  if (standing === 'over')
    return OVER.test(text) || HELD_ONCE.test(text) || claim.dates.some(({ role }) => role === 'until');
  const isLater = claim.dates.some(({ year }) => String(year) > claim.today.slice(0, 4));
  const isPart = claim.quantities.some(({ measures, value }) => measures === 'share' && value < 1);
  return isLater || isPart || [NOT_YET, UNFINISHED, ON_THE_WAY].some((pattern) => pattern.test(text));
}

/** The credentials that a stretch names, by most of the words that tell them apart. */
function named(
  claim: Claim,
  stretch: Stretch,
  entries: readonly Entry[],
): { entry: Entry; isWhole: boolean }[] {
  const words = claim.words.filter(({ start, end }) => stretch.start <= start && end <= stretch.end);
  const stated = vocabularyOf(words);
  const counted = entries.map((entry) => {
    const own = ownUnits(entry);
    const count = own.filter((unit) => isSaid(unit, stated)).length;
    return { entry, count, isWhole: count > 1 && count >= own.length * MOST_OF_A_NAME };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most);
}

/** Credentials told as held that are not had yet, or that have run out. */
export const checkAsItStands: Check = (claim) => {
  const { kind, section, entry } = claim.place;
  const isWide = /^(?:letter|summary|told)$/.test(kind);
  if (!isWide && !/^(?:certificates|education)$/.test(section)) return [];
  const all = claim.known.entries.filter((one) => /^(?:certificates|education)$/.test(one.section));
  const entries = isWide ? all : entry === null ? all.filter((one) => one.section === section) : [entry];
  if (entries.every((one) => standingOf(one, claim.today) === 'held')) return [];
  const parts = isWide
    ? claim.sentences.flatMap(({ clauses }) => clauses)
    : kind === 'list' || entry === null
      ? piecesOf(claim, /[;,+]|\s(?:and|et)\s/)
      : [wholeOf(claim)];
  return parts.flatMap((part) => {
    const of = named(claim, part, entries);
    if (of.length === 0 || (isWide && !of.every(({ isWhole }) => isWhole))) return [];
    const sentence = claim.sentences.find((one) => one.start <= part.start && part.start < one.end) ?? part;
    const told = fold(claim.text.slice(isWide ? sentence.start : 0, isWide ? sentence.end : undefined));
    const isAmiss = of.every(({ entry: one }) => {
      const standing = standingOf(one, claim.today);
      return standing !== 'held' && !isToldSo(claim, told, standing);
    });
    if (!isAmiss || isGap(claim, part) || isFrame(claim, part)) return [];
    const isOver = of.every(({ entry: one }) => standingOf(one, claim.today) === 'over');
    return [
      refuse(
        claim,
        part,
        section === 'education' ? 'education' : 'certificate',
        isOver ? messages.message('ranOut') : messages.message('unfinished'),
        isOver ? messages.message('ranOutFix') : messages.message('unfinishedFix'),
      ),
    ];
  });
};
