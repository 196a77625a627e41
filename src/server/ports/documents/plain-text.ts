import type { ReadOutcome } from '#server/ports/documents.ts';
import { outcomeOf } from './text-lines.ts';

/** A stretch of UTF-7 (RFC 2152): letters in base64 between signs. Browsers and mail once read it as markup. */
const SHIFTED = /\+([A-Za-z\d+/]{3,})-?/g;
const SEVEN_BIT_MARK = /^\+\/v[89+/]/;
/** A text of which more than this share is written so is all in UTF-7. */
const MOST_SHIFTED = 0.2;
/** What such a stretch writes: letters and signs of Western texts. */
// oxlint-disable-next-line no-control-regex
const WESTERN = /^[\u0000-\u024F\u2000-\u206F\u20A0-\u20BF]+$/;

/** Whether base64 holds whole characters of UTF-16, all of them Western: nobody writes that by accident, as "+44-" or "C+Base". */
function isShifted(base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64');
  const spare = (base64.length * 6) % 16;
  if (spare >= 6) return false;
  const bits = base64.at(-1) ?? 'A';
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(bits);
  if ((last & ((1 << spare) - 1)) !== 0) return false;
  return WESTERN.test(
    new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length - (bytes.length % 2))),
  );
}

/** A text without what is written in UTF-7; null when it is so as a whole. */
function withoutSevenBit(text: string): string | null {
  if (SEVEN_BIT_MARK.test(text)) return null;
  let shifted = 0;
  const rest = text.replaceAll(SHIFTED, (whole: string, base64: string) => {
    // "CPA+ACE" is none, though its three letters could be.
    if (!isShifted(base64) || (base64.length < 5 && !whole.endsWith('-'))) return whole;
    shifted += whole.length;
    return ' ';
  });
  return shifted > text.length * MOST_SHIFTED ? null : rest;
}

/** UTF-16 without a mark: Latin text in it has a zero in nearly every other byte. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 400);
  if (sample.length < 8) return null;
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > sample.length * 0.3 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > sample.length * 0.3 && zeros(1) === 0 ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads plain text in UTF-8, UTF-16 or Windows-1252, never in UTF-7, whose stretches are left out; bytes that are no text are refused as unsupported. */
export function readPlainText(bytes: Uint8Array): ReadOutcome {
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex
  const controls = text?.slice(0, 4000).match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/g)?.length ?? 0;
  if (text === null || controls > 20) return { kind: 'refused', reason: 'unsupported' };
  const read = withoutSevenBit(text);
  return read === null ? { kind: 'refused', reason: 'garbled' } : outcomeOf(read);
}
