import type { Posting } from '#contract/career/posting.ts';
import { relevance, terms } from '#engines/text/index.ts';

/** What a posting asks, made ready for comparing with a person's facts. */
export interface Asked {
  /** Whether the posting names a skill, certificate or language, in any form of its words. */
  names: (text: string) => boolean;
  /** Whether the posting names part of a certificate: its initials, or two of its words in a row. */
  namesPart: (text: string) => boolean;
  /** Whether the posting's text holds these very letters. */
  writes: (text: string) => boolean;
  /** How much each text answers the posting: 0 and up, the title counting apart from the description. */
  rank: (texts: readonly string[]) => number[];
}

const READ_CHARACTERS = 30_000;
const TITLE_WEIGHT = 0.5;

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
    writes: (text) => description.includes(text),
    rank: (texts) => {
      const byTitle = relevance(posting.title, texts);
      return relevance(description, texts).map(
        (score, index) => score + TITLE_WEIGHT * (byTitle[index] ?? 0),
      );
    },
  };
}
