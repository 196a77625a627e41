import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;

/** The best encoding a browser says it takes; null when it takes none of ours. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  const taken = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/** Text in an encoding; null leaves it as it is. `quality` is Brotli's, 0 to 11. */
export async function compressText(bytes: Bytes, encoding: Encoding | null, quality = 9): Promise<Bytes> {
  if (encoding === null) return bytes;
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes));
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params: parameters }));
}
