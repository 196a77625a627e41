import type { Weights } from '#engines/linking/words.ts';

/** Texts by their features; made once and asked often. */
export interface SparseIndex {
  /** How telling a feature is: ln(1 + texts / texts with it); 0 for one that stands nowhere. */
  telling(feature: string): number;
  /** The cosine of every text with a query, in the order of the texts, 0 to 1. */
  cosines(query: Weights): Float32Array;
}

interface Places {
  texts: Int32Array;
  values: Float32Array;
}

function lengthOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return Math.sqrt(sum) || 1;
}

/** Indexes texts for the cosine of TF-IDF (Salton and Buckley 1988), by feature. */
export function indexTexts(texts: readonly Weights[]): SparseIndex {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const feature of text.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const telling = (feature: string) => {
    const count = counts.get(feature);
    return count === undefined ? 0 : Math.log(1 + texts.length / count);
  };
  const lists = new Map<string, [text: number, value: number][]>();
  texts.forEach((text, at) => {
    const values = [...text].map(([feature, weight]) => [feature, weight * telling(feature)] as const);
    const length = lengthOf(values.map(([, value]) => value));
    for (const [feature, value] of values) {
      const list = lists.get(feature);
      if (list === undefined) lists.set(feature, [[at, value / length]]);
      else list.push([at, value / length]);
    }
  });
  const places = new Map<string, Places>();
  for (const [feature, list] of lists)
    places.set(feature, {
      texts: Int32Array.from(list, ([text]) => text),
      values: Float32Array.from(list, ([, value]) => value),
    });
  return {
    telling,
    cosines(query) {
      const found = new Float32Array(texts.length);
      const values = [...query].map(([feature, weight]) => [feature, weight * telling(feature)] as const);
      const length = lengthOf(values.map(([, value]) => value));
      for (const [feature, value] of values) addTo(found, places.get(feature), value / length);
      return found;
    },
  };
}

function addTo(found: Float32Array, places: Places | undefined, weight: number): void {
  if (places === undefined) return;
  const { texts, values } = places;
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? 0;
    found[text] = (found[text] ?? 0) + weight * (values[at] ?? 0);
  }
}
