import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; text, whole or as pieces of it come, is compressed, everything else already is. */
export interface Entry {
  path: string;
  content: Uint8Array | string | AsyncIterable<string>;
}

const encoder = new TextEncoder();

/** Packs entries as they come into a ZIP archive; other work gets its turn between them. */
export async function zipOf(entries: AsyncIterable<Entry>, at: Date): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.push(part);
  });
  for await (const { path, content } of entries) {
    const isBytes = content instanceof Uint8Array;
    const file = isBytes ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of isBytes || typeof content === 'string' ? [content] : content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      await nextTurn();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  if (failure !== null) throw failure;
  return new Uint8Array(Buffer.concat(parts));
}
