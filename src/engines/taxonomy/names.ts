import { z } from 'zod';

/**
 * The taxonomy as it is kept: rows of occupations and skills, and every known wording, normalised, with the indexes of the
 * rows it may mean ("machine operator\t12 40"), one a line.
 */
export const snapshot = z.object({
  /** O*NET-SOC code and title. */
  occupations: z.array(z.tuple([z.string(), z.string()])),
  titles: z.string(),
  skills: z.array(z.string()),
  skillNames: z.string(),
});
export type Snapshot = z.infer<typeof snapshot>;

/** Names of occupations and skills, ready to be looked up by their normalised wording. */
export interface Names {
  occupations: Snapshot['occupations'];
  titles: ReadonlyMap<string, string>;
  skills: readonly string[];
  skillNames: ReadonlyMap<string, string>;
}

function indexed(lines: string): Map<string, string> {
  const index = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const at = line.indexOf('\t');
    if (at > 0) index.set(line.slice(0, at), line.slice(at + 1));
  }
  return index;
}

/** Indexes a snapshot; takes some tens of milliseconds. Throws when it has another shape. */
export function prepareNames(raw: unknown): Names {
  const { occupations, titles, skills, skillNames } = snapshot.parse(raw);
  return { occupations, titles: indexed(titles), skills, skillNames: indexed(skillNames) };
}

/** The rows a wording may mean, likeliest first. */
export const rowsAt = (index: ReadonlyMap<string, string>, key: string): number[] =>
  (index.get(key) ?? '').split(' ').filter(Boolean).map(Number);
