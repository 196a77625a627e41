import { entriesOf, wordsByValue, wordsFor } from './rows.ts';

/** What some words say nothing beside. */
type Frame =
  | 'question about a skill'
  | 'question about shifts'
  | 'question that points back'
  | 'question about a credential'
  | 'question about schooling'
  | 'question about languages'
  /** Around a title: where, when, how long, which language, how urgent. */
  | 'title'
  /** Parts of a trade's name at times, which many trades share. */
  | 'rank in a title'
  /** How well or how something is asked for, and not what; without endings. */
  | 'requirement'
  /** What nearly everybody claims and no resume proves; without endings. */
  | 'quality of nearly everybody'
  /** How something is told, and not what. */
  | 'telling'
  /** It stands for something else and names no skill. */
  | 'nameless';

/** Folded words, English and French, that narrow nothing where they stand around something else. */
export const frameWords: (frame: Frame) => ReadonlySet<string> = wordsFor('frame-words');

/** Names of one and the same skill, folded, a group after the other. */
export const sameSkills: readonly (readonly string[])[] = [
  ...wordsByValue(entriesOf('same-skills')).values(),
];
/** The same for certificates, licences and cards. */
export const sameCredentials: readonly (readonly string[])[] = [
  ...wordsByValue(entriesOf('same-credentials')).values(),
];

/** The same for processes, tests, taxes and systems, by name and by initials. */
export const sameProcesses: readonly (readonly string[])[] = [
  ...wordsByValue(entriesOf('same-processes')).values(),
];
/** Names of one and the same honours of a degree or course, folded, a group after the other. */
export const sameHonours: readonly (readonly string[])[] = [...wordsByValue(entriesOf('honours')).values()];

/**
 * All names of the credentials that folded words name, one behind the other, "" where they name none: "rcr" gives "cpr cardiopulmonary
 * resuscitation rcr …".
 */
export function credentialNames(words: string): string {
  const text = ` ${words} `;
  return sameCredentials
    .filter((names) => names.some((name) => text.includes(` ${name} `)))
    .flat()
    .join(' ');
}

const meanings = (
  table:
    | 'german-questions'
    | 'german-choices'
    | 'german-names'
    | 'question-short-forms'
    | 'title-short-forms',
): ReadonlyMap<string, string> => new Map(entriesOf(table).map(({ word, value }) => [word, value]));

/** Questions of German forms, as plain words, with the same in English. */
export const germanQuestions: ReadonlyMap<string, string> = meanings('german-questions');
/** Their choices. */
export const germanChoices: ReadonlyMap<string, string> = meanings('german-choices');
/** Countries and languages that they name. */
export const germanNames: ReadonlyMap<string, string> = meanings('german-names');
/** What people write for a word in a question, as it is written in small letters, with the word in full. */
export const questionShortForms: ReadonlyMap<string, string> = meanings('question-short-forms');
/** What people write for a word in a title, with the word in full. */
export const titleShortForms: ReadonlyMap<string, string> = meanings('title-short-forms');
