import type { SentenceEncoder } from './encoder.ts';

/** Texts whose vectors are kept: forms ask the same over and over. A vector takes two kilobytes. */
const MOST_KEPT = 2000;

/** An encoder that asks another one only for texts it has not been asked for lately. */
export function keptVectors(encoder: SentenceEncoder, most = MOST_KEPT): SentenceEncoder {
  const kept = new Map<string, Float32Array>();
  const keep = (text: string, vector: Float32Array) => {
    // The one used last stands last.
    kept.delete(text);
    kept.set(text, vector);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    encode: async (texts) => {
      const known = new Map(texts.map((text) => [text, kept.get(text)]));
      const missing = [...known].flatMap(([text, vector]) => (vector === undefined ? [text] : []));
      const vectors = missing.length === 0 ? [] : await encoder.encode(missing);
      for (const [at, text] of missing.entries()) known.set(text, vectors[at]);
      return texts.flatMap((text) => {
        const vector = known.get(text);
        if (vector === undefined) return [];
        keep(text, vector);
        return [vector];
      });
    },
    close: () => encoder.close(),
  };
}
