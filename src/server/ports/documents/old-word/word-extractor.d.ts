/** The reader of compound files inside word-extractor, which its types leave out. */
declare module 'word-extractor/lib/ole-compound-doc.js' {
  export default class OleCompoundDoc {
    constructor(reader: unknown);
    read(): Promise<this>;
    /** A stream by its name; null when the file has none of that name. */
    stream(name: string): AsyncIterable<Buffer> | null;
  }
}

declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(bytes: Buffer);
    buffer(): Buffer;
  }
}
