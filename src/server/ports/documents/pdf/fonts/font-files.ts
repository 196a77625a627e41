import { constants, inflateSync } from 'node:zlib';
import { charactersOfGlyphs, signOf } from './font-program.ts';

/** More font programs, or larger ones, than any document that is read has. */
const MOST_PROGRAMS = 48;
const LARGEST_PROGRAM = 16_000_000;
const MOST_BYTES = 64_000_000;
const MOST_STREAMS = 20_000;
/** TrueType and OpenType by their first four bytes. */
const PROGRAM: ReadonlySet<string> = new Set(['00010000', '74727565', '4f54544f']);
/** Packed bytes in which the first four of a program are found: its codes stand before them. */
const PEEKED = 1024;

const startsProgram = (bytes: Buffer): boolean => PROGRAM.has(bytes.toString('hex', 0, 4));

function inflated(packed: Buffer, most: number): Buffer | null {
  try {
    // What is cut short gives what there is of it.
    const whole = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most };
    return startsProgram(inflateSync(packed.subarray(0, PEEKED), whole)) ? inflateSync(packed, whole) : null;
  } catch {
    return null;
  }
}

/** The font programs that stand in the streams of a PDF, as they are or deflated; enciphered and otherwise packed ones are not found. */
function programsIn(file: Buffer): Buffer[] {
  const found: Buffer[] = [];
  let [at, streams, left] = [file.indexOf('stream'), 0, MOST_BYTES];
  while (at >= 0 && found.length < MOST_PROGRAMS && streams < MOST_STREAMS) {
    const start = at + (file[at + 6] === 0x0d && file[at + 7] === 0x0a ? 8 : 7);
    const end = file.indexOf('endstream', start);
    if (end < 0) break;
    const bytes = file.subarray(start, end);
    const program = startsProgram(bytes) ? bytes : inflated(bytes, Math.min(LARGEST_PROGRAM, left));
    if (program !== null) {
      left -= program.length;
      found.push(program);
    }
    if (left <= 0) break;
    streams += 1;
    at = file.indexOf('stream', end + 9);
  }
  return found;
}

/**
 * The fonts a PDF brings along, as they stand in it: pdf.js hands them on with a table of characters of its own. What each glyph is
 * for, by the font's own table (OpenType, `cmap`), where it has kept one.
 */
export class FontFiles {
  readonly #file: Buffer;
  #known: Map<string, Map<number, Set<string>>> | null = null;

  /** Copies the bytes, for pdf.js takes its own away. */
  constructor(bytes: Uint8Array) {
    this.#file = Buffer.from(bytes);
  }

  /** The characters of a glyph, of the font that this one of pdf.js was made from; none where that is not known. */
  charactersOf(made: Uint8Array): (glyph: number) => ReadonlySet<string> {
    this.#known ??= this.#read();
    const characters = this.#known.get(signOf(made));
    return (glyph) => characters?.get(glyph) ?? new Set();
  }

  /** Several subsets of one font have one sign: a glyph is for what any of them says. */
  #read(): Map<string, Map<number, Set<string>>> {
    const known = new Map<string, Map<number, Set<string>>>();
    for (const program of programsIn(this.#file)) {
      const sign = signOf(program);
      const all = known.get(sign) ?? new Map<number, Set<string>>();
      for (const [glyph, characters] of charactersOfGlyphs(program))
        all.set(glyph, new Set([...(all.get(glyph) ?? []), ...characters]));
      known.set(sign, all);
    }
    return known;
  }
}
