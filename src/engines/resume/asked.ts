import type { Posting } from '#contract/career/posting.ts';
import { relevance, terms } from '#engines/language/index.ts';

/** What a posting asks, made ready for comparing with a person's facts. */
export interface Asked {
  /** Whether the posting names a skill, certificate or language, in any form of its words. */
  names: (text: string) => boolean;
  /** Whether the posting names part of a certificate: its initials, or two of its words in a row. */
  namesPart: (text: string) => boolean;
  /**
   * What the posting asks that a text answers: short pieces of its lines of which every word stands in the text too, the
   * longest first. A single word counts when `skill` knows it.
   */
  answered: (text: string, skill: (word: string) => boolean) => string[];
  /** Whether the posting's text holds these very letters. */
  writes: (text: string) => boolean;
  /** How much each text answers the posting: 0 and up, the title counting apart from the description. */
  rank: (texts: readonly string[]) => number[];
}

const READ_CHARACTERS = 30_000;
const TITLE_WEIGHT = 0.5;
const MOST_PIECES = 400;
const MOST_WORDS = 5;
/** How a line of a posting begins before it names what it asks. */
const LEADS =
  /^(?:(?:and|or|et|ou|with|avec|the|a|an|le|la|les|l[’']|des|du|de|d[’']|your|you|will|must|strong|solid|good|proven|bonne?|knowledge|ability|skills?|exp[ée]rience|connaissances?|capacit[ée]|in|of|to|en|dans|à|for)\s+)+/i;

/** The short pieces of a posting's lines, without what leads up to them. */
const piecesOf = (description: string): string[] =>
  description
    .split(/[\n,;:()•·]|\.(?:\s|$)|\s(?:and|or|et|ou|with|avec|for|pour|to|–|-)\s/u)
    .slice(0, MOST_PIECES)
    .map((piece) =>
      piece
        .trim()
        .replace(/^[-*]\s*/, '')
        .replace(LEADS, '')
        .trim(),
    )
    .filter(
      (piece) =>
        /^[\p{L}\d][\p{L}\d '’+#/-]*$/u.test(piece) &&
        piece.length > 2 &&
        piece.split(' ').length <= MOST_WORDS,
    );

/** Reads a posting's title and description (its first 30,000 characters). */
export function askedBy(posting: Posting): Asked {
  const description = posting.description.slice(0, READ_CHARACTERS);
  const spoken = ` ${terms(`${posting.title}\n${description}`).join(' ')} `;
  return {
    names: (text) => {
      const wanted = terms(text.replace(/\([^)]*\)/g, ' '));
      return wanted.length > 0 && spoken.includes(` ${wanted.join(' ')} `);
    },
    namesPart: (text) => {
      const initials = text.match(/\b\p{Lu}{2,}\d*\b/gu) ?? [];
      if (initials.some((word) => spoken.includes(` ${terms(word).join(' ')} `) && terms(word).length > 0))
        return true;
      const wanted = terms(text);
      return wanted.some((word, index) => index > 0 && spoken.includes(` ${wanted[index - 1]} ${word} `));
    },
    answered: (text, skill) => {
      const said = new Set(terms(text));
      const found = piecesOf(description).filter((piece) => {
        const wanted = terms(piece);
        return (
          wanted.length > 0 && wanted.every((term) => said.has(term)) && (wanted.length > 1 || skill(piece))
        );
      });
      return found
        .toSorted((a, b) => b.split(' ').length - a.split(' ').length)
        .reduce<string[]>((kept, piece) => {
          const own = terms(piece);
          const isNew = !kept.some((one) => own.every((term) => terms(one).includes(term)));
          return isNew ? [...kept, piece] : kept;
        }, []);
    },
    writes: (text) => description.includes(text),
    rank: (texts) => {
      const byTitle = relevance(posting.title, texts);
      return relevance(description, texts).map(
        (score, index) => score + TITLE_WEIGHT * (byTitle[index] ?? 0),
      );
    },
  };
}
