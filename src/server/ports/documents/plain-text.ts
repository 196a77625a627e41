import type { ReadOutcome } from '#server/ports/documents.ts';
import { outcomeOf } from './text-lines.ts';

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

/** Reads plain text in UTF-8, UTF-16 or Windows-1252; bytes that are no text are refused as unsupported. */
export function readPlainText(bytes: Uint8Array): ReadOutcome {
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex
  const controls = text?.slice(0, 4000).match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/g)?.length ?? 0;
  if (text === null || controls > 20) return { kind: 'refused', reason: 'unsupported' };
  return outcomeOf(text);
}
