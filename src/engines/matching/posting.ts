import type { Posting } from '#contract/career/posting.ts';
import { withoutOrders } from '#engines/orders/index.ts';
import { termsIn } from '#engines/postings/index.ts';
import { readEmployer, type PostingEmployer } from './avoiding/companies.ts';
import { passagesOf, type Passages } from './avoiding/words.ts';
import { resolveTitle, type TitleReading } from './occupations/resolve.ts';
import { dutyStems } from './occupations/words.ts';
import { CERTIFICATES_READ_HERE, type Credential } from './reading/credentials.data.ts';
import { GENERIC_WORDS, SOFT_SKILLS, SOFT_WORDS } from './reading/patterns.data.ts';
import { readPlace, type Place } from './reading/places.ts';
import {
  authorisationAsked,
  credentialsIn,
  educationIn,
  languagesIn,
  speaksOfPermits,
  speaksOfYears,
  type AuthorisationAsked,
  type CredentialAsked,
  type EducationAsked,
  type LanguageAsked,
  type YearsAsked,
} from './reading/requirements.ts';
import { inventoryOf, linesOf, type Line } from './reading/sections.ts';
import { findSkills, isSkillHeap } from './reading/skills.ts';
import type { Taxonomy } from './reading/taxonomy.ts';
import { levelIn, type LevelSaid } from './reading/levels.ts';
import { titleNames } from './reading/titles.ts';
import { normalised } from './reading/tokens.ts';

/** A skill asked for; any of `skills` will do. `weight` is 1 for a must, 0.25 for a duty, 0.6 where nothing says; 0 for nice-to-have. */
export interface SkillAsked {
  skills: readonly number[];
  weight: number;
  nice: boolean;
  span: string;
}

/** A requirement in words the taxonomy does not know, by its telling words. */
export interface WordsAsked {
  words: readonly string[];
  span: string;
}

/** What a posting asks for, each with the span of its text that says so. */
export interface PostingReading {
  title: string;
  /** Its employer's name and what its addresses say of it. */
  employer: PostingEmployer;
  /** Its text, and what it says of the employer. */
  passages: Passages;
  /** What the title may be called, normalised. */
  names: ReadonlySet<string>;
  role: TitleReading;
  level: LevelSaid;
  skills: SkillAsked[];
  words: WordsAsked[];
  /** Required items that are names alone, as tools in use are listed: nothing says how well or how long. Empty when they are few. */
  inventory: ReadonlySet<string>;
  years: YearsAsked | null;
  education: EducationAsked | null;
  credentials: CredentialAsked[];
  languages: LanguageAsked[];
  authorisation: AuthorisationAsked | null;
  /** True when the employer offers to sponsor a work permit. */
  sponsors: boolean;
  places: Place[];
  workplace: Posting['workplace'];
  pay: Posting['pay'];
  /** Characters of the description. */
  length: number;
}

const DESCRIPTION = 40_000;
const WORDS_ASKED = 12;
/** So many musts in so many words say what is asked. */
const ENOUGH_STATED = 2;
/** Below this weight a skill is part of the duties. */
export const STATED = 0.6;

/** Reads a posting's requirements; texts beyond 40,000 characters are not read. Pay, places and way of working are taken as they were read from the board and its text (`completePosting`). */
export function readPosting(posting: Posting, taxonomy: Taxonomy): PostingReading {
  const description = withoutOrders(posting.description.slice(0, DESCRIPTION));
  const lines = linesOf(description).filter(({ text }) => !isSkillHeap(text, taxonomy));
  const asking = lines.filter(({ must, nice }) => must > 0 || nice);
  const skills = skillsAsked(asking, taxonomy);
  const { years, sponsorship } = termsIn(`${posting.title}\n${posting.company}\n\n${description}`);
  const context = { stems: dutiesOf(lines), skills: new Set(skills.flatMap((asked) => asked.skills)) };
  return {
    title: posting.title,
    employer: readEmployer(posting),
    passages: passagesOf({ ...posting, description }, lines),
    names: new Set(titleNames(posting.title)),
    role: resolveTitle(posting.title, context, taxonomy),
    level: levelIn(posting.title, taxonomy),
    skills,
    words: wordsAsked(asking, taxonomy),
    inventory: inventoryOf(lines),
    years: yearsAsked(years),
    education: greatest(asking.map(educationIn), ({ level }) => level),
    credentials: uniqueCredentials(asking.flatMap(credentialsIn)),
    languages: languagesAsked(asking, posting),
    authorisation: sponsorship?.sponsors === false ? authorisationAsked(sponsorship.span) : null,
    sponsors: sponsorship?.sponsors === true,
    places: posting.places.map(readPlace),
    workplace: posting.workplace,
    pay: posting.pay,
    length: posting.description.length,
  };
}

/** Less than a year is asked of everybody. */
function yearsAsked(said: ReturnType<typeof termsIn>['years']): YearsAsked | null {
  const years = Math.floor(said?.min ?? 0);
  return said === null || years < 1 ? null : { years, span: said.span, must: true };
}

