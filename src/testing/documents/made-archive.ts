import { deflateRawSync } from 'node:zlib';

export interface MadeEntry {
  name: string;
  text: string;
  /** What the entry itself says it is called, before its bytes. */
  ownName?: string;
  flags?: number;
}

/** A ZIP archive of exactly these entries, in their order, also where names stand twice. */
export function madeArchive(entries: readonly MadeEntry[]): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, ownName = name, flags = 0 } of entries) {
    const packed = deflateRawSync(Buffer.from(text, 'utf8'));
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(Buffer.byteLength(text), 22);
    head.writeUInt16LE(Buffer.byteLength(ownName), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(ownName), packed);
    directory.push(entry, Buffer.from(name));
    at += head.length + Buffer.byteLength(ownName) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...local, ...directory, end]));
}

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A part of a Word document that holds one line, and what else its body is to hold. */
export const madePart = (line: string, more = ''): string =>
  `<w:document xmlns:w="${WORDS}" xmlns:r="${LINKS}"><w:body><w:p><w:r><w:t>${line}</w:t></w:r></w:p>${more}</w:body></w:document>`;

/** The relationships of a package or a part: kind and target, under the ids r1, r2 … */
export const madeLinks = (...links: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links
    .map(
      ([kind, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${LINKS}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
