import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { inMegabytes, MOST, UnreadableTable } from './limits.ts';
import { text } from './messages.ts';

const PIECE = 64 * 1024;

const damaged = (cause: unknown): UnreadableTable => new UnreadableTable(text.message('damaged'), { cause });
const tooMuch = (most: number): UnreadableTable =>
  new UnreadableTable(text.message('unpacksTooLarge', { most: inMegabytes(most) }));

/**
 * Unpacks an archive piece by piece into nothing and counts: what it says of its own size is what a hostile one lies about. Throws
 * UnreadableTable where it is damaged or more comes out than may.
 */
export function refuseBomb(archive: Uint8Array, most: number = MOST.unpackedBytes): void {
  let size = 0;
  let failure: UnreadableTable | null = null;
  const unzip = new Unzip((file) => {
    file.ondata = (error, piece) => {
      if (error !== null) failure ??= damaged(error);
      size += piece?.length ?? 0;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < archive.length; from += PIECE) {
      unzip.push(archive.subarray(from, from + PIECE), from + PIECE >= archive.length);
      if (size > most) throw tooMuch(most);
      if (failure !== null) throw failure;
    }
  } catch (error) {
    throw error instanceof UnreadableTable ? error : damaged(error);
  }
}

/** Files that an operating system or a workbook's own format adds, which are no tables. */
const NOT_A_TABLE = /(?:^|\/)(?:\.|__MACOSX\/|_rels\/)|\/$/;

/** The files of an archive by their names, without its folders' own; of more than are looked at, the first. */
export function unpack(archive: Uint8Array): [name: string, bytes: Uint8Array][] {
  refuseBomb(archive);
  let count = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) =>
        !NOT_A_TABLE.test(name) && originalSize <= MOST.bytes * 4 && (count += 1) <= MOST.files,
    });
    return Object.entries(files);
  } catch (error) {
    throw damaged(error);
  }
}

/** Whether an archive is a workbook: it says what its parts are. */
export function isWorkbook(archive: Uint8Array): boolean {
  let found = false;
  try {
    unzipSync(archive, {
      filter: ({ name }) => {
        found ||= name === '[Content_Types].xml' || name === 'mimetype';
        return false;
      },
    });
  } catch (error) {
    throw damaged(error);
  }
  return found;
}
