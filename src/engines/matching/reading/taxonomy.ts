import { STRICT_FORM_WORDS, TITLE_LINKS } from './patterns.data.ts';
import { normalised, tokensOf } from './tokens.ts';

export type SkillKind = 'skill' | 'certificate' | 'tool' | 'digital' | 'language' | 'transversal' | 'domain';

export interface Skill {
  name: string;
  kind: SkillKind;
}

export interface Occupation {
  /** O*NET-SOC code, "29-1141.00". */
  code: string;
  title: string;
  /** Words its duties are known by, normalised, with how telling each is: ln(occupations / occupations with it). */
  words: ReadonlyMap<string, number>;
  /** Its usual skills by index. */
  skills: readonly number[];
  /** Related occupations by index: tier 3 closest, 2, 1. */
  related: ReadonlyMap<number, number>;
}

/** One way to write a skill. A strict form is an ordinary word or initials and counts only in context. */
export interface SkillForm {
  words: readonly string[];
  skill: number;
  strict: boolean;
  /** Initials that spell a word (CALL, AIR) count in capitals only. */
  capitals: boolean;
}

/** Occupations, titles and skills, indexed for reading; made once by `prepareTaxonomy` and never changed. */
export interface Taxonomy {
  occupations: readonly Occupation[];
  skills: readonly Skill[];
  /** Normalised title to the occupations that carry it. */
  exact: ReadonlyMap<string, readonly number[]>;
  titles: readonly { occupation: number; weight: number; words: ReadonlySet<string> }[];
  /** Title word to the titles that hold it. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** How telling a title word is: ln(1 + titles / titles with it). */
  wordWeight: ReadonlyMap<string, number>;
  /** First word to skill forms, longest first. */
  forms: ReadonlyMap<string, readonly SkillForm[]>;
  byName: ReadonlyMap<string, number>;
}

/** Indexes the two files of `assets/taxonomy`; takes about a second. Throws TypeError when they have another shape. */
export function prepareTaxonomy(raw: { occupations: unknown; skills: unknown }): Taxonomy {
  const skillRows = rows(raw.skills, 'skills');
  const skills = skillRows.map((row) => ({ name: textOf(row, 'n'), kind: kindOf(textOf(row, 'k')) }));
  const occupationRows = rows(raw.occupations, 'occupations');
  const dutyWeight = dutyWeights(occupationRows);
  const titles = indexTitles(occupationRows);
  const occupations = occupationRows.map((row) => ({
    code: textOf(row, 'c'),
    title: textOf(row, 't'),
    words: dutyWords(row, dutyWeight),
    skills: Array.isArray(row.k) ? row.k.filter((skill) => typeof skill === 'number') : [],
    related: relatedOf(row),
  }));
  return {
    occupations,
    skills,
    ...titles,
    forms: indexForms(
      skillRows,
      (word) => dutyWeight.has(word) || (titles.byWord.get(word)?.length ?? 0) > FEW_TITLES,
    ),
    byName: new Map(skills.map(({ name }, index) => [name, index])),
  };
}

/** A word in more titles than this is an everyday word. */
const FEW_TITLES = 4;

type Row = Record<string, unknown>;

function dutyWeights(occupationRows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of occupationRows) {
    for (const word of new Set(normalised(textOf(row, 'w')).split(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log(occupationRows.length / count)]));
}

function dutyWords(row: Row, weights: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    normalised(textOf(row, 'w'))
      .split(' ')
      .map((word) => [word, weights.get(word) ?? 0]),
  );
}

function indexTitles(
  occupationRows: readonly Row[],
): Pick<Taxonomy, 'exact' | 'titles' | 'byWord' | 'wordWeight'> {
  const exact = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const listed: { occupation: number; words: string[] }[] = [];
  occupationRows.forEach((row, occupation) => {
    const own = new Set([textOf(row, 't'), ...textsOf(row, 'a'), ...textsOf(row, 'f')].map(normalised));
    for (const title of own) {
      exact.set(title, [...(exact.get(title) ?? []), occupation]);
      const words = [...new Set(title.split(' '))].filter((word) => !TITLE_LINKS.has(word));
      for (const word of words) {
        const titles = byWord.get(word);
        if (titles === undefined) byWord.set(word, [listed.length]);
        else titles.push(listed.length);
      }
      listed.push({ occupation, words });
    }
  });
  const wordWeight = new Map(
    [...byWord].map(([word, titles]) => [word, Math.log(1 + listed.length / titles.length)]),
  );
  const titles = listed.map(({ occupation, words }) => ({
    occupation,
    words: new Set(words),
    weight: words.reduce((sum, word) => sum + (wordWeight.get(word) ?? 0), 0),
  }));
  return { exact, titles, byWord, wordWeight };
}

function indexForms(
  skillRows: readonly Row[],
  isOrdinary: (word: string) => boolean,
): Map<string, SkillForm[]> {
  const forms = new Map<string, SkillForm[]>();
  const seen = new Set<string>();
  skillRows.forEach((row, skill) => {
    const kind = textOf(row, 'k');
    const marked = new Set(textsOf(row, 'x').map((form) => form.toLowerCase()));
    for (const written of [textOf(row, 'n'), ...textsOf(row, 'a'), ...textsOf(row, 'f')]) {
      const words = tokensOf(written).map(({ word }) => word);
      const [first] = words;
      const key = words.join(' ');
      // Languages are read with their level elsewhere; the first skill that has a form keeps it.
      if (first === undefined || kind === 'language' || seen.has(key)) continue;
      seen.add(key);
      const product = kind === 'tool' || kind === 'digital';
      const everyday = first.length < 3 || STRICT_FORM_WORDS.has(first) || (product && isOrdinary(first));
      const strict = marked.has(written.toLowerCase()) || (words.length === 1 && everyday);
      const capitals = product && words.length === 1 && /^[A-Z]{3,}$/.test(written);
      forms.set(first, [
        ...(forms.get(first) ?? []),
        { words, skill, strict: strict && !capitals, capitals },
      ]);
    }
  });
  for (const list of forms.values()) list.sort((one, other) => other.words.length - one.words.length);
  return forms;
}

const KINDS: ReadonlySet<string> = new Set([
  'skill',
  'certificate',
  'tool',
  'digital',
  'language',
  'transversal',
  'domain',
]);

function kindOf(kind: string): SkillKind {
  if (!KINDS.has(kind)) throw new TypeError(`The taxonomy has a skill of the unknown kind "${kind}".`);
  // Checked against the list of kinds on the line above.
  return kind as SkillKind;
}

function relatedOf(row: Row): Map<number, number> {
  const pairs = Array.isArray(row.r) ? row.r : [];
  const related = new Map<number, number>();
  for (const pair of pairs) {
    if (Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'number')
      related.set(pair[0], pair[1]);
  }
  return related;
}

function rows(value: unknown, name: string): Row[] {
  if (!Array.isArray(value) || !value.every(isRow))
    throw new TypeError(`The taxonomy's ${name} are not a list of records.`);
  return value;
}

function textOf(row: Row, key: string): string {
  const value = row[key];
  if (typeof value !== 'string') throw new TypeError(`A record of the taxonomy has no text "${key}".`);
  return value;
}

function textsOf(row: Row, key: string): string[] {
  const value = row[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
