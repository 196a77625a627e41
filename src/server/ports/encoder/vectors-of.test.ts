import { describe, expect, it } from 'vitest';
import { EncoderUnavailable } from './encoder.ts';
import type { SentenceEncoder } from './encoder.ts';
import { vectorsOf } from './vectors-of.ts';

const failingWith = (error: Error): SentenceEncoder => ({
  encode: async () => {
    throw error;
  },
  close: async () => undefined,
});

describe('the vectors of some texts', () => {
  it('stand by their texts', async () => {
    const encoder: SentenceEncoder = {
      encode: async (texts) => texts.map((text) => Float32Array.of(text.length)),
      close: async () => undefined,
    };
    expect(await vectorsOf(['a', 'bb'], encoder)).toEqual(
      new Map([
        ['a', Float32Array.of(1)],
        ['bb', Float32Array.of(2)],
      ]),
    );
  });

  it('are none where no encoder can be had, so that words alone are judged; any other failure is told', async () => {
    expect(await vectorsOf(['a'], failingWith(new EncoderUnavailable('Its files are missing.')))).toEqual(
      new Map(),
    );
    await expect(vectorsOf(['a'], failingWith(new Error('A fault of ours.')))).rejects.toThrow(
      'A fault of ours.',
    );
  });
});
