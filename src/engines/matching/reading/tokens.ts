import { fold } from '#engines/text/index.ts';

/** A word of a text with the capitals it was written with; `word` is folded and in the singular. */
export interface Token {
  raw: string;
  word: string;
  /** Index in the text, and of what follows. */
  at: number;
  end: number;
}

const WORD = /(?:\.(?=net\b))?[\p{L}\p{N}]+(?:\.(?=\p{L}\p{L})[\p{L}\p{N}]+)*(?:['’]\p{L}+)?[+#]*/giu;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/i;
const PLAIN = /^[a-z0-9+#.]+$/;

/** The words of a text in order: "CI/CD" is two, "Node.js" and "C++" one, "l’hôpital" is "hopital". */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replace(ELISION, '').replace(/['’]s$/i, '');
    tokens.push({ raw, word: singular(folded(raw)), at: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The folded singular words of a text, parted by blanks. */
export function normalised(text: string): string {
  return tokensOf(text)
    .map(({ word }) => word)
    .join(' ');
}

function folded(raw: string): string {
  const lower = raw.toLowerCase();
  // Most words are ASCII: decomposing them would cost more than everything else here.
  return PLAIN.test(lower) ? lower : fold(raw);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|js)$/.test(word)) return word;
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
