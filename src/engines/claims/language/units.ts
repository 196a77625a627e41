import { isNeutral, keyOf, meaningOf, reachOf } from '#engines/claims/lexicon/lexicon.ts';
import type { Meaning } from '#engines/claims/lexicon/lexicon.ts';
import type { Word } from './words.ts';
import { isKin, isSwapped, SHORTEST_ROOT } from './kin.ts';
import { stem as rootOf } from '#engines/language/index.ts';

/** A word or phrase of a text that may claim something. */
export interface Unit {
  words: readonly Word[];
  meaning: Meaning | undefined;
  start: number;
  end: number;
}

/** What a text says, ready for looking things up in it. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  meanings: ReadonlySet<number>;
  /** Roots by their first letters, for finding kin. */
  kin: ReadonlyMap<string, readonly string[]>;
  /** What was looked up before. */
  memory: Map<string, boolean>;
}

/** Every word, root and meaning in a text; a phrase counts beside its words. */
export function vocabularyOf(words: readonly Word[]): Vocabulary {
  const plain = new Set<string>();
  const stems = new Set<string>();
  const meanings = new Set<number>();
  for (const [at, { word, stem }] of words.entries()) {
    for (const part of [word, ...word.split(/[-./&']/)]) plain.add(part);
    stems.add(stem);
    for (let length = reachOf(stem); length > 0; length -= 1) {
      const key = keyOf(words.slice(at, at + length).map((one) => one.stem));
      for (const meaning of meaningOf(key)?.states ?? []) meanings.add(meaning);
    }
    for (const part of word.split(/[-./&']/)) {
      if (part === word) break;
      stems.add(rootOf(part));
      for (const meaning of meaningOf(rootOf(part))?.states ?? []) meanings.add(meaning);
    }
  }
  const kin = new Map<string, string[]>();
  for (const one of stems) {
    if (one.length < SHORTEST_ROOT) continue;
    const head = one.slice(0, SHORTEST_ROOT);
    kin.set(head, [...(kin.get(head) ?? []), one]);
  }
  return { words: plain, stems, meanings, kin, memory: new Map() };
}

/** Whether a dash stands between words: "Olds College — Diploma" is no college diploma. */
const isParted = (words: readonly Word[]): boolean =>
  words.some((word, at) => at > 0 && word.start - (words[at - 1]?.end ?? 0) > 2);

/** The units of a text, the longest phrase first; words that state nothing are left out. */
export function unitsOf(words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined) break;
    let taken = 1;
    let meaning = meaningOf(first.stem);
    for (let length = Math.min(reachOf(first.stem), words.length - at); length > 1; length -= 1) {
      const phrase = meaningOf(keyOf(words.slice(at, at + length).map((one) => one.stem)));
      if (phrase === undefined || isParted(words.slice(at, at + length))) continue;
      taken = length;
      meaning = phrase;
      break;
    }
    const part = words.slice(at, at + taken);
    // "Go" in the middle of a sentence is a name.
    const named =
      !first.first &&
      at > 0 &&
      /^\p{Lu}\p{Ll}+$/u.test(first.raw) &&
      !/^(?:i|to|the|and|of|in|at|for|de|du|des|la|le|les|a|au|aux|et|en|since|from|until|with|by|on|sur|pour|now|present)$/.test(
        first.word,
      );
    if (taken > 1 || named || !isNeutral(first.word))
      units.push({ words: part, meaning, start: first.start, end: part.at(-1)?.end ?? first.end });
    at += taken - 1;
  }
  return units;
}

function isWordSaid({ word, stem }: Word, vocabulary: Vocabulary): boolean {
  if (vocabulary.words.has(word) || vocabulary.stems.has(stem)) return true;
  if (/\ds$/.test(word) && vocabulary.words.has(word.slice(0, -1))) return true;
  if (meaningOf(stem)?.bornBy.some((meaning) => vocabulary.meanings.has(meaning)) === true) return true;
  const parts = word.split(/[-./&']/).filter((part) => part !== '');
  if (parts.length > 1)
    return parts.every(
      (part) =>
        isNeutral(part) ||
        part === 're' ||
        vocabulary.words.has(part) ||
        vocabulary.stems.has(rootOf(part)) ||
        meaningOf(rootOf(part))?.bornBy.some((meaning) => vocabulary.meanings.has(meaning)) === true,
    );
  if (vocabulary.kin.get(stem.slice(0, SHORTEST_ROOT))?.some((known) => isKin(stem, known)) === true)
    return true;
  return word.length >= SHORTEST_ROOT && [...vocabulary.words].some((known) => isSwapped(word, known));
}

const MOST_REMEMBERED = 4000;

/** Whether a text says a unit: by its meaning, or word for word. */
export function isSaid(unit: Unit, vocabulary: Vocabulary): boolean {
  const key =
    unit.words.length === 1 ? (unit.words[0]?.word ?? '') : unit.words.map(({ word }) => word).join(' ');
  const before = vocabulary.memory.get(key);
  if (before !== undefined) return before;
  if (vocabulary.memory.size > MOST_REMEMBERED) vocabulary.memory.clear();
  const answer = lookUp(unit, vocabulary);
  vocabulary.memory.set(key, answer);
  return answer;
}

function lookUp(unit: Unit, vocabulary: Vocabulary): boolean {
  const [only] = unit.words;
  // A neutral word stands here as a name, and only the name itself bears it out.
  if (only !== undefined && unit.words.length === 1 && isNeutral(only.word))
    return vocabulary.words.has(only.word);
  if (unit.meaning?.bornBy.some((meaning) => vocabulary.meanings.has(meaning)) === true) return true;
  // The words of a listed phrase mean by themselves what they do not mean in it: "eaux usées" are no water that is used.
  const isPart = (word: Word): boolean =>
    unit.words.length > 1 &&
    unit.meaning !== undefined &&
    !unit.meaning.action &&
    !unit.words.some((own) => isNeutral(own.word))
      ? vocabulary.words.has(word.word) || vocabulary.stems.has(word.stem)
      : isWordSaid(word, vocabulary);
  return unit.words.every((word) => isNeutral(word.word) || isPart(word));
}
