import { claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';

/** The ways in which a language may be had: to read, to write, to speak, to understand; each with the deeds that take it. */
const MODES: readonly RegExp[] = [
  claimWord('modes: reading', /\b(?:translat\w+|tradui\w+)\b/),
  claimWord('modes: writing'),
  claimWord(
    'modes: speaking',
    /\b(?:interpret(?:s|ed|ing)?|interprete\w*|convers(?:e|es|ed|er)|serv(?:e|es|ed|ing)|answer(?:s|ed|ing)?|teach\w*|taught|negotiat\w+|present(?:s|ed|ing)|sers|sert|servi\w*|repond\w*|enseign\w+|negoci\w+)\b/,
  ),
  /\b(?:understand\w*|understood|follow(?:s|ed|ing)?|compren\w+|comprehension|compris)\b/,
];
const UNDERSTANDING = 3;
const DENIED = claimWord('modes: denied');
/** A part of an entry that says in which way a language is not had, up to the next sign. */
const NOT_HAD = /\b(?:does not|doesn't|do not|cannot|can't|not|no|non|ne|n'|sans|pas)\b[^,.;()]*/g;
const ONLY = /\b(?:only|just|seulement|uniquement|exclusivement|ne \p{L}+ qu)/u;

/** Whether a folded word says in which way a language is had. */
export const tellsMode = (word: string): boolean => MODES.some((mode) => mode.test(word));

const modesIn = (text: string): boolean[] => MODES.map((mode) => mode.test(text));

const givenIn = ({ sources }: Entry): string =>
  fold(
    sources
      .filter(({ field }) => field !== 'language')
      .map((source) => source.text)
      .join(' '),
  );

/**
 * Whether a folded text has a language in a way that its entry does not give, where the entry gives some: "spoken" of "reading only". Who
 * speaks or reads a language understands it.
 */
export function isOtherMode(text: string, entry: Entry): boolean {
  if (DENIED.test(text)) return false;
  const given = modesIn(givenIn(entry).replace(NOT_HAD, ' '));
  return (
    given.includes(true) &&
    modesIn(text).some((stated, at) => stated && given[at] === false && at !== UNDERSTANDING)
  );
}

/** Whether an entry gives its language in some ways and in no others: "reads manuals only", "speaks, does not write". */
export const isHalved = (entry: Entry): boolean => {
  const text = givenIn(entry);
  return modesIn(text).includes(true) && (ONLY.test(text) || text.search(NOT_HAD) >= 0);
};
