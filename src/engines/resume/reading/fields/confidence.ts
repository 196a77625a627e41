import type { Found } from '#engines/resume/reading/lines.ts';
import { hasSchoolWord, placeOf, titleScore } from '#engines/resume/reading/vocabulary/index.ts';

/** How often a value of a kind is right when nothing speaks against it. */
const USUAL: readonly (readonly [path: RegExp, confidence: number])[] = [
  [/^\/basics\/(?:email|phone|url|profiles)/, 0.98],
  [/(?:startDate|endDate|\/date)$/, 0.95],
  [/^\/basics\/name$/, 0.95],
  [/^\/(?:languages|skills)\//, 0.9],
  [/^\/basics\/(?:label|location)/, 0.85],
];
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
  const sure = confidence ?? USUAL.find(([pattern]) => pattern.test(path))?.[1] ?? ELSE;
  const against = AGAINST.filter(([pattern, speaks]) => pattern.test(path) && speaks(value));
  return Math.min(sure, ...against.map(([, , left]) => left));
}
