import { MOST_CHARACTERS } from '#server/ports/documents/limits.ts';
import type { WordStreams } from './container.ts';
import { tableOf } from './header.ts';

/** A stretch of text: its first character in the document, and its first byte in the main stream. */
interface Piece {
  from: number;
  to: number;
  byte: number;
  /** Bytes of a character. */
  width: 1 | 2;
}

/** A letter of the document and its place in the main stream, by which properties are found. */
export interface Letter {
  text: string;
  byte: number;
}

const PROPERTIES = 1;
const PIECES = 2;
const NARROW = 0x40000000;
const narrow = new TextDecoder('windows-1252');

/** The pieces a document's text is kept in, in the order of the text ([MS-DOC] 2.4.1, 2.9.38 Clx). */
function piecesOf(streams: WordStreams): Piece[] {
  const table = tableOf(streams, 'pieces');
  let at = 0;
  while (table.readUInt8(at) === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
  if (table.readUInt8(at) !== PIECES) throw new Error('The document has no table of pieces.');
  const plc = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = Math.floor((plc.length - 4) / 12);
  return Array.from({ length: count }, (_, index) => {
    const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (place & NARROW) !== 0;
    return {
      from: plc.readUInt32LE(index * 4),
      to: plc.readUInt32LE(index * 4 + 4),
      byte: isNarrow ? (place & ~NARROW) / 2 : place,
      width: isNarrow ? 1 : 2,
    };
  });
}

/** Reads letters of a document by their number: as many as a document may have, and none that the stream does not hold. */
export class Letters {
  readonly #pieces: Piece[];
  readonly #main: Buffer;
  /** Hidden letters count as well: twice what may be kept. */
  #left = MOST_CHARACTERS * 2;

  constructor(streams: WordStreams) {
    this.#pieces = piecesOf(streams);
    this.#main = streams.main;
  }

  *read(from: number, to: number): Generator<Letter> {
    for (const piece of this.#pieces) {
      const start = Math.max(from, piece.from);
      const end = Math.min(to, piece.to);
      for (let place = start; place < end; place += 1) {
        const byte = piece.byte + (place - piece.from) * piece.width;
        this.#left -= 1;
        if (byte + piece.width > this.#main.length || this.#left < 0) return;
        const code = this.#main.readUIntLE(byte, piece.width);
        yield {
          text: piece.width === 1 ? narrow.decode(Uint8Array.of(code)) : String.fromCharCode(code),
          byte,
        };
      }
    }
  }
}
