import { z } from 'zod';
import { normalised } from '#engines/matching/index.ts';
import { masculine } from '#engines/taxonomy/feminine.ts';
import type { Snapshot } from '#engines/taxonomy/names.ts';

const texts = z.array(z.string()).default([]);
const occupationRows = z.array(z.object({ c: z.string(), t: z.string(), a: texts, f: texts }));
const skillRows = z.array(z.object({ n: z.string(), a: texts, f: texts }));

type Wordings = Map<string, number[]>;

/** Notes a wording of a row; a row's own name stands before those that only know it as an alias. */
function note(wordings: Wordings, words: string, row: number, isOwn: boolean): void {
  const key = normalised(words);
  const rows = wordings.get(key) ?? [];
  if (key === '' || rows.includes(row)) return;
  if (isOwn) rows.unshift(row);
  else rows.push(row);
  wordings.set(key, rows);
}

const inLines = (wordings: Wordings): string =>
  [...wordings]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, rows]) => `${key}\t${rows.join(' ')}`)
    .join('\n');

/** The names of occupations and skills out of the taxonomy's own files, with French titles in both genders. */
export function buildSnapshot(raw: { occupations: unknown; skills: unknown }): Snapshot {
  const occupations = occupationRows.parse(raw.occupations);
  const titles: Wordings = new Map();
  occupations.forEach(({ t }, row) => note(titles, t, row, true));
  occupations.forEach(({ a, f }, row) => {
    for (const title of a) note(titles, title, row, false);
    // "ingénieur/ingénieure" and "infirmière" are also looked up in the masculine.
    for (const title of f.flatMap((form) => [form, ...form.split('/'), masculine(normalised(form))]))
      note(titles, title, row, false);
  });
  const skills = skillRows.parse(raw.skills);
  const skillNames: Wordings = new Map();
  skills.forEach(({ n }, row) => note(skillNames, n, row, true));
  skills.forEach(({ a, f }, row) => {
    for (const name of [...a, ...f]) note(skillNames, name, row, false);
  });
  return {
    occupations: occupations.map(({ c, t }) => [c, t]),
    titles: inLines(titles),
    skills: skills.map(({ n }) => n),
    skillNames: inLines(skillNames),
  };
}
