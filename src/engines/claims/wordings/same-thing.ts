import { meets } from '#engines/claims/context.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';
import { sentencesOf } from '#engines/claims/language/clauses.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

/** Words of a sentence, and the words of its fact that stand in the same place. */
interface SameThing {
  instead: readonly Word[];
  said: readonly Word[];
  /** Whether they begin with what was done. */
  isDeed: boolean;
}

/** Who tells it, before the deed. */
const TELLER = /^(?:i|i've|i'd|je|j'ai|ai|we|nous)$/;

const stands = ({ word }: Word): boolean => !isNeutral(word);

/** Where a fact has a word of a sentence in the same form or another one of its root; -1 where it does not. */
const placeIn = (words: readonly Word[], word: Word): number =>
  stands(word) ? words.findIndex(({ stem }) => stem === word.stem) : -1;

const isIn = (part: Stretch, whole: Stretch): boolean => whole.start <= part.start && part.end <= whole.end;

/** The words of a clause from the deed on. */
const fromDeed = ({ words }: Pick<Clause, 'words'>): readonly Word[] =>
  words.slice(words.findLastIndex(({ word }) => TELLER.test(word)) + 1);

const countOf = (words: readonly Word[]): number => words.filter(stands).length;

/** The first words, as many that state something as are asked for, up to a word that goes on to something else. */
function firstOf(words: readonly Word[], least: number): readonly Word[] {
  for (let length = 1; length <= words.length; length += 1) {
    const [last, next] = [words[length - 1], words[length]];
    if (last === undefined || !stands(last) || (next !== undefined && stands(next))) continue;
    const part = words.slice(0, length);
    if (countOf(part) >= least) return part;
  }
  return words;
}

/** Two rows of words without those that both begin or end with. */
function withoutCommon(one: readonly Word[], other: readonly Word[]): [readonly Word[], readonly Word[]] {
  let [head, tail] = [0, 0];
  const least = Math.min(one.length, other.length);
  while (head < least && one[head]?.word === other[head]?.word) head += 1;
  while (tail < least - head && one.at(-1 - tail)?.word === other.at(-1 - tail)?.word) tail += 1;
  return [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
}

/** The clause of a fact that a sentence is about: the one with the words that both have, or its only one. */
function clauseOf(source: Source, anchors: readonly number[]): Clause | null {
  const clauses = sentencesOf(source.text, source.words).flatMap((sentence) => sentence.clauses);
  const [only] = clauses;
  if (only === undefined) return null;
  if (anchors.length === 0) return clauses.length === 1 ? only : null;
  const [first] = anchors;
  const word = first === undefined ? undefined : source.words[first];
  return clauses.find((clause) => word !== undefined && clause.words.includes(word)) ?? null;
}

/**
 * The words of a sentence about a refused stretch, out to the nearest words on each side that its fact has too, and what the
 * fact says between those. Null where the two do not run alike.
 */
export function sameThing(claim: Claim, refused: Stretch, source: Source): SameThing | null {
  const clause = claim.sentences
    .flatMap((sentence) => sentence.clauses)
    .find((one) => isIn(refused, one) && fromDeed(one).some((word) => meets(word, refused)));
  if (clause === undefined) return null;
  const words = fromDeed(clause);
  const first = words.findIndex((word) => meets(word, refused));
  const last = words.findLastIndex((word) => meets(word, refused));
  const before = words.slice(0, first).findLastIndex((word) => placeIn(source.words, word) >= 0);
  const after = words.findIndex((word, at) => at > last && placeIn(source.words, word) >= 0);
  const placeAt = (at: number): number => {
    const word = words[at];
    return word === undefined ? -1 : placeIn(source.words, word);
  };
  const [left, right] = [placeAt(before), placeAt(after)];
  const own = clauseOf(
    source,
    [left, right].filter((at) => at >= 0),
  );
  if (own === null) return null;
  const ownWords = fromDeed(own);
  const from = left < 0 ? 0 : ownWords.findIndex((word) => word === source.words[left]) + 1;
  const to = right < 0 ? ownWords.length : ownWords.findIndex((word) => word === source.words[right]);
  if (to < from || (left >= 0 && from === 0)) return null;
  const [instead, said] = withoutCommon(
    words.slice(before + 1, after < 0 ? undefined : after),
    ownWords.slice(from, to),
  );
  return {
    instead,
    said: right < 0 ? firstOf(said, countOf(instead)) : said,
    isDeed: before < 0 && instead[0] === words[0],
  };
}
