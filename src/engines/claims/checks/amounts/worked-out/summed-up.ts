import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import { languageLevels } from '#engines/lexicon/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';
import { shareOf } from '#engines/claims/checks/amounts/follows.ts';

const MOST_SUMMED_UP = 6;

/** "I do all three": what was just named is counted, and nothing more. */
export function isAllOfThem({ text }: Claim, { start, end, value, measures }: Quantity): boolean {
  const before = fold(text.slice(0, start));
  return (
    measures === 'count' &&
    value <= MOST_SUMMED_UP &&
    /[,;]/.test(before) &&
    /\b(?:all|these|those|tous les|toutes les|ces)\s$/.test(before) &&
    /^\s*(?:[.,;:)]|$)/.test(text.slice(end))
  );
}

/** A language of childhood, by any of its names. */
const MOTHER_TONGUES = /^\s?(?:mother tongues|native languages|first languages|langues maternelles)\b/;
const NATIVE = 4;
const LANGUAGES = /^\s?(?:official |langues? officielles?|languages?|langues?)/;
const FLUENT = 3;

/** "In two languages", where the person is told to be bilingual or has two and more at such a level. */
export function isNumberOfLanguages({ text, known }: Claim, { end, value }: Quantity): boolean {
  const after = fold(text.slice(end));
  const isNative = MOTHER_TONGUES.test(after);
  if (!isNative && !LANGUAGES.test(after)) return false;
  const levels = languageLevels.slice(isNative ? NATIVE : FLUENT).flat();
  const fluent = known.entries.filter(
    ({ section, sources }) =>
      section === 'languages' &&
      sources.some((source) => levels.some((level) => fold(source.text).includes(level))),
  );
  return (
    value <= fluent.length ||
    (value === 2 && !isNative && known.sources.some((one) => /biling/.test(fold(one.text))))
  );
}

/** Whether an amount is the share that its fact tells of another: "fifteen loads" of "45 loads, a third of them". */
export const isPartOf = (claimed: Quantity, { quantities }: Source): boolean =>
  claimed.measures === 'count' &&
  quantities.some((part) => {
    const share = shareOf(part);
    return (
      share !== null &&
      share < 1 &&
      quantities.some(
        (whole) =>
          whole.measures === 'count' &&
          Math.abs(whole.value * share - claimed.value) < 0.5 &&
          bearsOut({ ...whole, value: claimed.value, most: claimed.value }, claimed),
      )
    );
  });

const YEAR_SECONDS = 31_557_600;

/** What comes round once a year and is counted for it. */
const ONCE_A_YEAR =
  /^\s?(?:[a-z-]+ )?(?:seasons?|summers?|winters?|springs?|autumns?|falls?|harvests?|editions?|saisons?|etes?|hivers?|printemps|automnes?|recoltes?|vendanges)\b/;

/** Years that are the ends of a time, and not named one by one. */
const ENDS = /\b(?:from|since|between|until|to|depuis|entre|jusqu\w*|de)\s(?:\p{L}+\s)?(?:19|20)\d\d/u;

/** The years that values name one by one, each once; none where one of them names the ends of a time. */
const yearsIn = (texts: readonly string[]): number[] =>
  texts.some((text) => ENDS.test(fold(text)))
    ? []
    : [...new Set(texts.flatMap((text) => text.match(/\b(?:19|20)\d\d\b/g) ?? []))].map(Number);

/** "Over two years" is read as more than two of something. */
const IN_YEARS = /\b(?:years?|ans?|annees?)$/;

/**
 * Whether a number of years is that of the years that a fact, or several that say what is told, name one by one: "over two years" of "in 2024
 * and 2025".
 */
export function isNumberOfYears(
  claim: Pick<Claim, 'text' | 'units' | 'place'>,
  { measures, base, value, start, end }: Quantity,
  source: Source,
): boolean {
  const isOfYears =
    (measures === 'time' && base === YEAR_SECONDS) ||
    IN_YEARS.test(fold(claim.text.slice(start, end))) ||
    (measures === 'count' && ONCE_A_YEAR.test(fold(claim.text.slice(end))));
  if (!isOfYears || value < 2) return false;
  const same = claim.place.sources.filter(
    (other) =>
      other.section === source.section &&
      other.index === source.index &&
      claim.units.filter((unit) => isSaid(unit, other.vocabulary) && isSaid(unit, source.vocabulary)).length >
        1,
  );
  return [[source], same].some((sources) => {
    const years = yearsIn(sources.map(({ text }) => text));
    return years.length === value && Math.max(...years) - Math.min(...years) === value - 1;
  });
}

/** Whether an amount counts the jobs of the person: "three jobs", "deux employeurs". */
export const isNumberOfJobs = (
  { text, known }: Pick<Claim, 'text' | 'known'>,
  { measures, value, end }: Quantity,
): boolean =>
  measures === 'count' &&
  /^\s?(?:jobs?|employers?|emplois?|employeurs?)\b/.test(fold(text.slice(end))) &&
  known.entries.filter(({ section }) => section === 'work').length === value;

/** "Fifteen days less (from 52 to 37)": a bare amount of a fact whose unit the text tells beside another. */
export const isUnitTold = (claim: Claim, claimed: Quantity, { quantities }: Source): boolean =>
  claimed.measures === 'count' &&
  /^\s*(?:[.,;:)]|$|(?:(?:(?:down|up) )?to|a|and|et|versus|instead)\b)/.test(
    fold(claim.text.slice(claimed.end)),
  ) &&
  quantities.some(
    ({ value, measures, base, per }) =>
      value === claimed.value &&
      (claimed.per === '' || claimed.per === per) &&
      claim.quantities.some((one) => one !== claimed && one.measures === measures && one.base === base),
  );
