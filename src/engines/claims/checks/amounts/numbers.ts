import { isSum } from './sums.ts';
import { isLevelToldAsChange, isLevelToldAsSaved, isWholeToldOfPart } from './parts-and-changes.ts';
import { isAgeTold, isInWords, isUnitApart } from './worked-out/in-words.ts';
import { isWorkedOut } from './worked-out/products.ts';
import { isAboutEmployer } from '#engines/claims/checks/letters/employer.ts';
import { isOfPhone } from '#engines/claims/checks/contact.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { followsFrom } from '#engines/claims/quantities/derive.ts';
import { bearsOut, isMoreThanThat } from '#engines/claims/quantities/match.ts';
import { isAsOften } from '#engines/claims/quantities/frequency.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isClockTold } from './clock-told.ts';
import { isCountedAlike } from './counted.ts';
import { isAverage, isDerived } from './derived.ts';
import { followsFromDates } from './durations.ts';
import { isOfAChange, isRestOrSum, isRatio, isShareOf, shareOf } from './follows.ts';
import { isKindOfAPart, isMoreThanMost, isOneToldAsAll, isSumToldOfEach, isWithinRange } from './one-of.ts';
import { isNotAsTold } from './not-as-told.ts';
import { followsFromRange, isLong, isOfDatedFact, isOfTheSame } from './lengths.ts';
import { isOfAnother, isOfAnotherAcross } from './replaced.ts';
import { sourcesFor, toldWith } from './told-with.ts';
import {
  isAllOfThem,
  isNumberOfJobs,
  isNumberOfLanguages,
  isNumberOfYears,
  isPartOf,
  isUnitTold,
} from './worked-out/summed-up.ts';
import { isProductOfNamed, isShareOfNamed, isSumOfNamed } from './worked-out/told-in-parts.ts';
import { isProduct } from './worked-out/worked-out.ts';
import { isFromMeasure, isLeft, isOfTheRest, isOnOtherSide } from './worked-out/compared.ts';
import { isAreaOfSides, isNumberOfWeekdays, isOfSchedule, isTimesDone } from './worked-out/schedules.ts';

/** Values that are names, in which a number belongs to the word before it: "Technician, Level 2". */
const NAMES = /^(?:position|label|name|title|area|studyType)$/;

/** The numbers that stand behind a word in some values. */
const numbersBehind = (stem: string, sources: readonly Source[]): number[] =>
  sources
    .flatMap(({ words }) => words.filter((_, at) => words[at - 1]?.stem === stem))
    .map(({ word }) => Number(word))
    .filter((value) => !Number.isNaN(value));

/**
 * Whether an amount stands behind a word that a name of the place has with another number, "Level 4" of "Level 2", and no value of the place with
 * this one: who teaches grade 4 may have covered grade 8.
 */
function isOtherInName({ words, place }: Claim, claimed: Quantity): boolean {
  const before = words.findLast(({ end }) => end <= claimed.start);
  if (claimed.measures !== 'count' || before === undefined || claimed.start - before.end !== 1) return false;
  if (isNeutral(before.word)) return false;
  const named = numbersBehind(
    before.stem,
    place.sources.filter(({ field }) => NAMES.test(field)),
  );
  return named.length > 0 && !numbersBehind(before.stem, place.sources).includes(claimed.value);
}

