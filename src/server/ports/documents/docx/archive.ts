import { inflateRawSync } from 'node:zlib';
import { MOST_PARTS, MOST_UNPACKED_BYTES } from '#server/ports/documents/limits.ts';

/** The archive is larger than may be unpacked, or holds too many parts. */
export class ArchiveTooLarge extends Error {}

/** The archive, or a part of it, is enciphered with a password. */
export class ArchiveEncrypted extends Error {}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Bits of an entry's flags: enciphered; enciphered by the stronger way; its own names hidden as well (APPNOTE 4.4.4). */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;
/** The encodings a part may have (ECMA-376 part 2, 8.1.4). */
const ENCODING =
  /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']\s*(?!utf-?(?:8|16(?:le|be)?)\s*["']|us-ascii\s*["'])/i;

/** Names are the same in any case, and from the root with or without its sign (ECMA-376 part 2, 9.1.1.1). */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

interface Part {
  name: string;
  flags: number;
  method: number;
  packed: number;
  offset: number;
}

/** Parts of a ZIP archive, unpacked on demand; together never more than the limit (PKWARE APPNOTE 6.3, no ZIP64). */
export class DocxArchive {
  readonly #bytes: Buffer;
  readonly #parts = new Map<string, Part>();
  /** Names that stand there twice; pictures and the like may without harm, what is read may not. */
  readonly #doubled = new Set<string>();
  #left = MOST_UNPACKED_BYTES;

  /**
   * Throws for bytes that are no ZIP archive, ArchiveEncrypted for one with a password, and ArchiveTooLarge by what the directory
   * promises.
   */
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
      const flags = this.#bytes.readUInt16LE(at + 8);
      if ((flags & ENCRYPTED) !== 0) throw new ArchiveEncrypted();
      if (this.#parts.has(keyOf(name))) this.#doubled.add(keyOf(name));
      this.#parts.set(keyOf(name), {
        name,
        flags,
        method: this.#bytes.readUInt16LE(at + 10),
        packed,
        offset: this.#bytes.readUInt32LE(at + 42),
      });
      at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    }
    if (promised > MOST_UNPACKED_BYTES) throw new ArchiveTooLarge();
  }

  /**
   * Text of a part, or null when there is none; throws for one that stands there twice, so that nobody knows which is meant, and
   * ArchiveTooLarge when it unpacks to more than was promised.
   */
  text(name: string): string | null {
    const part = this.#parts.get(keyOf(name));
    if (!part) return null;
    if (this.#doubled.has(keyOf(name))) throw new Error('A part stands there twice.');
    this.#compare(part);
    const start =
      part.offset +
      30 +
      this.#bytes.readUInt16LE(part.offset + 26) +
      this.#bytes.readUInt16LE(part.offset + 28);
    const packed = this.#bytes.subarray(start, start + part.packed);
    const bytes = part.method === STORED ? packed : this.#unpack(packed, part.method);
    if (bytes.length > this.#left) throw new ArchiveTooLarge();
    this.#left -= bytes.length;
    const text = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
    if (ENCODING.test(text)) throw new Error('A part is in an encoding that no document has.');
    return text;
  }

  /** An entry says the same before its bytes as in the directory: programs differ in which of both they believe. */
  #compare({ name, flags, method, offset }: Part): void {
    if (this.#bytes.readUInt32LE(offset) !== LOCAL_ENTRY) throw new Error('Broken archive entry.');
    const own = this.#bytes.readUInt16LE(offset + 6);
    if ((own & ENCRYPTED) !== 0) throw new ArchiveEncrypted();
    const length = this.#bytes.readUInt16LE(offset + 26);
    const isSame =
      this.#bytes.toString('utf8', offset + 30, offset + 30 + length) === name &&
      this.#bytes.readUInt16LE(offset + 8) === method &&
      ((own ^ flags) & 0x0008) === 0;
    if (!isSame) throw new Error('An entry differs from the directory.');
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
