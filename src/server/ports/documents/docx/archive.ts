import { inflateRawSync } from 'node:zlib';
import { MOST_PARTS, MOST_UNPACKED_BYTES } from '#server/ports/documents/limits.ts';

/** The archive is larger than may be unpacked, or holds too many parts. */
export class ArchiveTooLarge extends Error {}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

interface Part {
  method: number;
  packed: number;
  offset: number;
}

/** Parts of a ZIP archive, unpacked on demand; together never more than the limit (PKWARE APPNOTE 6.3, no ZIP64). */
export class DocxArchive {
  readonly #bytes: Buffer;
  readonly #parts = new Map<string, Part>();
  #left = MOST_UNPACKED_BYTES;

  /** Throws for bytes that are no ZIP archive, and ArchiveTooLarge by what the directory promises. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = this.#bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (end < 0 || this.#bytes.readUInt32LE(end) !== END_OF_DIRECTORY)
      throw new Error('No archive directory.');
    const count = this.#bytes.readUInt16LE(end + 10);
    if (count > MOST_PARTS) throw new ArchiveTooLarge();
    let promised = 0;
    let at = this.#bytes.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      if (this.#bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('Broken archive directory.');
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
        this.#bytes.readUInt16LE(at + field),
      );
      const name = this.#bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
      const packed = this.#bytes.readUInt32LE(at + 20);
      promised += this.#bytes.readUInt32LE(at + 24);
      this.#parts.set(name, {
        method: this.#bytes.readUInt16LE(at + 10),
        packed,
        offset: this.#bytes.readUInt32LE(at + 42),
      });
      at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    }
    if (promised > MOST_UNPACKED_BYTES) throw new ArchiveTooLarge();
  }

  names(): string[] {
    return [...this.#parts.keys()];
  }

  /** Text of a part, or null when there is none; throws ArchiveTooLarge when it unpacks to more than was promised. */
  text(name: string): string | null {
    const part = this.#parts.get(name);
    if (!part) return null;
    if (this.#bytes.readUInt32LE(part.offset) !== LOCAL_ENTRY) throw new Error('Broken archive entry.');
    const start =
      part.offset +
      30 +
      this.#bytes.readUInt16LE(part.offset + 26) +
      this.#bytes.readUInt16LE(part.offset + 28);
    const packed = this.#bytes.subarray(start, start + part.packed);
    const bytes = part.method === STORED ? packed : this.#unpack(packed, part.method);
    if (bytes.length > this.#left) throw new ArchiveTooLarge();
    this.#left -= bytes.length;
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
  }

  #unpack(packed: Buffer, method: number): Buffer {
    if (method !== DEFLATED) throw new Error('Unknown compression.');
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, this.#left) });
    } catch (error) {
      if (error instanceof RangeError) throw new ArchiveTooLarge();
      throw error;
    }
  }
}
