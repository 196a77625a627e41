import { entriesOf } from './rows.ts';

/** Letters of other alphabets that look like Latin ones, each with that letter. */
export const lookAlikeLetters: ReadonlyMap<string, string> = new Map(
  entriesOf('look-alike-letters').map(({ word, value }) => [word, value]),
);
