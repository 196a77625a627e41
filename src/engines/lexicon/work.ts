import { entriesOf, wordsByValue, wordsMarked, wordsOf } from './rows.ts';

const roles = entriesOf('roles');
const rolesIn = (wanted: string): ReadonlySet<string> =>
  new Set(roles.filter(({ language }) => language === wanted).map(({ word }) => word));

/** What one is by trade, folded, in the singular: the last word of an English title, the first of a French one. */
export const englishRoles: ReadonlySet<string> = rolesIn('en');
export const frenchRoles: ReadonlySet<string> = rolesIn('fr');
/** The same in either language. */
export const roleNouns: ReadonlySet<string> = new Set(roles.map(({ word }) => word));

/** Words that show the level of a job rather than an employer; folded. */
export const rankWords: ReadonlySet<string> = new Set(wordsMarked('ranks', 'rank'));

/** Words of a title that say how far somebody is, below or above others; folded. */
export const ranksOf: Readonly<Record<'low' | 'high', ReadonlySet<string>>> = {
  low: new Set(wordsMarked('ranks', 'low')),
  high: new Set(wordsMarked('ranks', 'high')),
};

const organisations = entriesOf('organisations');
const IN_NAMES_ALONE = 'name of a firm';

/** Words that show an employer or another organisation; folded. */
export const organisationWords: ReadonlySet<string> = new Set(
  organisations.filter(({ value }) => value !== IN_NAMES_ALONE).map(({ word }) => word),
);

/** Words that show a firm wherever they stand in a name, and those that do in names alone ("sons", "trust"); folded. */
export const firmWords: ReadonlySet<string> = new Set(
  organisations.filter(({ value }) => value === 'firm' || value === IN_NAMES_ALONE).map(({ word }) => word),
);

/** What parts of an organisation do, as it stands after a title ("Director, Marketing"); folded phrases. */
export const workAreas: ReadonlySet<string> = wordsOf('work-areas');

/** Industries by the names that postings and people give them, English and French: each with all of its names. */
export const industries: readonly (readonly string[])[] = [...wordsByValue(entriesOf('industries')).values()];

/** Names of skills that are everyday words although the taxonomy does not mark them so; folded. */
export const skillsAlsoWords: ReadonlySet<string> = wordsOf('skills-also-words');

/** What a word is at the beginning of a line of a resume. */
type VerbKind =
  | 'past'
  /** A past that tells what was done wherever it stands as a word of its own. */
  | 'deed'
  /** A past that is an order as well, "cut it by a third": without a person before it, it tells nothing. */
  | 'order'
  | 'describing'
  | 'base'
  | 'no-participle';

const verbs = new Map<VerbKind, ReadonlySet<string>>();

/** English verbs as they begin a line, words in -ed that tell no action, and French nouns that look like participles; folded. */
export function resumeVerbs(kind: VerbKind): ReadonlySet<string> {
  let words = verbs.get(kind);
  if (words === undefined) {
    words = new Set(wordsMarked('resume-verbs', kind));
    verbs.set(kind, words);
  }
  return words;
}
