import { fold } from '#engines/text/index.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';

/** The ways in which a language may be had: to read, to write, to speak. */
const MODES: readonly RegExp[] = [
  /\b(?:read(?:s|ing)?|lu|lue|lis|lit|lire|lecture)\b/,
  /\b(?:writ(?:e|es|ten|ing)|wrote|ecrite?s?|ecris|ecrire|ecriture|redaction|redig\w+)\b/,
  /\b(?:speak(?:s|ing)?|spoken|spoke|talk(?:s|ing)?|oral\w*|conversation\w*|parle\w*|parler)\b/,
];
const DENIED = /\b(?:not|no|cannot|can't|don't|without|pas|ni|sans|ne)\b/;

/** Whether a folded word says in which way a language is had. */
export const tellsMode = (word: string): boolean => MODES.some((mode) => mode.test(word));

const modesIn = (text: string): boolean[] => MODES.map((mode) => mode.test(text));

/** Whether a text has a language in a way that its entry does not give, where the entry gives some: "spoken" of "reading only". */
export function isOtherMode(text: string, { sources }: Entry): boolean {
  if (DENIED.test(text)) return false;
  const given = modesIn(
    fold(
      sources
        .filter(({ field }) => field !== 'language')
        .map((source) => source.text)
        .join(' '),
    ),
  );
  return given.includes(true) && modesIn(text).some((stated, at) => stated && given[at] === false);
}
