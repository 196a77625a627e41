import { normalised } from '#engines/matching/index.ts';
import { rowsAt } from './names.ts';
import type { Names } from './names.ts';

/**
 * The one name of a skill that a person lists under any of its names ("k8s", "MS Excel", "soudage TIG"); null for words the
 * taxonomy does not know. The words must come from a list of skills: in a sentence "Go" or "Word" may mean anything.
 */
export function standardSkill(words: string, names: Names): string | null {
  const bare = words.replace(/\([^)]*\)/g, ' ');
  for (const key of [normalised(words), normalised(bare)]) {
    const [row] = rowsAt(names.skillNames, key);
    if (row !== undefined) return names.skills[row] ?? null;
  }
  return null;
}
