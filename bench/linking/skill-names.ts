import { standardSkill } from '#engines/taxonomy/index.ts';
import type { Names } from '#engines/taxonomy/index.ts';
import { rowsAt } from '#engines/taxonomy/names.ts';

/** For each label of any list of skills the names the taxonomy knows it under, its own among them; none where it knows none. */
export function namesOfSkills(labels: readonly string[], names: Names): string[][] {
  const wordings = names.skills.map((): string[] => []);
  for (const [wording] of names.skillNames)
    for (const row of rowsAt(names.skillNames, wording)) wordings[row]?.push(wording);
  const rowOf = new Map(names.skills.map((name, row) => [name, row]));
  return labels.map((label) => wordings[rowOf.get(standardSkill(label, names) ?? '') ?? -1] ?? []);
}
