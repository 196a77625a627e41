import { terms } from '#engines/language/index.ts';

/** Okapi BM25 (k1 1.2, b 0.75) over texts indexed once; answers the score of every text that shares a word. */
export class Bm25 {
  readonly lists = new Map<string, [document: number, count: number][]>();
  readonly lengths: number[] = [];
  readonly mean: number;

  constructor(texts: readonly string[]) {
    texts.forEach((text, document) => {
      const counts = new Map<string, number>();
      const words = terms(text);
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      this.lengths.push(words.length);
      for (const [word, count] of counts) {
        const list = this.lists.get(word);
        if (list === undefined) this.lists.set(word, [[document, count]]);
        else list.push([document, count]);
      }
    });
    this.mean = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);
  }

  scores(query: string): Map<number, number> {
    const scores = new Map<number, number>();
    for (const word of new Set(terms(query))) {
      const list = this.lists.get(word) ?? [];
      const rarity = Math.log(1 + (this.lengths.length - list.length + 0.5) / (list.length + 0.5));
      for (const [document, count] of list) {
        const norm = 1.2 * (0.25 + (0.75 * (this.lengths[document] ?? 0)) / Math.max(1, this.mean));
        scores.set(document, (scores.get(document) ?? 0) + (rarity * count * 2.2) / (count + norm));
      }
    }
    return scores;
  }
}
