import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import { resolveTitle } from '#engines/matching/occupations/resolve.ts';
import { NO_CONTEXT } from '#engines/matching/occupations/signs.ts';

/** The occupations a bare title may mean, best first, at most five, by O*NET-SOC code. */
export function occupationsOf(title: string, taxonomy: Taxonomy): { code: string; title: string }[] {
  return resolveTitle(title, NO_CONTEXT, taxonomy).guesses.flatMap(({ occupation }) => {
    const found = taxonomy.occupations[occupation];
    return found === undefined ? [] : [{ code: found.code, title: found.title }];
  });
}
