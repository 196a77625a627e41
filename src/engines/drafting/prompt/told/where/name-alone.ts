import { degreeIn, hasSchoolWord, isKnownCity, placeOf, titleScore } from '#engines/resume/index.ts';

const NAME =
  /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:(?:de|du|van|von|da|la|le|el|al|bin)\s+)?\p{Lu}[\p{L}'’.-]*){1,3}$/u;
const FEWEST_LINES = 4;

/** The first of several lines where it is a name and nothing else, as notes about oneself begin; "" for none. */
export function nameAlone(lines: readonly string[]): string {
  const told = lines.map((line) => line.trim()).filter((line) => line !== '');
  const [first = ''] = told;
  const isName =
    told.length >= FEWEST_LINES &&
    NAME.test(first) &&
    titleScore(first) < 3 &&
    degreeIn(first) === null &&
    !hasSchoolWord(first) &&
    !isKnownCity(first) &&
    placeOf(first) === null;
  return isName ? first : '';
}
