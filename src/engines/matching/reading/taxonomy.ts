import { skillsAlsoWords } from '#engines/lexicon/index.ts';
import { indexDuties, type DutyIndex } from '#engines/matching/occupations/duty-index.ts';
import { indexTitles, type TitleIndex } from '#engines/matching/occupations/title-index.ts';
import { countWords, stemCounts, type WordOdds } from '#engines/matching/occupations/word-odds.ts';
import { dutyStems, titleStems } from '#engines/matching/occupations/words.ts';
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
  /** Last stems of its titles, counted. */
  heads: ReadonlyMap<string, number>;
  /** Its usual skills by index. */
  skills: readonly number[];
  /** Related occupations by index: tier 3 closest, 2, 1. */
  related: ReadonlyMap<number, number>;
  /** Where no related ones are known, those that others' relations let expect among the closest, by index, with the chance of it, 0 to 1. */
  likely: ReadonlyMap<number, number>;
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
  titles: TitleIndex;
  odds: WordOdds;
  duties: DutyIndex;
  /** How telling a skill is of an occupation by index: ln(occupations / occupations with it). */
  skillWeight: Float32Array;
  /** First word to skill forms, longest first. */
  forms: ReadonlyMap<string, readonly SkillForm[]>;
  byName: ReadonlyMap<string, number>;
}

/** Indexes the two files of `assets/taxonomy`; takes about a second. Throws TypeError when they have another shape. */
export function prepareTaxonomy(raw: { occupations: unknown; skills: unknown }): Taxonomy {
  const skillRows = rows(raw.skills, 'skills');
  const skills = skillRows.map((row) => ({ name: textOf(row, 'n'), kind: kindOf(textOf(row, 'k')) }));
  const occupationRows = rows(raw.occupations, 'occupations');
  const duties = occupationRows.map((row) => countsOf(dutyStems(textOf(row, 'w'))));
  const occupations = occupationRows.map((row) => ({
    code: textOf(row, 'c'),
    title: textOf(row, 't'),
    heads: countsOf(allTitles(row).flatMap((title) => titleStems(normalised(headOf(title))).slice(-1))),
    skills: Array.isArray(row.k) ? row.k.filter((skill) => typeof skill === 'number') : [],
    related: pairsOf(row.r),
    likely: new Map([...pairsOf(row.l)].map(([other, percent]) => [other, percent / 100])),
  }));
  // Folded once: it is most of the work here.
  const titlesByRow = occupationRows.map((row) => allTitles(row).map(normalised));
  const { exact, titles } = titlesOf(titlesByRow);
  const odds = countWords(
    occupationRows.map((row, index) => ({
      code: textOf(row, 'c'),
      // Its own name counts twice.
      titles: stemCounts([normalised(textOf(row, 't')), ...(titlesByRow[index] ?? [])]),
      duties: duties[index] ?? new Map<string, number>(),
      closest: [...(occupations[index]?.related ?? [])]
        .filter(([, tier]) => tier === CLOSEST)
        .map(([other]) => other),
    })),
  );
  return {
    occupations,
    skills,
    exact,
    titles,
    odds,
    duties: indexDuties(duties),
    skillWeight: skillWeights(occupations, skills.length),
    forms: indexForms(skillRows, ordinaryWords(occupationRows, titlesByRow)),
    byName: new Map(skills.map(({ name }, index) => [name, index])),
  };
}

const CLOSEST = 3;
/** A word in more titles than this is an everyday word. */
const FEW_TITLES = 4;

type Row = Record<string, unknown>;

const allTitles = (row: Row): string[] => [textOf(row, 't'), ...textsOf(row, 'a'), ...textsOf(row, 'f')];

/** "Nurse, Surgical" is a nurse. */
const headOf = (title: string): string => title.split(/[,(]/)[0] ?? title;

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function titlesOf(titlesByRow: readonly (readonly string[])[]): Pick<Taxonomy, 'exact' | 'titles'> {
  const exact = new Map<string, number[]>();
  const listed: { title: string; occupation: number }[] = [];
  titlesByRow.forEach((ofOne, occupation) => {
    for (const title of new Set(ofOne)) {
      const named = exact.get(title);
      if (named === undefined) exact.set(title, [occupation]);
      else named.push(occupation);
      listed.push({ title, occupation });
    }
  });
  return { exact, titles: indexTitles(listed) };
}

function skillWeights(occupations: readonly Occupation[], skills: number): Float32Array {
  const spread = new Uint16Array(skills);
  for (const occupation of occupations)
    for (const skill of occupation.skills) spread[skill] = (spread[skill] ?? 0) + 1;
  return Float32Array.from(spread, (count) => (count === 0 ? 0 : Math.log(occupations.length / count)));
}

/** Words of duties, and those in many titles: as the name of a product they need a context. */
function ordinaryWords(
  occupationRows: readonly Row[],
  titlesByRow: readonly (readonly string[])[],
): (word: string) => boolean {
  const duties = new Set(occupationRows.flatMap((row) => normalised(textOf(row, 'w')).split(' ')));
  const titles = countsOf(
    titlesByRow.flatMap((ofOne) => [...new Set(ofOne)].flatMap((title) => [...new Set(title.split(' '))])),
  );
  return (word) => duties.has(word) || (titles.get(word) ?? 0) > FEW_TITLES;
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
    const names = [textOf(row, 'n'), ...textsOf(row, 'a'), ...textsOf(row, 'f')];
    for (const written of [...names, ...names.flatMap(otherWritings)]) {
      const words = tokensOf(written).map(({ word }) => word);
      const [first] = words;
      const key = words.join(' ');
      // Languages are read with their level elsewhere; the first skill that has a form keeps it.
      if (first === undefined || kind === 'language' || seen.has(key)) continue;
      seen.add(key);
      const product = kind === 'tool' || kind === 'digital';
      const everyday = first.length < 3 || skillsAlsoWords.has(first) || (product && isOrdinary(first));
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

/** "Amazon Web Services (AWS)" is also written without its initials, "Microsoft Project" as "MS Project". */
function otherWritings(name: string): string[] {
  const plain = name.replace(/ \([A-Z]+\)$/, '');
  return [
    ...(plain === name ? [] : [plain]),
    ...(name.startsWith('Microsoft ') ? [name.replace('Microsoft', 'MS')] : []),
  ];
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

function pairsOf(listed: unknown): Map<number, number> {
  const pairs = new Map<number, number>();
  for (const pair of Array.isArray(listed) ? listed : []) {
    if (Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'number')
      pairs.set(pair[0], pair[1]);
  }
  return pairs;
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
