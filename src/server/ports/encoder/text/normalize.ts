import type { Asset } from '#server/ports/encoder/asset.ts';
import { LONGEST_TEXT } from '#server/ports/encoder/encoder.ts';

// A unit of the table's trie, a double array as the library Darts-clone lays it out: 8 bits of label, 1 that a value follows,
// 1 that the offset counts 256, 22 of offset; or 31 bits of value with the highest one set.
const LABEL = 0x8000_00ff;
const HAS_VALUE = 0x100;
const VALUE = 0x7fff_ffff;
const offsetOf = (unit: number): number => (unit >>> 10) << ((unit & 0x200) >>> 6);

/** The encoder's own table of what a text is normalized to: NFKC of its day, and kinds of white space to a space. */
export interface CharacterTable {
  /** Units of the trie, over bytes of UTF-8. */
  trie: Uint32Array;
  /** Replacements, each ended by a 0. */
  replacements: Uint8Array;
}

export function readTable(asset: Asset): CharacterTable {
  const bytes = asset.bytes('charsmap');
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return {
    trie: new Uint32Array(bytes.slice(4, 4 + size).buffer),
    replacements: bytes.subarray(4 + size),
  };
}

/** The longest entry that begins at a place of a text: how many bytes it has and where its replacement begins. */
function entryAt({ trie }: CharacterTable, text: Uint8Array, from: number): [bytes: number, value: number] {
  let found: [number, number] = [0, 0];
  let place = offsetOf(trie[0] ?? 0);
  for (let at = from; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    place ^= byte;
    const unit = trie[place] ?? 0;
    if ((unit & LABEL) >>> 0 !== byte) break;
    place ^= offsetOf(unit);
    if ((unit & HAS_VALUE) !== 0) found = [at + 1 - from, (trie[place] ?? 0) & VALUE];
  }
  return found;
}

/** How many bytes the character has that begins with this one. */
const lengthOf = (byte: number): number => (byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4);

function replaced(text: string, table: CharacterTable): string {
  // Half of a surrogate pair becomes U+FFFD here, which the table takes for a space.
  const bytes = Buffer.from(text, 'utf8');
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const [length, value] = entryAt(table, bytes, at);
    const next = at + (length === 0 ? lengthOf(bytes[at] ?? 0) : length);
    parts.push(
      length === 0
        ? bytes.subarray(at, next)
        : table.replacements.subarray(value, table.replacements.indexOf(0, value)),
    );
    at = next;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Without control characters, with one space for each run of white space, and none at the ends. */
const tidied = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\p{Cc}+/gu, '')
    .trim();

/**
 * A text as the pieces are looked up in it: tidied, cut to the longest text that is looked at, its characters replaced by the table, and
 * spaces as `▁`, one of them in front; "" where nothing is left.
 */
export function normalized(text: string, table: CharacterTable): string {
  // Cut before: a character may become eighteen; and after, since time grows with what they become.
  const cut = tidied(text).slice(0, LONGEST_TEXT.characters);
  const tidy = tidied(replaced(cut, table)).slice(0, LONGEST_TEXT.characters);
  return tidy === '' ? '' : `▁${tidy.replaceAll(' ', '▁')}`;
}
