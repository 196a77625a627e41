import { patternOf } from './notions.ts';
import { entriesOf, wordsByValue, wordsMarked, wordsOf } from './rows.ts';

/** Words that show a school; folded. */
export const schoolWords: ReadonlySet<string> = wordsOf('schools');

/** How a degree or diploma begins; folded phrases. */
export const degreeNames: ReadonlySet<string> = wordsOf('degrees');

/** Words that say how well a language is spoken; folded. */
export const fluencyWords: ReadonlySet<string> = new Set(wordsMarked('fluencies', 'fluency'));

/** Levels of a language from the lowest to the highest, each with its folded phrases. */
export const languageLevels: readonly (readonly string[])[] = [
  'beginner',
  'conversational',
  'advanced',
  'fluent',
  'native',
].map((level) => wordsMarked('fluencies', level));

/** The headings of resumes, folded, with the section that each begins. */
export const sectionsByHeading: ReadonlyMap<string, string> = new Map(
  entriesOf('resume-headings').map(({ word, value }) => [word, value]),
);

/** Words that may stand before or after a heading's own word without changing it; folded. */
export const headingModifiers: ReadonlySet<string> = wordsOf('heading-modifiers');

/** What a printed heading is about whose words are no heading: a pattern of the beginnings of its words, for folded text, with the section. */
export const sectionsByStem: readonly (readonly [stem: RegExp, section: string])[] = [
  ...wordsByValue(entriesOf('resume-heading-stems')),
].map(([section, words]) => [new RegExp(`\\b(?:${words.map(patternOf).join('|')})\\b`), section]);

/** The pattern of how a phrase begins: a hyphen may stand for a blank, and an apostrophe be straight or curly. */
const beginning = (phrase: string): string => phrase.replaceAll(' ', '[- ]').replaceAll("'", "[’']");

/** Phrases worn out in letters, English and French, in capitals or not. */
export const cliche: RegExp = new RegExp(
  String.raw`(?<!\p{L})(?:${entriesOf('cliches')
    .map(({ word }) => beginning(word))
    .join('|')})`,
  'iu',
);
