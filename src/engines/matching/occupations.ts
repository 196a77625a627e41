import type { Taxonomy } from './reading/taxonomy.ts';
import { NO_CONTEXT, resolveTitle } from './reading/titles.ts';

/** The occupations a bare title may mean, best first, at most five, by O*NET-SOC code. */
export function occupationsOf(title: string, taxonomy: Taxonomy): { code: string; title: string }[] {
  return resolveTitle(title, NO_CONTEXT, taxonomy).guesses.flatMap(({ occupation }) => {
    const found = taxonomy.occupations[occupation];
    return found === undefined ? [] : [{ code: found.code, title: found.title }];
  });
}
