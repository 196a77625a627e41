import type { Claim, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { shareOf } from '#engines/claims/checks/amounts/follows.ts';
import { ratiosIn } from '#engines/claims/checks/amounts/shares.ts';
import { isPeriodOfAmount } from '#engines/claims/checks/amounts/per-period.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isNeutral, isReach } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { isAsOften } from '#engines/claims/quantities/frequency.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isMostOf, isNotEachTime } from './rows.ts';
import { PERIOD, saysReach, UNIVERSAL } from './says.ts';
import { reachesNowhere } from './turns.ts';

/** Whether "plus" or "moins" sets something above all others: "le plus court", and not "le plus souvent". */
const isSuperlative = (words: readonly Word[], at: number): boolean =>
  /^(?:plus|moins)$/.test(words[at]?.word ?? '') &&
  /^(?:le|la|les)$/.test(words[at - 1]?.word ?? '') &&
  words[at + 1] !== undefined &&
  !isNeutral(words[at + 1]?.word ?? '') &&
  !/^(?:de|d|souvent|possible|tard|tot|vite|\d.*)$/.test(words[at + 1]?.word ?? '');

/** What a word of reach is said of: the next word that states something. */
const thingAfter = (words: readonly Word[], at: number): Unit | null =>
  unitsOf(words.slice(at + 1, at + 4)).find((unit) => !isReach(unit.words[0]?.word ?? '')) ?? null;

/** Whether a value is about that thing; where nothing of the profile is, the check of words looks at it. */
const isOfThing = (claim: Claim, unit: Unit, source: Source): boolean =>
  isSaid(unit, source.vocabulary) || !claim.known.sources.some(({ vocabulary }) => isSaid(unit, vocabulary));

/** A fact that tells of a part: "one of them passed". */
const PART =
  /\b(?:one|some|half|most|none|two|three|few|\d+) of (?:them|whom|which|those)\b|\b(?:l'une?|une?|la moitie|certaine?s|plusieurs|deux|trois|\d+) (?:d'entre (?:eux|elles)|d'eux|d'elles|des (?:deux|trois))\b|\bdont (?:une?|deux|\d+)\b/;
const WHOLE = /^(?:both|all|each|every|tous|toutes|chacune?|ensemble|whole|entire)$/;

/** Whether a value tells of a part alone what a word of reach tells of the whole. */
const isOfAPart = ({ text, words }: Source, word: string): boolean =>
  WHOLE.test(word) && PART.test(fold(text)) && !words.some((own) => own.word === word);

/**
 * Whether a value has an amount below the one that a word of reach is said of, and the text leaves it out: "all six came home with a
 * medal" of six who were taken and one medal.
 */
function isOfFewer(claim: Claim, { word, end }: Word, { quantities, words, text }: Source): boolean {
  if (!WHOLE.test(word) || words.some((own) => WHOLE.test(own.word))) return false;
  const said = claim.quantities.find((one) =>
    /^\s(?:of )?(?:the |les |my |our |nos |mes )?$/.test(claim.text.slice(end, one.start)),
  );
  return (
    said?.measures === 'count' &&
    ((ONE.test(fold(text)) && !ONE.test(fold(claim.text))) ||
      quantities.some(
        (own) =>
          own.measures === 'count' &&
          own.value < said.value &&
          !claim.quantities.some((one) => one !== said && bearsOut(own, one)),
      ))
  );
}

/** One of something, and no one of a period or a kind. */
const ONE =
  /\b(?:only one|one|une? seule?|1)\b(?! (?:hour|day|week|month|year|shift|term|season|at a time|by one))/;

/** Words of reach that are said of the thing after them. */
const WHOLES = /^(?:every|each|chaque|tous|toutes|all|whole|entire|entiere?)$/;

/** Whether a word names what comes round: a period, a month, a day of the week. */
const isTime = (word: string): boolean =>
  PERIOD.test(word) || monthOf(word) > 0 || weekdayOf(word.replace(/s$/, '')) > 0;

/** Whether a value has words of reach of periods alone: "every day" bears out no "whole studio". */
const isOfPeriodsAlone = ({ words }: Source): boolean => {
  const own = words.flatMap(({ word }, at) =>
    WHOLES.test(word)
      ? [words[at + (/^(?:les|the)$/.test(words[at + 1]?.word ?? '') ? 2 : 1)]?.word ?? '']
      : [],
  );
  return own.length > 0 && own.every(isTime);
};

/** Amounts without a number: what the facts tell of at all may be told of with them. */
const MANY = /^(?:many|numerous|several|plusieurs|nombreux|nombreuses)$/;

/** "Before each trip" of "pre-trip inspections". */
const isBeforeEach = (source: Source, words: readonly Word[], at: number): boolean =>
  /^(?:before|after|avant|apres)$/.test(words[at - 1]?.word ?? '') &&
  source.words.some(
    ({ word }) => word === `pre-${words[at + 1]?.word}` || word === `post-${words[at + 1]?.word}`,
  );

/** "Two tanks of 5 cubic metres each" of "two 5,000-litre tanks": a size that a value has as a quality of its things. */
const isOfEachSize = ({ quantities, text }: Claim, source: Source, { word, start }: Word): boolean =>
  /^(?:each|chacune?)$/.test(word) &&
  quantities.some(
    (claimed) =>
      claimed.measures !== 'count' &&
      text.slice(claimed.end, start).trim() === '' &&
      source.quantities.some(
        (truth) => bearsOut(truth, claimed) && /\d-\p{L}/u.test(source.text.slice(truth.start, truth.end)),
      ),
  );

/** "The 12-hour shifts, with 70 to 90 calls in each": each of a period that the sentence names and the fact counts by. */
function isOfThatPeriod(claim: Claim, source: Source, { word, start, end }: Word): boolean {
  if (!/^(?:each|chacune?)$/.test(word) || !/^(?:[\s]*(?:[.,;:)]|$))/.test(claim.text.slice(end)))
    return false;
  const sentence = claim.sentences.find((one) => one.start <= start && end <= one.end);
  return source.quantities.some(
    ({ per }) =>
      per !== '' &&
      sentence?.words.some((own) => own.start < start && own.word.replace(/s$/, '') === per) === true,
  );
}

