import { terms } from './terms.ts';

function countsOf(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Runs of three words in both texts of those in either (Jaccard), 0 to 1; 1 when neither has three words. */
export function likeness(a: string, b: string): number {
  const [left, right] = [runsOf(a), runsOf(b)];
  const both = [...left].filter((run) => right.has(run)).length;
  const either = left.size + right.size - both;
  return either === 0 ? 1 : both / either;
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => [words[index], words[index + 1], word].join(' ')));
}

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/**
 * How much each text answers a query: Okapi BM25 (Robertson and Zaragoza 2009, k1 1.2, b 0.75) over the texts given.
 * A term of the query counts once however often it is repeated there. 0 means no common term.
 */
export function relevance(query: string, texts: readonly string[]): number[] {
  const asked = new Set(terms(query));
  const documents = texts.map((text) => terms(text));
  const mean = documents.reduce((sum, list) => sum + list.length, 0) / Math.max(1, documents.length);
  const counts = documents.map(countsOf);
  const spread = new Map<string, number>();
  for (const document of counts)
    for (const term of document.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  return counts.map((document, index) => {
    const length = documents[index]?.length ?? 0;
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / Math.max(1, mean));
    let score = 0;
    for (const [term, count] of document) {
      if (!asked.has(term)) continue;
      const holding = spread.get(term) ?? 0;
      const rarity = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
      score += (rarity * count * (SATURATION + 1)) / (count + norm);
    }
    return score;
  });
}
