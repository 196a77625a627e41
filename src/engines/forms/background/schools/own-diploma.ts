import { terms } from '#engines/language/index.ts';
import type { Option } from '#engines/forms/screening/asked.ts';
import { educationLevelsOf } from './education-levels.ts';

/** One word alone, "diploma", is part of what many diplomas are called. */
const LEAST_WORDS = 2;

/** The one of some levels of schooling that has all words by which the person's own is called: "Level 3 (e.g. A levels, Level 3 diploma)" for a "Level 3 Diploma". */
export function calledSo(options: readonly Option[], studyType: string): Option | null {
  const wanted = terms(studyType);
  if (wanted.length < LEAST_WORDS) return null;
  const found = options.filter(({ label }) => {
    const said = new Set(terms(label));
    return educationLevelsOf(label).length > 0 && wanted.every((word) => said.has(word));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
