import BufferReader from 'word-extractor/lib/buffer-reader.js';
import OleCompoundDoc from 'word-extractor/lib/ole-compound-doc.js';

/** The two streams of a Word 97 document that its text and its layout are read from. */
export interface WordStreams {
  /** `WordDocument`: the header of offsets, the text, and pages of properties. */
  main: Buffer;
  /** `0Table` or `1Table`: the tables those offsets point into. */
  table: Buffer;
  /** Its text is enciphered with a password. */
  encrypted: boolean;
}

const WORD_97 = 0xa5ec;
const FLAGS = 0x0a;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

async function streamOf(document: OleCompoundDoc, name: string): Promise<Buffer> {
  const stream = document.stream(name);
  if (stream === null) throw new Error(`The document has no ${name}.`);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The streams of a Word document of 1997 to 2003 ([MS-DOC] 2.5.1); throws when the file is no such document. */
export async function readStreams(bytes: Buffer): Promise<WordStreams> {
  const document = await new OleCompoundDoc(new BufferReader(bytes)).read();
  const main = await streamOf(document, 'WordDocument');
  if (main.readUInt16LE(0) !== WORD_97) throw new Error('This is no document of Word 97.');
  const flags = main.readUInt16LE(FLAGS);
  const table = await streamOf(document, (flags & SECOND_TABLE) === 0 ? '0Table' : '1Table');
  return { main, table, encrypted: (flags & ENCRYPTED) !== 0 };
}
