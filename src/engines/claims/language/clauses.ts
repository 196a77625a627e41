import { meaningOf } from '#engines/claims/lexicon/lexicon.ts';
import type { Word } from './words.ts';

/** A stretch of a text that says one thing. */
export interface Clause {
  text: string;
  words: readonly Word[];
  start: number;
  end: number;
  /** The word or sign that joins it to the one before; "" for the first. */
  joint: string;
}

export interface Sentence extends Omit<Clause, 'joint'> {
  clauses: readonly Clause[];
}

const HARD = /[;:!?()]|\.(?=\s|$)|\s-\s|\s[–—]\s/;
const SOFT =
  /^(?:and|et|but|mais|while|which|who|where|that|so|because|as|though|although|whereas|alors|tandis|qui|dont|puis|then|plus|when|lorsque|quand|or|ou)$/;
const SUBJECT = /^(?:i|i've|i'm|we|je|j|my|mon|ma|mes|you|your|vous|votre|vos|it|il|elle)$/;

const BEING = /^(?:am|are|is|was|were|been|have|has|had|ai|est|etait|suis|ont)$/;

const isVerb = (word: Word | undefined, next?: Word): boolean =>
  word !== undefined &&
  (meaningOf(word.stem)?.action === true ||
    (next !== undefined && meaningOf(`${word.stem} ${next.stem}`)?.action === true) ||
    /(?:ing|ed)$/.test(word.word) ||
    BEING.test(word.word));

/** Whether a clause begins at a word: after a hard sign, or after a comma or a joining word before a verb or a subject. */
function jointAt(text: string, words: readonly Word[], at: number): string | null {
  const before = words[at - 1];
  const own = words[at];
  if (before === undefined || own === undefined) return null;
  const gap = text.slice(before.end, own.start);
  const hard = HARD.exec(gap);
  if (hard) return hard[0].trim() || hard[0];
  const next = words[at + 1];
  if (
    SOFT.test(own.word) &&
    (isVerb(next, words[at + 2]) || (next !== undefined && SUBJECT.test(next.word)) || gap.includes(','))
  )
    return own.word;
  if (gap.includes(',') && (isVerb(own) || SUBJECT.test(own.word) || isVerb(next))) return ',';
  if (own.word === 'i' && /^(?:am|have|do|did|can|could|was|will|would|had|should|may)$/.test(before.word))
    return null;
  return own.word === 'i' || own.raw.toLowerCase().startsWith("j'") || own.word === 'je' ? 'i' : null;
}

function clausesOf(text: string, words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let joint = '';
  for (let at = 1; at <= words.length; at += 1) {
    const next = at < words.length ? jointAt(text, words, at) : '';
    if (next === null) continue;
    const part = words.slice(from, at);
    const start = part[0]?.start ?? 0;
    const end = part.at(-1)?.end ?? start;
    clauses.push({ text: text.slice(start, end), words: part, start, end, joint });
    from = at;
    joint = next;
  }
  return clauses;
}

/** The sentences of a text with their clauses. */
export function sentencesOf(text: string, words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && words[at]?.first !== true) continue;
    const part = words.slice(from, at);
    if (part.length === 0) continue;
    const start = part[0]?.start ?? 0;
    const end = part.at(-1)?.end ?? start;
    sentences.push({ text: text.slice(start, end), words: part, start, end, clauses: clausesOf(text, part) });
    from = at;
  }
  return sentences;
}
