const UTF8_BOM = [0xef, 0xbb, 0xbf];
const SAMPLE = 64 * 1024;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 that does not say so: in letters of Europe every other byte is nought. */
function bareUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  if (sample.length < 4) return null;
  const noughts = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts.map((count) => (2 * count) / sample.length);
  if (odd > 0.6 && even < 0.2) return 'utf-16le';
  return even > 0.6 && odd < 0.2 ? 'utf-16be' : null;
}

/** Letters and signs that texts of shops have often, in lower case and out of it. */
const USUAL = /[àâäáãåçéèêëíîïñóôöõúùûüßæœ€£’“”–«»ÉÈÀÇ\u00a0]/gu;
const ODD = /[\u0080-\u009f\ufffd‡†‰Žž¸ƒˆ˜¤¦¥]|\p{L}[√∂ß∫](?=\p{L})/gu;

/** How much more a text has of what is usual than of what is not. */
const likelihood = (text: string): number =>
  (text.match(USUAL)?.length ?? 0) - 2 * (text.match(ODD)?.length ?? 0);

/**
 * The text of a file: UTF-16 and UTF-8 by their marks or by their bytes, else Windows-1252 or Mac OS Roman, whichever gives the more
 * usual letters. A mark that lies (UTF-8 before bytes that are none) is not believed.
 */
export function decodeTable(bytes: Uint8Array): string {
  const utf16 = beginsWith(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : beginsWith(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : bareUtf16(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const rest = beginsWith(bytes, UTF8_BOM) ? bytes.subarray(UTF8_BOM.length) : bytes;
    const tried = ['windows-1252', 'macintosh'].map((name) => ({
      name,
      score: likelihood(new TextDecoder(name).decode(rest.subarray(0, SAMPLE))),
    }));
    const best = tried.reduce((one, other) => (other.score > one.score ? other : one));
    return new TextDecoder(best.name).decode(rest);
  }
}
