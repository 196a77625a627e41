import { fold } from '#engines/text/index.ts';

/** A word, number or sign of a question. */
export interface Token {
  /** Folded and in the singular. */
  word: string;
  /** Folded as it was written. */
  written: string;
  /** Where it begins in the question, and where it ends. */
  from: number;
  to: number;
}

const NUMBER = String.raw`\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?`;
const PIECE = new RegExp(
  String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}:\d{2}|${NUMBER}|\p{L}+(?:['’]\p{L}+)*|[$€%&–—-]`,
  'gu',
);

/** Words with an apostrophe that are one. */
const WHOLE = new Set(["aujourd'hui", "o'clock"]);
/** What stands before an apostrophe in French, in full. */
const ELIDED: Readonly<Record<string, string>> = {
  c: 'ce',
  d: 'de',
  j: 'je',
  l: 'le',
  m: 'me',
  n: 'ne',
  s: 'se',
  t: 'te',
  qu: 'que',
  jusqu: 'jusque',
};
/** What stands behind one in English, as a word of its own; a possessive is none. */
const SHORTENED: Readonly<Record<string, string>> = { t: 'not', ll: 'will' };

/** A folded word without the mark of its plural, English or French. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:eaux|eux|oux)$/.test(word)) return word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words that a written one stands for: "l'été" is two, "didn't" is "did" and "not". */
function wordsIn(piece: string): string[] {
  const folded = fold(piece);
  const parts = folded.split("'");
  const [first = '', ...rest] = parts;
  if (rest.length === 0 || WHOLE.has(folded)) return [folded];
  const elided = ELIDED[first];
  if (elided !== undefined) return [elided, ...wordsIn(rest.join("'"))];
  return rest.flatMap((end, at) => {
    const negated = end === 't' && first.endsWith('n');
    const before = at === 0 ? [negated ? first.slice(0, -1) : first] : [];
    const behind = negated || end === 'll' ? [SHORTENED[end] ?? end] : [];
    return [...before, ...behind, ...(end.length > 2 ? [end] : [])];
  });
}

/** The words, numbers and signs of a text in order. */
export function tokensOf(text: string): Token[] {
  // A hyphen within a word parts it, and is no word: "in-store".
  const pieces = Array.from(text.matchAll(PIECE)).filter(
    ({ 0: piece, index }) =>
      piece !== '-' || !/\p{L}-\p{L}/u.test(text.slice(Math.max(0, index - 1), index + 2)),
  );
  return pieces.flatMap(({ 0: piece, index }) =>
    wordsIn(piece).map((written) => ({
      word: singular(written),
      written,
      from: index,
      to: index + piece.length,
    })),
  );
}
