import { findDoings } from './doings.ts';
import type { KnownNames } from './known-names.ts';
import { findKnowledge } from './knowledge.ts';
import { findQualities } from './qualities.ts';
import { readTokens } from './tokens.ts';
import type { Span } from './tokens.ts';

/** What a text asks for, as places among its tokens; what one is to know may stand inside what one is to do. */
export interface RequirementPhrases {
  /** What one does or is: "design web services", "communication skills", "curious". */
  skill: Span[];
  /** What one knows: "Kubernetes", "molecular biology". */
  knowledge: Span[];
}

/**
 * Finds in English text, given as its tokens with or without their marks, the phrases that name what one is to do and to
 * know, by the grammar of requirements: which words begin and end them, and which names are known. What employers say of
 * themselves is left out.
 */
export function findPhrases(tokens: readonly string[], names: KnownNames): RequirementPhrases {
  const read = readTokens(tokens);
  const doings = findDoings(read);
  const isInDoing = ([from, to]: Span) => doings.some((doing) => doing[0] < to && from < doing[1]);
  const qualities = findQualities(read).filter((quality) => !isInDoing(quality));
  return { skill: [...doings, ...qualities], knowledge: findKnowledge(read, names) };
}
