import type { SaidFact } from '#engines/drafting/prompt/told/said-fact.ts';
import { degreeIn, hasSchoolWord, isKnownCity, placeOf, titleScore } from '#engines/resume/index.ts';

const NAME =
  /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:(?:de|du|van|von|da|la|le|el|al|bin)\s+)?\p{Lu}[\p{L}'’.-]*){1,3}$/u;
const FEWEST_LINES = 4;

const BESIDE = /\s*[|·•]\s*|\s+[-–—]\s+|,\s+/u;

/** A name, and the place that may stand beside it: "Kavita Raman - Surrey BC". */
export function namedFirst(line: string): SaidFact[] {
  const [name = '', ...others] = line.split(BESIDE);
  const place = others.join(', ');
  return [
    { kind: 'name', value: name },
    ...(place !== '' && (isKnownCity(place) || placeOf(place) !== null)
      ? [{ kind: 'place' as const, value: place }]
      : []),
  ];
}

/** The first of several lines where it is a name and nothing else, as notes about oneself begin; "" for none. */
export function nameAlone(lines: readonly string[]): string {
  const told = lines.map((line) => line.trim()).filter((line) => line !== '');
  const [line = ''] = told;
  const [first = '', ...others] = line.split(BESIDE);
  const place = others.join(', ');
  const isName =
    told.length >= FEWEST_LINES &&
    (place === '' || isKnownCity(place) || placeOf(place) !== null) &&
    NAME.test(first) &&
    titleScore(first) < 3 &&
    degreeIn(first) === null &&
    !hasSchoolWord(first) &&
    !isKnownCity(first) &&
    placeOf(first) === null;
  return isName ? line : '';
}