function isBorneBy(claim: Claim, claimed: Quantity, at: number, source: Source, isTold: boolean): boolean {
  if (source.quantities.some((truth) => isMoreThanThat(claimed, truth))) return false;
  if (isOfAnother(claim, claimed, source) || isOnOtherSide(claim, claimed, source)) return false;
  if (isNotAsTold(claim, claimed, source) || isLevelToldAsSaved(claim.text, claimed, source)) return false;
  const isLevel = isLevelToldAsChange(claim.text, claimed, source);
  if (
    source.quantities.some(
      (truth) =>
        bearsOut(truth, claimed) &&
        (claimed.measures === 'count' || isTold) &&
        isCountedAlike(claim, claimed, at, source, truth, isTold) &&
        !isLevel &&
        !isWholeToldOfPart(claim, claimed, source, truth) &&
        !isOneToldAsAll(claim, claimed, source, truth) &&
        !isSumToldOfEach(claim, claimed, source) &&
        !isMoreThanMost(claimed, source, truth) &&
        !isKindOfAPart(claim, claimed, source, truth) &&
        (!isLong(claimed) || isOfTheSame(claim, claimed, source)),
    )
  )
    return true;
  if (isTold && isWithinRange(claimed, source)) return true;
  const share = shareOf(claimed);
  if (share !== null && isTold && source.quantities.some((truth) => isShareOf(truth, claimed, share)))
    return true;
  if (share !== null && isTold && isRatio(source, share, claimed)) return true;
  if (isShareOfNamed(claim, claimed, source)) return true;
  if (isTold && isUnitTold(claim, claimed, source)) return true;
  if (isRestOrSum(claim, claimed, source) || isProduct(claim, claimed, source)) return true;
  if (
    isTold &&
    (isInWords(claim, claimed, source) || isUnitApart(claimed, source) || isAgeTold(claimed, source))
  )
    return true;
  if (isTold && (isWorkedOut(claim, claimed, source) || isSum(claim, claimed, source))) return true;
  if (isTold && (isNumberOfWeekdays(claim, claimed, source) || isAsOften(claim.frequencies, claimed, source)))
    return true;
  if (isTold && (isFromMeasure(claim, claimed, source) || isOfTheRest(claim, claimed, source))) return true;
  if (isTold && (isLeft(claim, claimed, source) || isTimesDone(claim, claimed, source))) return true;
  if (isTold && (isDerived(claim, claimed, source) || isAverage(claim, claimed, source))) return true;
  if (isTold && (isOfSchedule(claimed, source) || isAreaOfSides(claimed, source))) return true;
  if (isTold && (isPartOf(claimed, source) || isNumberOfYears(claim, claimed, source))) return true;
  // "Secondary 3" for "3e secondaire".
  if (
    claimed.measures === 'count' &&
    source.words.some(({ word }) => new RegExp(`^${claimed.value}(?:e|er|re|eme|st|nd|rd|th)$`).test(word))
  )
    return true;
  return (
    isTold &&
    !isOfAChange(claim, claimed) &&
    changesIn(source.text, source.quantities).some((change) => followsFrom(change, claimed, fold(claim.text)))
  );
}

/** Whether an amount is one of the posting's, in a clause about the posting. */
function isOfPosting(claim: Claim, claimed: Quantity): boolean {
  if (claim.posting === null || !isFrame(claim, claimed)) return false;
  const { title, description } = claim.posting.posting;
  return quantitiesIn(`${title}. ${description}`.slice(0, 12_000)).some(
    ({ value }) => value === claimed.value,
  );
}

/** Whether an amount stands in a sentence that tells nobody's action or thing: "checking a number twice". */
function isView(claim: Claim, claimed: Quantity): boolean {
  const sentence = claim.sentences.find((one) => meets(one, claimed));
  return (
    sentence !== undefined &&
    // "That is thirty calls a week": so many a week are somebody's.
    claimed.per === '' &&
    isStance(claim, sentence) &&
    !/\b(?:i|me|my|mine|j|m|je|moi|mon|ma|mes)\b/.test(fold(sentence.text))
  );
}

/** Amounts that no value of the profile bears out at this place, and that follow from none. */
export const checkNumbers: Check = (claim) =>
  claim.quantities.flatMap((claimed, at) => {
    if (claim.dates.some((date) => meets(date, claimed)) || isOfPhone(claim, claimed)) return [];
    if (isClockTold(claim, claimed) || isView(claim, claimed) || isAllOfThem(claim, claimed)) return [];
    if (isSumOfNamed(claim, claimed) || isProductOfNamed(claim, claimed)) return [];
    if (isNumberOfLanguages(claim, claimed) || isNumberOfJobs(claim, claimed)) return [];
    if (
      /^(?:letter|summary)$/.test(claim.place.kind) &&
      (isGap(claim, claimed) || isOfPosting(claim, claimed) || isAboutEmployer(claim, claimed))
    )
      return [];
    if (isLong(claimed) && followsFromRange(claim, claimed)) return [];
    if (isLong(claimed) && !isOfDatedFact(claim, claimed) && followsFromDates(claim, claimed)) return [];
    const stated = toldWith(claim, claimed);
    const [best] = stated;
    const isWhole = best?.quantities.some(
      (truth) => bearsOut(truth, claimed) && isWholeToldOfPart(claim, claimed, best, truth),
    );
    if (
      isWhole !== true &&
      !isOtherInName(claim, claimed) &&
      sourcesFor(claim, claimed).some(
        (source) =>
          !isOfAnotherAcross(claim, claimed, source) &&
          isBorneBy(claim, claimed, at, source, stated.length === 0 || stated.includes(source)),
      )
    )
      return [];
    const elsewhere = claim.known.sources.some((source) =>
      source.quantities.some((truth) => bearsOut(truth, claimed)),
    );
    const sameFigure = claim.place.sources.some((source) =>
      source.quantities.some(({ value }) => value === claimed.value),
    );
    const category =
      sameFigure && claimed.measures !== 'count' ? 'unit' : elsewhere && !sameFigure ? 'merged' : 'number';
    const why = elsewhere
      ? messages.message('ofSomethingElse', { words: claimed.span })
      : messages.message('figureNotHere', { words: claimed.span });
    return [refuse(claim, claimed, category, why, messages.message('figureFix'))];
  });
