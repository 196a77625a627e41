const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Marks of names such as `eacute`, as combining characters. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circumflex: '\u0302',
  dieresis: '\u0308',
  tilde: '\u0303',
  cedilla: '\u0327',
  caron: '\u030C',
  ring: '\u030A',
};
const OTHERS: Readonly<Record<string, string>> = {
  space: ' ',
  ff: 'ff',
  fi: 'fi',
  fl: 'fl',
  ffi: 'ffi',
  ffl: 'ffl',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  germandbls: 'ß',
};

/** The letters, digits or blank that a glyph of this name shows (Adobe Glyph List); null for other names, as subset fonts have them. */
export function lettersOfName(name: string): string | null {
  // "one.oldstyle" shows a one.
  const bare = name.replace(/\.\w+$/, '');
  if (/^[A-Za-z]$/.test(bare)) return bare;
  const digit = DIGITS.indexOf(bare);
  if (digit >= 0) return String(digit);
  const code = /^(?:uni|u)([\dA-F]{4,5})$/.exec(bare)?.[1];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16)).normalize('NFKC');
  const marked = /^([A-Za-z])([a-z]{4,10})$/.exec(bare);
  const mark = MARKS[marked?.[2] ?? ''];
  if (marked !== null && mark !== undefined) return `${marked[1] ?? ''}${mark}`.normalize('NFC');
  return Object.hasOwn(OTHERS, bare) ? (OTHERS[bare] ?? null) : null;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .toLowerCase();

/** Whether what a font says of a glyph cannot be what the glyph of that name shows: other Latin letters or digits, some in place of a blank, or a blank for some. */
export function contradicts(said: string, shown: string): boolean {
  const [told, seen] = [plain(said), plain(shown)];
  return told !== seen && /[a-z\d]|^ ?$/.test(told) && /^[\p{L}\d ]+$/u.test(seen);
}

/**
 * Which of the characters a glyph is for is shown instead of what is said of it; null where one of them may well be said, or none is
 * a plain letter, digit or blank.
 */
export function shownInstead(said: string, characters: ReadonlySet<string>): string | null {
  const all = [...characters];
  if (all.some((character) => !contradicts(said, character))) return null;
  return all.find((character) => /^[a-z\d ]+$/.test(plain(character))) ?? null;
}
