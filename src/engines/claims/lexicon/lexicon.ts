import {
  actionsAkin,
  claimWords,
  sameProcesses,
  spokenLanguages,
  workMeanings,
} from '#engines/lexicon/index.ts';
import type { WorkMeaning } from '#engines/lexicon/index.ts';
import { stem } from '#engines/language/index.ts';

/** What a word or phrase means: the meanings it states, and the meanings any of which bears it out. */
export interface Meaning {
  states: number[];
  bornBy: number[];
  /** An action, and not a thing that is called alike. */
  action: boolean;
}

const meanings = new Map<string, Meaning>();
/** The most words of a phrase in the lexicon, by the stem of its first word. */
const longest = new Map<string, number>();

/** The key of a phrase: the stems of its words. */
export const keyOf = (stems: readonly string[]): string => stems.join(' ');

const phraseStems = (phrase: string): string[] =>
  phrase.split(' ').map((word) => stem(word.replace(/^[dl]'/, '')));

const listed = new Set<string>();

function meaningFor(phrase: string): Meaning {
  const stems = phraseStems(phrase);
  const key = keyOf(stems);
  let meaning = meanings.get(key);
  if (meaning === undefined) {
    meaning = { states: [], bornBy: [], action: false };
    meanings.set(key, meaning);
    const [head = ''] = stems;
    longest.set(head, Math.max(longest.get(head) ?? 1, stems.length));
  }
  listed.add(phrase);
  return meaning;
}

let count = 0;

function enter({ says, bearsOut, isAction }: WorkMeaning): void {
  count += 1;
  for (const phrase of says) {
    const meaning = meaningFor(phrase);
    meaning.states.push(count);
    if (says === bearsOut) meaning.bornBy.push(count);
    if (isAction) meaning.action = true;
  }
  if (says === bearsOut) return;
  for (const phrase of bearsOut) {
    const meaning = meaningFor(phrase);
    meaning.bornBy.push(count);
    if (isAction) meaning.action = true;
  }
}

const enterAlike = (phrases: readonly string[]): void =>
  enter({ says: phrases, bearsOut: phrases, isAction: false });

for (const meaning of workMeanings()) enter(meaning);
for (const names of sameProcesses) enterAlike(names);

// "Danoises", "françaises": a language's name as a quality. A francophone is somebody, and no name of French.
for (const { words } of spokenLanguages)
  enterAlike(
    words
      .filter((name) => !name.endsWith('phone'))
      .flatMap((name) => [name, `${name}e`, `${name}s`, `${name}es`]),
  );

const families = new Map<string, number[]>();
for (const [at, kind] of actionsAkin.entries())
  for (const phrase of kind) {
    const key = keyOf(phraseStems(phrase));
    families.set(key, [...(families.get(key) ?? []), at]);
  }

const neutral = claimWords('says nothing');
const courtesies = claimWords('courtesy');
const reaches = claimWords('reach');
const generalActions = new Set([...claimWords('general action')].map(stem));
const generic = Map.groupBy(claimWords('general'), stem);

/** Whether two words of one root are forms of each other, and do not merely begin alike. */
function isForm(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length) - 1;
  return a.slice(0, least) === b.slice(0, least);
}

/** The meaning of a phrase by its key; undefined when the lexicon does not have it. */
export const meaningOf = (key: string): Meaning | undefined => meanings.get(key);
/** Whether the lexicon lists a folded word as it stands, and not only one of its root. */
export const isListed = (word: string): boolean => listed.has(word) || listed.has(word.replace(/s$/, ''));
/** How many words the longest phrase has that begins with this stem. */
export const reachOf = (head: string): number => longest.get(head) ?? 1;
/** Whether a folded word states nothing by itself. */
export const isNeutral = (word: string): boolean => neutral.has(word);
/** Whether a folded word only greets, wishes or points, as in letters. */
export const isCourtesy = (word: string): boolean => courtesies.has(word);
/** Whether a folded word says how far, how often or how well. */
export const isReach = (word: string): boolean => reaches.has(word);
/** Whether a folded word is so general that it names nothing checkable. */
export const isGeneric = (word: string): boolean =>
  generic.get(stem(word))?.some((own) => isForm(own, word)) === true;
/** The kinds of action a phrase is of, by its key. */
export const familiesOf = (key: string): readonly number[] => families.get(key) ?? [];
/** Whether a folded word is a verb, or its noun, that says hardly more of an action than that it was done. */
export const isGeneralAction = (word: string): boolean => generalActions.has(stem(word));
