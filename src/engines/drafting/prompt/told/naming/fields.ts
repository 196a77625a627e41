import { degreeIn, hasSchoolWord, isKnownCity, placeOf } from '#engines/resume/index.ts';

/** What tells of a study and names no field of it. */
const NO_FIELD =
  /^(?:(?:and|et|where|which|that|who|i|with|avec|from|at|class|gpa|honou?rs?|distinction|cum|magna|first|part|full|online|expected|prévue?|in progress|en cours|my|mon|a|an|the|\d)(?!\p{L})|(?:finish|complet|graduat|obten|termin|fini|earn|receiv|start)\p{L}*)/iu;

/** The field that stands behind a school: "… College, business administration, 2014", "… College in culinary management"; "" for none. */
export function fieldBehind(behind: string): string {
  const [, led = '', beside = ''] =
    /^\s*,?\s*(?:(?:in|en)\s+([^,;(‡.]{3,60})|,\s*([^,;(‡.]{3,60}))(?=\s*(?:[,;(‡.]|$))/u.exec(behind) ?? [];
  const field = (led === '' ? beside : led)
    .replace(/\s+(?:and|et|where|but|mais)\s+(?:i|j['’]|je|worked|then|puis)(?!\p{L}).*$/iu, '')
    .trim();
  const isOther =
    NO_FIELD.test(field) ||
    hasSchoolWord(field) ||
    isKnownCity(field) ||
    placeOf(field) !== null ||
    degreeIn(field) !== null;
  // One capital alone behind a comma is as often a town.
  const mayBeTown = led === '' && /^\p{Lu}\S*$/u.test(field);
  return isOther || mayBeTown || field.split(/\s+/).length > 6 ? '' : field;
}
