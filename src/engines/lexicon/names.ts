import { wordsFor } from './rows.ts';

/** What a word is in the names of companies. */
type NameKind =
  /** A word of the language that many firms take for a name: alone it names nobody. */
  | 'ordinary word'
  | 'family name'
  /** Under which law a company stands, wherever it stands in its name. */
  | 'legal form'
  /** The same for what is a word or a name elsewhere: it counts at the end of a name only. */
  | 'legal ending'
  | 'legal phrase'
  /** What a part of a company is called, in English or behind a French name. */
  | 'unit'
  | 'unit phrase'
  /** Parts that are described beside their word. */
  | 'described unit'
  /** Parts that French names before its place or trade. */
  | 'French unit'
  | 'French unit phrase'
  /** Places of work that many firms are named after as well. */
  | 'workplace'
  /** What firms call all they own. */
  | 'ownership'
  | 'street'
  /** It makes a place of the city behind it: "Metro Vancouver". */
  | 'before a city'
  | 'before a place'
  /** Where in the world, without being a place of a table. */
  | 'whereabouts'
  /** Before or behind a name it makes no other company of it. */
  | 'group'
  /** What employers of many places are called: with another place each is another. */
  | 'shared by many employers'
  /** Many employers have it in their names: alone it names nobody. */
  | 'common in names'
  /** It stands beside an employer's name in a mail without making it another's. */
  | 'beside a name';

/** Words of companies' names of one kind, folded, in English and French. */
export const nameWords: (kind: NameKind) => ReadonlySet<string> = wordsFor('name-words');
