import type { LinearModel, Row } from '#engines/classifier/index.ts';

/** What a packed model begins with, so that another file is not taken for one. */
const MARK = 'LGWM';
const VERSION = 1;
/** Bytes before the header: the mark, the version and the header's length. */
const BEFORE = 12;

/** The part of a packed model that is text. */
interface Header {
  labels: string[];
  features: string[];
}

/** The numbers of a packed model, in the order in which they are written. */
interface Numbers {
  unknownScale: Float32Array;
  bias: Float32Array;
  scales: Float32Array;
  /** How many classes each feature has weights for. */
  counts: Uint16Array;
  classes: Uint16Array;
  weights: Float32Array;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The bytes of a model, the same for the same model. They are little-endian, as every machine of today reads them. */
export function packModel({ labels, bias, unknownScale, rows }: LinearModel): Uint8Array {
  const list = [...rows.values()];
  const numbers: Numbers = {
    unknownScale: Float32Array.of(unknownScale),
    bias: Float32Array.from(bias),
    scales: Float32Array.from(list, ({ scale }) => scale),
    counts: Uint16Array.from(list, ({ classes }) => classes.length),
    classes: Uint16Array.from(list.flatMap(({ classes }) => classes)),
    weights: Float32Array.from(list.flatMap(({ weights }) => weights)),
  };
  const header: Header = { labels: [...labels], features: [...rows.keys()] };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const parts = Object.values(numbers) as Numbers[keyof Numbers][];
  const length = parts.reduce((sum, part) => sum + padded(part.byteLength), BEFORE + padded(text.length));
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode(MARK));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, text.length, true);
  bytes.set(text, BEFORE);
  let at = BEFORE + padded(text.length);
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += padded(part.byteLength);
  }
  return bytes;
}

/** Reads numbers one list after the other from where the last one ended. */
function reader(bytes: Uint8Array, start: number) {
  // Lists of numbers have to begin at a multiple of their size, which a part of another buffer may not; a Buffer's own slice copies nothing.
  const { buffer } = new Uint8Array(bytes);
  let at = start;
  const next = (size: number): number => {
    const from = at;
    at += padded(size);
    if (at > buffer.byteLength)
      throw new Error('The model ends too early: make it again with npm run train.');
    return from;
  };
  return {
    floats: (count: number): Float32Array => new Float32Array(buffer, next(count * 4), count),
    shorts: (count: number): Uint16Array => new Uint16Array(buffer, next(count * 2), count),
  };
}

/** The model in some bytes. Throws for bytes that hold none, or one that another version wrote. */
export function readModel(bytes: Uint8Array): LinearModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < BEFORE || new TextDecoder().decode(bytes.subarray(0, MARK.length)) !== MARK)
    throw new Error('This is no packed model.');
  if (view.getUint32(4, true) !== VERSION)
    throw new Error('The model was packed by another version: make it again with npm run train.');
  const length = view.getUint32(8, true);
  // Written by `packModel`.
  const { labels, features } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(BEFORE, BEFORE + length)),
  ) as Header;
  const { floats, shorts } = reader(bytes, BEFORE + padded(length));
  const [unknownScale = 0] = floats(1);
  const bias = [...floats(labels.length)];
  const scales = floats(features.length);
  const counts = shorts(features.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [classes, weights] = [shorts(total), floats(total)];
  let from = 0;
  const rows = new Map<string, Row>();
  for (const [place, feature] of features.entries()) {
    const to = from + (counts[place] ?? 0);
    rows.set(feature, {
      scale: scales[place] ?? 0,
      classes: [...classes.subarray(from, to)],
      weights: [...weights.subarray(from, to)],
    });
    from = to;
  }
  return { labels, bias, unknownScale, rows };
}
