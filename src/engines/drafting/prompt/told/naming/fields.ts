import type { SaidFact } from '#engines/drafting/prompt/told/said-fact.ts';
import { degreeIn, hasSchoolWord, isKnownCity, placeOf } from '#engines/resume/index.ts';

/** What tells of a study and names no field of it. */
const NO_FIELD =
  /^(?:(?:and|et|where|which|that|who|i|with|avec|from|at|class|gpa|honou?rs?|distinction|cum|magna|first|part|full|online|expected|prévue?|in progress|en cours|my|mon|a|an|the|\d)(?!\p{L})|(?:complet|graduat|obten|termin|fini|earn|receiv|start)\p{L}*)/iu;

/** The field that stands behind a school: "… College, business administration, 2014", "… College in culinary management"; "" for none. */
export function fieldBehind(behind: string): string {
  const [, led = '', beside = ''] =
    /^\s*,?\s*(?:(?:in|en)\s+([^,;(‡.]{3,60})|,\s*([^,;(‡.]{3,60}))(?=(?:[,;(‡.]|$))/u.exec(behind) ?? [];
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

/** A paper that does not say of what it is, and a school that gave it. */
export const PAPER_FROM =
  /^(?:degree|certificate|diploma|certificat|diplôme|attestation)(?=\s+(?:from|at|through|de l['’]|de la|du)(?!\p{L}))/iu;

/** "(DEC, 2011)" behind a school is the diploma of that name and no month. */
export const withDiploma = (clause: string): string =>
  hasSchoolWord(clause) ? clause.replace(/(?<=[(,]\s*)DEC(?=\s*,\s*(?:19|20)\d\d)/u, 'D.E.C.') : clause;

/** "Studied at the University of …, BSc Nursing": a degree behind its school is one study with it. */
export function withSchoolBefore(facts: readonly SaidFact[]): SaidFact[] {
  return facts.reduce<SaidFact[]>((before, fact) => {
    const last = before.at(-1);
    const isOne =
      last?.kind === 'study' &&
      fact.kind === 'study' &&
      last.studyType + last.area === '' &&
      fact.institution === '';
    return isOne
      ? [
          ...before.slice(0, -1),
          { ...fact, institution: last.institution, endDate: fact.endDate || last.endDate },
        ]
      : [...before, fact];
  }, []);
}
