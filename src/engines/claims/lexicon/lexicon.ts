import { fold } from '#engines/text/index.ts';
import { sameProcesses } from '#engines/lexicon/index.ts';
import { stem } from '#engines/language/index.ts';
import { ACTIONS } from './actions.data.ts';
import { BILINGUAL } from './bilingual.data.ts';
import { DOINGS } from './doings.data.ts';
import { EVERYDAY } from './everyday.data.ts';
import { FAMILIES } from './families.data.ts';
import { LANGUAGES } from './levels.data.ts';
import { NAMES } from './names.data.ts';
import { GENERAL_ACTIONS } from './general-actions.data.ts';
import { GENERIC } from './generic.data.ts';
import { COURTESIES, NEUTRAL, REACHES } from './neutral.data.ts';
import { QUALITIES } from './qualities.data.ts';
import { THINGS } from './things.data.ts';
import { TRADES } from './trades.data.ts';

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
  fold(phrase)
    .split('_')
    .map((word) => stem(word.replace(/^[dl]'/, '')));

const listed = new Set<string>();

function enter(phrase: string, meaning: number, side: 'states' | 'bornBy' | 'both', action: boolean): void {
  const stems = phraseStems(phrase);
  const key = keyOf(stems);
  const known = meanings.get(key) ?? { states: [], bornBy: [], action: false };
  if (side !== 'bornBy') known.states.push(meaning);
  if (side !== 'states') known.bornBy.push(meaning);
  if (action && stems.length > 0) known.action = true;
  meanings.set(key, known);
  listed.add(fold(phrase));
  const [head = ''] = stems;
  longest.set(head, Math.max(longest.get(head) ?? 1, stems.length));
}

const listOf = (text: string): string[] => text.split(/\s+/).filter((part) => part !== '');

let count = 0;
for (const [text, action] of [
  [ACTIONS, true],
  [DOINGS, true],
  [THINGS, false],
  [TRADES, false],
  [BILINGUAL, false],
  [EVERYDAY, false],
  [QUALITIES, false],
  [NAMES, false],
  [LANGUAGES, false],
] as const)
  for (const line of text.trim().split('\n')) {
    const [from = '', to] = line.split(' > ');
    count += 1;
    for (const phrase of listOf(from)) enter(phrase, count, to === undefined ? 'both' : 'states', action);
    for (const phrase of listOf(to ?? '')) enter(phrase, count, 'bornBy', action);
  }

for (const names of sameProcesses) {
  count += 1;
  for (const name of names) enter(name.replaceAll(' ', '_'), count, 'both', false);
}

// "Danoises", "françaises": a language's name as a quality.
for (const line of LANGUAGES.trim().split('\n')) {
  count += 1;
  for (const name of listOf(line))
    for (const form of [name, `${name}e`, `${name}s`, `${name}es`]) enter(form, count, 'both', false);
}

const families = new Map<string, number[]>();
for (const [at, line] of FAMILIES.trim().split('\n').entries())
  for (const phrase of listOf(line)) {
    const key = keyOf(phraseStems(phrase));
    families.set(key, [...(families.get(key) ?? []), at]);
  }

const setOf = (text: string): ReadonlySet<string> => new Set(listOf(text));
const neutral = setOf(NEUTRAL);
const courtesies = setOf(COURTESIES);
const reaches = setOf(REACHES);
const generalActions = new Set([...setOf(GENERAL_ACTIONS)].map(stem));
const generic = new Map<string, string[]>();
for (const word of listOf(GENERIC).map(fold)) {
  const root = stem(word);
  generic.set(root, [...(generic.get(root) ?? []), word]);
}

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
