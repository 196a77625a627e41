import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EncoderUnavailable } from './encoder.ts';

/** Where the encoder's files stand. */
export const ENCODER_FOLDER = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'assets',
  'models',
  'encoder',
);

/** SHA-256 of `encoder.json`, which holds that of `encoder.bin`: who brings in another encoder changes it here and on its card. */
export const HEADER_SHA256 = '0cb941a03958042a860b35b8bcf7a5da4f7c7eefef58e0f19f48248a75b1353e';

interface Tensor {
  /** `uint6`: four values in three bytes. */
  type: 'uint6' | 'uint8' | 'int8' | 'float32';
  shape: number[];
  /** Where it begins in the binary, in bytes. */
  at: number;
  /** What each value of an int8 matrix is multiplied with. */
  scale?: number;
}

interface Header {
  tensors: Record<string, Tensor>;
  /** The pieces of text it knows, in the order of the rows; the first three stand for unknown, begin and end. */
  pieces: string[];
  /** What keeps a norm from dividing by 0. */
  epsilon: number;
  /** Score of a character without a piece of its own. */
  unknown: number;
  /** Characters of the longest piece. */
  longest: number;
  sha256: string;
}

/** The encoder's files as they were read and found whole. */
export interface Asset extends Pick<Header, 'pieces' | 'epsilon' | 'unknown' | 'longest'> {
  floats(name: string): Float32Array;
  bytes(name: string): Uint8Array;
  /** Values of an int8 matrix, row by row; each is to be multiplied with the scale. */
  matrix(name: string): { values: Int8Array; scale: number; rows: number; columns: number };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of a file that is as it has to be. */
async function whole(folder: string, file: string, isWhole: (bytes: Uint8Array) => boolean): Promise<Buffer> {
  const path = join(folder, file);
  const restore = `Restore it with: git checkout -- assets/models/encoder/${file}`;
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new EncoderUnavailable(`The sentence encoder's file ${path} cannot be read. ${restore}`, { cause });
  });
  if (!isWhole(bytes))
    throw new EncoderUnavailable(
      `The sentence encoder's file ${path} is damaged (its SHA-256 is another). ${restore}`,
    );
  return bytes;
}

/** Reads the encoder's files; throws EncoderUnavailable where one is missing or not the one that was brought in. */
export async function readAsset(folder: string = ENCODER_FOLDER): Promise<Asset> {
  const text = await whole(folder, 'encoder.json', (bytes) => sha256(bytes) === HEADER_SHA256);
  // Held to its hash above.
  const header = JSON.parse(text.toString('utf8')) as Header;
  const { buffer, byteOffset } = await whole(
    folder,
    'encoder.bin',
    (bytes) => sha256(bytes) === header.sha256,
  );
  const tensor = (name: string, type: Tensor['type']) => {
    const found = header.tensors[name];
    if (found?.type !== type) throw new Error(`The encoder has no ${type} tensor ${name}.`);
    const [rows = 0, columns = 1] = found.shape;
    return { at: byteOffset + found.at, scale: found.scale ?? 1, rows, columns };
  };
  return {
    ...header,
    floats(name) {
      const { at, rows } = tensor(name, 'float32');
      // A copy: numbers of four bytes have to begin at a multiple of four, which bytes that were read need not.
      return new Float32Array(buffer.slice(at, at + rows * Float32Array.BYTES_PER_ELEMENT));
    },
    bytes(name) {
      const packed = header.tensors[name]?.type === 'uint6';
      const { at, rows, columns } = tensor(name, packed ? 'uint6' : 'uint8');
      return new Uint8Array(buffer, at, packed ? (rows * columns * 6) / 8 : rows * columns);
    },
    matrix(name) {
      const { at, scale, rows, columns } = tensor(name, 'int8');
      return { values: new Int8Array(buffer, at, rows * columns), scale, rows, columns };
    },
  };
}