/** Stems of the duties, counted. */
function dutiesOf(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { section, text } of lines) {
    if (section !== 'duties' && section !== 'none') continue;
    for (const word of dutyStems(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function skillsAsked(lines: readonly Line[], taxonomy: Taxonomy): SkillAsked[] {
  const asked = new Map<string, SkillAsked>();
  for (const line of lines) {
    const papers = credentialsIn(line).length > 0;
    const found = findSkills(withoutTitle(line), taxonomy)
      .map(({ skill }) => skill)
      .filter((skill) => counted(skill, taxonomy, papers));
    const choice =
      found.length > 1 &&
      /\b(?:or|ou|such as|like|e\.g|tel(?:le)?s? que|comme|par exemple)\b/.test(line.folded);
    for (const skills of choice ? [found] : found.map((skill) => [skill])) {
      const key = skills.toSorted((a, b) => a - b).join('+');
      const known = asked.get(key);
      const entry = { skills, weight: line.must, nice: line.must === 0, span: line.text };
      // Named again and again it is asked once, as strongly as anywhere.
      if (known === undefined || entry.weight > known.weight) asked.set(key, entry);
    }
  }
  return withoutDuties([...asked.values()]);
}

/** Where a posting lists what it requires, what its duties mention is not asked for on top. */
function withoutDuties(asked: readonly SkillAsked[]): SkillAsked[] {
  const stated = asked.filter(({ nice, weight }) => !nice && weight === 1).length;
  return stated < ENOUGH_STATED ? [...asked] : asked.filter(({ nice, weight }) => nice || weight >= STATED);
}

/** "Two years as a Postman" names a trade, not the tool of that name. */
function withoutTitle(line: Line): string {
  return !speaksOfYears(line.folded)
    ? line.text
    : line.text.replace(/\b(?:as an?|comme|à titre de|en tant que) .*/i, '');
}

/** Whether a skill is asked for as one: not a quality, a language or, where a line asks for papers, a paper. */
function counted(skill: number, taxonomy: Taxonomy, papers: boolean): boolean {
  const entry = taxonomy.skills[skill];
  if (entry === undefined || entry.kind === 'transversal' || entry.kind === 'language') return false;
  return !SOFT_SKILLS.has(entry.name) && !(papers && CERTIFICATES_READ_HERE.has(entry.name));
}

/** Items of the requirements that name nothing known: their words stand for them. */
function wordsAsked(lines: readonly Line[], taxonomy: Taxonomy): WordsAsked[] {
  return lines
    .filter((line) => line.section === 'must' && line.must === 1 && line.item)
    .filter(
      (line) => !speaksOfYears(line.folded) && educationIn(line) === null && credentialsIn(line).length === 0,
    )
    .filter((line) => languagesIn(line).length === 0 && !speaksOfPermits(line.folded))
    .filter((line) => findSkills(line.text, taxonomy).length === 0)
    .map((line) => ({ span: line.text, words: tellingWords(line.text) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, WORDS_ASKED);
}

/** A line's words that say what is asked; none when half of them or more are qualities. */
function tellingWords(text: string): string[] {
  const words = [...new Set(normalised(text).split(' '))].filter(
    (word) => word.length > 1 && !GENERIC_WORDS.has(word),
  );
  const hard = words.filter((word) => !SOFT_WORDS.has(word));
  return hard.length * 2 <= words.length ? [] : hard;
}

function languagesAsked(lines: readonly Line[], posting: Posting): LanguageAsked[] {
  const asked = new Map<string, LanguageAsked>();
  for (const found of lines.flatMap(languagesIn)) {
    const known = asked.get(found.code);
    if (known === undefined || (found.must && !known.must)) asked.set(found.code, found);
  }
  const own = posting.language;
  const name = own === 'fr' ? 'French' : 'English';
  // An advert in a language is answered in it.
  if (asked.get(own)?.must !== true)
    asked.set(own, { code: own, name, level: 3, must: true, span: posting.title });
  return [...asked.values()];
}

function uniqueCredentials(asked: readonly CredentialAsked[]): CredentialAsked[] {
  const unique = new Map<string, CredentialAsked>();
  for (const entry of asked) if (unique.get(keyOf(entry))?.must !== true) unique.set(keyOf(entry), entry);
  return [...unique.values()];
}

/** The greatest must; without a must the greatest wish counts for nothing. */
function greatest<T extends { must: boolean }>(
  found: readonly (T | null)[],
  size: (entry: T) => number,
): T | null {
  const musts = found.filter((entry) => entry !== null).filter(({ must }) => must);
  return musts.toSorted((a, b) => size(b) - size(a))[0] ?? null;
}

function keyOf({ credentials }: { credentials: readonly Credential[] }): string {
  return credentials.map(({ id }) => id).join('+');
}
