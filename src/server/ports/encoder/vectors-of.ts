import { EncoderUnavailable } from './encoder.ts';
import type { SentenceEncoder } from './encoder.ts';

/** The vectors of some texts by these; none where no encoder can be had: what was learned judges by words alone then. */
export async function vectorsOf(
  texts: readonly string[],
  encoder: SentenceEncoder,
): Promise<Map<string, Float32Array>> {
  const vectors = await encoder.encode(texts).catch((error: unknown) => {
    if (error instanceof EncoderUnavailable) return [];
    throw error;
  });
  return new Map(texts.flatMap((text, at) => (vectors[at] === undefined ? [] : [[text, vectors[at]]])));
}
