import { isSum } from './sums.ts';
import { isLevelToldAsChange, isWholeToldOfPart } from './parts-and-changes.ts';
import { isInWords, isUnitApart, isWorkedOut } from './worked-out/in-words.ts';
import { isAboutEmployer } from '#engines/claims/checks/letters/employer.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Asked, Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn, followsFrom } from '#engines/claims/quantities/derive.ts';
import { bearsOut, isMoreThanThat } from '#engines/claims/quantities/match.ts';
import { isAsOften } from '#engines/claims/quantities/frequency.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isCountedAlike } from './counted.ts';
import { followsFromDates } from './durations.ts';
import { isOfAChange, isRestOrSum, isRatio, isShareOf, shareOf } from './follows.ts';
import { isKindOfAPart, isMoreThanMost, isOneToldAsAll, isSumToldOfEach } from './one-of.ts';
import { followsFromRange, isLong, isOfTheSame } from './lengths.ts';
import { isOfAnother } from './replaced.ts';
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
function isOtherInName({ words, place }: Asked, said: Quantity): boolean {
  const before = words.findLast(({ end }) => end <= said.start);
  if (said.measures !== 'count' || before === undefined || said.start - before.end !== 1) return false;
  if (isNeutral(before.word)) return false;
  const named = numbersBehind(
    before.stem,
    place.sources.filter(({ field }) => NAMES.test(field)),
  );
  return named.length > 0 && !numbersBehind(before.stem, place.sources).includes(said.value);
}

function isBorneBy(asked: Asked, said: Quantity, at: number, source: Source, isTold: boolean): boolean {
  if (source.quantities.some((truth) => isMoreThanThat(said, truth))) return false;
  if (isOfAnother(asked, said, source) || isOnOtherSide(asked, said, source)) return false;
  const isLevel = isLevelToldAsChange(asked.text, said, source);
  if (
    source.quantities.some(
      (truth) =>
        bearsOut(truth, said) &&
        (said.measures === 'count' || isTold) &&
        isCountedAlike(asked, said, at, source, truth, isTold) &&
        !isLevel &&
        !isWholeToldOfPart(asked, said, source, truth) &&
        !isOneToldAsAll(asked, said, source, truth) &&
        !isSumToldOfEach(asked, said, source) &&
        !isMoreThanMost(said, source, truth) &&
        !isKindOfAPart(asked, said, source, truth) &&
        (!isLong(said) || isOfTheSame(asked, said, source)),
    )
  )
    return true;
  const share = shareOf(said);
  if (share !== null && source.quantities.some((truth) => isShareOf(truth, said, share))) return true;
  if (share !== null && isTold && isRatio(source, share, said)) return true;
  if (isShareOfNamed(asked, said, source)) return true;
  if (isTold && isUnitTold(asked, said, source)) return true;
  if (isRestOrSum(asked, said, source) || isProduct(asked, said, source)) return true;
  if (isTold && (isInWords(asked, said, source) || isUnitApart(said, source))) return true;
  if (isTold && (isWorkedOut(asked, said, source) || isSum(asked, said, source))) return true;
  if (isTold && (isNumberOfWeekdays(asked, said, source) || isAsOften(asked.frequencies, said, source)))
    return true;
  if (isTold && (isFromMeasure(asked, said, source) || isOfTheRest(asked, said, source))) return true;
  if (isTold && (isLeft(asked, said, source) || isTimesDone(asked, said, source))) return true;
  if (isTold && (isOfSchedule(said, source) || isAreaOfSides(said, source))) return true;
  if (isTold && (isPartOf(said, source) || isNumberOfYears(asked, said, source))) return true;
  // "Secondary 3" for "3e secondaire".
  if (
    said.measures === 'count' &&
    source.words.some(({ word }) => new RegExp(`^${said.value}(?:e|er|re|eme|st|nd|rd|th)$`).test(word))
  )
    return true;
  return (
    isTold &&
    !isOfAChange(asked, said) &&
    changesIn(source.text, source.quantities).some((change) => followsFrom(change, said, fold(asked.text)))
  );
}

/** Whether an amount is one of the posting's, in a clause about the posting. */
function isOfPosting(asked: Asked, said: Quantity): boolean {
  if (asked.posting === null || !isFrame(asked, said)) return false;
  const { title, description } = asked.posting.posting;
  return quantitiesIn(`${title}. ${description}`.slice(0, 12_000)).some(({ value }) => value === said.value);
}

/** Whether an amount stands in a sentence that tells nobody's action or thing: "checking a number twice". */
function isView(asked: Asked, said: Quantity): boolean {
  const sentence = asked.sentences.find((one) => meets(one, said));
  return (
    sentence !== undefined &&
    // "That is thirty calls a week": so many a week are somebody's.
    said.per === '' &&
    isStance(asked, sentence) &&
    !/\b(?:i|me|my|mine|j|m|je|moi|mon|ma|mes)\b/.test(fold(sentence.text))
  );
}

/** Amounts that no value of the profile bears out at this place, and that follow from none. */
export const checkNumbers: Check = (asked) =>
  asked.quantities.flatMap((said, at) => {
    if (asked.dates.some((date) => meets(date, said))) return [];
    if (isView(asked, said) || isAllOfThem(asked, said)) return [];
    if (isSumOfNamed(asked, said) || isProductOfNamed(asked, said)) return [];
    if (isNumberOfLanguages(asked, said) || isNumberOfJobs(asked, said)) return [];
    if (
      /^(?:letter|summary)$/.test(asked.place.kind) &&
      (isGap(asked, said) || isOfPosting(asked, said) || isAboutEmployer(asked, said))
    )
      return [];
    if (isLong(said) && (followsFromDates(asked, said) || followsFromRange(asked, said))) return [];
    const told = toldWith(asked, said);
    const [best] = told;
    const isWhole = best?.quantities.some(
      (truth) => bearsOut(truth, said) && isWholeToldOfPart(asked, said, best, truth),
    );
    if (
      isWhole !== true &&
      !isOtherInName(asked, said) &&
      sourcesFor(asked, said).some((source) =>
        isBorneBy(asked, said, at, source, told.length === 0 || told.includes(source)),
      )
    )
      return [];
    const elsewhere = asked.known.sources.some((source) =>
      source.quantities.some((truth) => bearsOut(truth, said)),
    );
    const sameFigure = asked.place.sources.some((source) =>
      source.quantities.some(({ value }) => value === said.value),
    );
    const category =
      sameFigure && said.measures !== 'count' ? 'unit' : elsewhere && !sameFigure ? 'merged' : 'number';
    const why = elsewhere
      ? messages.message('ofSomethingElse', { words: said.span })
      : messages.message('figureNotHere', { words: said.span });
    return [refuse(asked, said, category, why, messages.message('figureFix'))];
  });
