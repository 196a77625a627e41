import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; text is compressed, everything else already is. */
export interface Entry {
  path: string;
  content: Uint8Array | string;
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
    const isText = typeof content === 'string';
    const file = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = at;
    zip.add(file);
    file.push(isText ? encoder.encode(content) : content, true);
    await nextTurn();
  }
  zip.end();
  if (failure !== null) throw failure;
  return new Uint8Array(Buffer.concat(parts));
}
