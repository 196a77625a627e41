import { entriesOf, wordsOf } from './rows.ts';
import type { Entry } from './rows.ts';

/** What a term names that is said in both languages. */
export type TermKind = 'language' | 'level' | 'degree' | 'region' | 'group';

/** Terms of a kind as they are written in English or French, each with the standard term in the other language. */
export const termsInBoth = (kind: TermKind): readonly Entry[] => entriesOf(`terms-${kind}`);

/** Folded words that a French name of an employer or a school begins with, to the article they take: le, la or elided. */
export const frenchNameHeads: ReadonlyMap<string, string> = new Map(
  entriesOf('french-name-heads').map(({ word, value }) => [word, value]),
);
/** Those of them that English names begin with, too. */
export const nameHeadsAlsoEnglish: ReadonlySet<string> = wordsOf('french-name-heads-also-english');
