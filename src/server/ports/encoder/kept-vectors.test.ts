import { describe, expect, it } from 'vitest';
import type { SentenceEncoder } from './encoder.ts';
import { keptVectors } from './kept-vectors.ts';

/** An encoder whose vectors say how many letters a text has, with what it was asked. */
function counting() {
  const asked: (readonly string[])[] = [];
  const encoder: SentenceEncoder = {
    encode: async (texts) => {
      asked.push(texts);
      return texts.map((text) => Float32Array.of(text.length));
    },
    close: async () => undefined,
  };
  return { asked, encoder };
}

describe('kept vectors', () => {
  it('are given in the order asked for, and the encoder is asked only for what is missing, each text once', async () => {
    const { asked, encoder } = counting();
    const kept = keptVectors(encoder);
    await kept.encode(['a', 'bb']);
    const vectors = await kept.encode(['ccc', 'bb', 'ccc', 'a']);
    expect(vectors.map(([letters]) => letters)).toEqual([3, 2, 3, 1]);
    expect(asked).toEqual([['a', 'bb'], ['ccc']]);
    await kept.encode(['a']);
    expect(asked).toHaveLength(2);
  });

  it('are so many at most: the one not asked for longest goes', async () => {
    const { asked, encoder } = counting();
    const kept = keptVectors(encoder, 2);
    await kept.encode(['a', 'bb']);
    await kept.encode(['a']);
    await kept.encode(['ccc']);
    await kept.encode(['a', 'bb']);
    expect(asked).toEqual([['a', 'bb'], ['ccc'], ['bb']]);
  });

  it('are not made up where the encoder fails, and it is asked again', async () => {
    const { encoder } = counting();
    let fails = true;
    const kept = keptVectors({
      ...encoder,
      encode: async (texts) => {
        if (fails) throw new Error('The thread ended.');
        return encoder.encode(texts);
      },
    });
    await expect(kept.encode(['a'])).rejects.toThrow('The thread ended.');
    fails = false;
    expect(await kept.encode(['a'])).toEqual([Float32Array.of(1)]);
  });
});
