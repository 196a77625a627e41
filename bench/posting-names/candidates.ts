import { flatten } from '#engines/postings/facts/text/flatten.ts';

/** Names that may be the one looked for, each with what speaks for it and against it; equal ones are one. */
export class Candidates<Feature extends string> {
  readonly #found = new Map<string, { text: string; features: Map<Feature, number> }>();

  /**
   * A name found somewhere and what its place there says; `shape` is what it says wherever it stands, asked for once. Equal names
   * keep the first writing.
   */
  add(text: string, features: readonly Feature[], shape: () => readonly Feature[]): void {
    const key = keyOf(text);
    if (key === '' || text.length > LONGEST) return;
    let known = this.#found.get(key);
    if (known === undefined) {
      if (this.#found.size >= MOST) return;
      known = { text, features: new Map(shape().map((feature) => [feature, 1])) };
      this.#found.set(key, known);
    }
    for (const feature of features) known.features.set(feature, 1);
  }

  all(): readonly { key: string; text: string; features: Map<Feature, number> }[] {
    return [...this.#found].map(([key, { text, features }]) => ({ key, text, features }));
  }
}

const LONGEST = 110;
const MOST = 250;

/** A name without case, accents and signs. */
export const keyOf = (name: string): string =>
  flatten(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
