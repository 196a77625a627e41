import { titleVariants } from '#engines/matching/index.ts';
import { masculine } from './feminine.ts';
import { rowsAt } from './names.ts';
import type { Names } from './names.ts';

/** An occupation a title may mean. `share` is how much of it: 1 when the title names no other, 0 to 1. */
export interface NamedOccupation {
  /** O*NET-SOC code. */
  code: string;
  title: string;
  share: number;
}

function rowsOf(title: string, { titles }: Names): number[] {
  const { whole, parts } = titleVariants(title);
  for (const key of [...whole, ...whole.map(masculine), ...parts, ...parts.map(masculine)]) {
    const rows = rowsAt(titles, key);
    if (rows.length > 0) return rows;
  }
  return [];
}

/**
 * The occupations a job title names, likeliest first: English or French, in either gender, without level, contract and
 * other noise around it; the whole title before its parts. Empty when the taxonomy does not know it.
 */
export function occupationsOf(title: string, names: Names): NamedOccupation[] {
  const rows = rowsOf(title, names);
  return rows.flatMap((row) => {
    const occupation = names.occupations[row];
    return occupation === undefined
      ? []
      : [{ code: occupation[0], title: occupation[1], share: 1 / rows.length }];
  });
}

/** What one is in a company, whatever the trade; the taxonomy has some of them as another name of a single occupation. */
const POSITION =
  /^(?:co[- ]?)?(?:owner|founder|partner|president|member|volunteer|principal|associate|contractor)s?$/i;

/** The taxonomy's own name for what a title says; null when it knows none, or the title may mean several. */
export function standardTitle(title: string, names: Names): string | null {
  if (POSITION.test(title.trim())) return null;
  const [first, other] = occupationsOf(title, names);
  return first === undefined || other !== undefined ? null : first.title;
}

/** The taxonomy's own name of an occupation by its O*NET-SOC code; null for one it does not have. */
export const titleOf = (code: string, { occupations }: Names): string | null =>
  occupations.find(([own]) => own === code)?.[1] ?? null;
