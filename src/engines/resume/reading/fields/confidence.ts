import type { Found } from '#engines/resume/reading/lines.ts';
import { hasSchoolWord, placeOf, titleScore } from '#engines/resume/reading/vocabulary/index.ts';

/** One word alone, written as the beginning of something longer is: what is left of a line that was cut. */
const isOneWord = (value: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(value);

/**
 * How often a value of a kind was right when nothing speaks against it: the share of right ones, smoothed as
 * (right + 1) / (read + 2), among the values of half of 86 resumes in 16 layouts and four formats. On the other half, values
 * said with 0.95 and more were right in 99.8 of 100, those of 0.7 to 0.95 in 92, those below in 43 (`npm run bench -- --data DIR`).
 */
const USUAL: readonly (readonly [path: RegExp, confidence: number, only?: (value: string) => boolean])[] = [
  [/^\/basics\/(?:name|email|phone|url|profiles)/, 0.98],
  [/^\/basics\/location\/city$/, 0.94],
  [/^\/work\/\d+\/(?:name|position|startDate|endDate)$/, 0.99],
  [/^\/education\/\d+\/institution$/, 0.99],
  [/(?:startDate|endDate|\/date)$/, 0.94],
  [/^\/languages\/\d+\/language$/, 0.98],
  [/^\/skills\/\d+\/keywords\/\d+$/, 0.91, isOneWord],
  [/^\/skills\/\d+\/keywords\/\d+$/, 0.99],
  [/^\/certificates\/\d+\/name$/, 0.5, (value) => !value.includes(' ')],
  [/^\/certificates\/\d+\/name$/, 0.92],
];
/** Kinds that were not measured. */
const ELSE = 0.85;

const startsInASentence = (value: string): boolean => /^(?:at|chez|for|with|and|et|à)\s/i.test(value);

/** What in its own words speaks against a value of a kind, and how sure one may still be of it. */
const AGAINST: readonly (readonly [path: RegExp, speaks: (value: string) => boolean, confidence: number])[] =
  [
    [/^\/basics\/name$/, (value) => /[\d@]/.test(value) || value.split(/\s+/).length > 5, 0.5],
    [/^\/(?:work|volunteer)\/\d+\/position$/, (value) => titleScore(value) < 0, 0.55],
    [/^\/work\/\d+\/name$/, (value) => startsInASentence(value) || titleScore(value) >= 4, 0.6],
    [/^\/work\/\d+\/location$/, (value) => value.length > 40 && placeOf(value) === null, 0.6],
    [/^\/education\/\d+\/institution$/, (value) => !hasSchoolWord(value) && titleScore(value) > 0, 0.6],
    [/^\/skills\/\d+\/keywords\/\d+$/, (value) => value.split(/\s+/).length > 7, 0.6],
  ];

/** From 0 to 1: what the value's reader says of it, or else what values of its kind deserve, less what its words speak against it. */
export function confidenceOf(path: string, { value, confidence }: Found): number {
  const sure =
    confidence ?? USUAL.find(([kind, , only]) => kind.test(path) && (only?.(value) ?? true))?.[1] ?? ELSE;
  const against = AGAINST.filter(([pattern, speaks]) => pattern.test(path) && speaks(value));
  return Math.min(sure, ...against.map(([, , left]) => left));
}