/** "Every agent" of "5 calls per agent". */
const isPerThing = ({ words }: Source, word: string, next: Word | undefined): boolean =>
  UNIVERSAL.test(word) &&
  next !== undefined &&
  words.some(({ stem }, at) => stem === next.stem && /^(?:per|par)$/.test(words[at - 1]?.word ?? ''));

const NEARLY = /^(?:nearly|almost|virtually|presque|quasi|pratiquement)$/;
const NEARLY_ALL = 0.8;

/** Whether a value tells a share that is nearly the whole: "12 of 13". */
const isNearlyWhole = (source: Source): boolean =>
  [...ratiosIn(source), ...source.quantities.map((one) => shareOf(one) ?? 0)].some(
    (share) => share >= NEARLY_ALL && share <= 1,
  );

/** Whether a value tells a change in a thing, which then is one of each of them: "cut set-up from 25 to 15 minutes". */
const isOfEachTime = (source: Source, word: string, thing: Unit | null): boolean =>
  /^(?:each|every|chaque)$/.test(word) &&
  thing !== null &&
  isSaid(thing, source.vocabulary) &&
  changesIn(source.text, source.quantities).some(({ measures }) => measures === 'time');

function lookAt(claim: Claim, clause: Clause): Refusal[] {
  const support = supportOf(claim, clause);
  const sources = support.length > 0 ? support : claim.place.sources;
  return clause.words.flatMap((word, at) => {
    if (
      !(isReach(word.word) || isSuperlative(clause.words, at)) ||
      (reachesNowhere(claim, clause.words, at, support) &&
        !(support[0] !== undefined && isOfFewer(claim, word, support[0])))
    )
      return [];
    if (claim.place.kind === 'letter' && (isGap(claim, word) || isFrame(claim, word))) return [];
    const next = clause.words[at + 1]?.word ?? '';
    const isOfPeriod = isTime(/^(?:les|the|mes|nos)$/.test(next) ? (clause.words[at + 2]?.word ?? '') : next);
    const of = WHOLES.test(word.word) && !isOfPeriod ? thingAfter(clause.words, at) : null;
    const isBorne = sources.some(
      (source) =>
        (saysReach(source, word.word, next) ||
          MANY.test(word.word) ||
          (NEARLY.test(clause.words[at - 1]?.word ?? '') && isNearlyWhole(source)) ||
          isAsOften(claim.frequencies, word, source) ||
          isPeriodOfAmount(claim, [word.word, next], word) ||
          isBeforeEach(source, clause.words, at) ||
          isOfThatPeriod(claim, source, word) ||
          isPerThing(source, word.word, clause.words[at + 1]) ||
          isMostOf(claim, clause, word.word, source) ||
          isOfEachTime(source, word.word, of)) &&
        !isOfAPart(source, word.word) &&
        !isOfFewer(claim, word, source) &&
        !isNotEachTime(clause, word.word, source) &&
        !(of !== null && isOfPeriodsAlone(source)) &&
        (of === null || isOfThing(claim, of, source)),
    );
    if (isBorne || sources.some((source) => isOfEachSize(claim, source, word))) return [];
    return [
      refuse(
        claim,
        word,
        'reach',
        messages.message('notOfThis', { words: word.raw }),
        messages.message('widerFix'),
      ),
    ];
  });
}

/** Words by which something reaches further, lasts longer or happens more often than the fact it is told of. */
export const checkReach: Check = (claim) =>
  claim.sentences.flatMap((sentence) =>
    // What somebody feels, thinks or wishes reaches nowhere.
    isStance(claim, sentence) && !/\b(?:my|mon|ma|mes)\b/.test(fold(sentence.text))
      ? []
      : sentence.clauses.flatMap((clause) => lookAt(claim, clause)),
  );
