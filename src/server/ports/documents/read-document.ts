import type { ReadOutcome } from '#server/ports/documents.ts';
import { readDocx } from './docx/document.ts';
import { MOST_BYTES } from './limits.ts';
import { looksLikeMarkdown, showMarkdown } from './markdown.ts';
import { readOldWord } from './old-word/document.ts';
import { readPdf } from './pdf/document.ts';
import { readPlainText } from './plain-text.ts';
import { readRtf } from './rtf/document.ts';

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

/** What a file is by its own bytes. A PDF may have a little rubbish before its header (ISO 32000-1, annex H.3.4.1). */
export function typeOf(bytes: Uint8Array): 'pdf' | 'docx' | 'doc' | 'rtf' | 'text' | null {
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 'PK\u0003\u0004')) return 'docx';
  if (startsWith(bytes, '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1')) return 'doc';
  if (startsWith(bytes, '{\\rtf')) return 'rtf';
  // A program: nothing we read.
  if (startsWith(bytes, 'MZ')) return null;
  return 'text';
}

/** The stream in which Office keeps a document of today that has a password, in the container of old ones ([MS-OFFCRYPTO] 2.3.4.4). */
const SEALED = Buffer.from('EncryptedPackage', 'utf16le');

// Word saves RTF under its own old ending, and opens it from there.
const ENDINGS = {
  pdf: /\.pdf$/i,
  docx: /\.docx$/i,
  doc: /\.doc$/i,
  rtf: /\.(?:rtf|doc)$/i,
  text: /\.(?:txt|md)$/i,
};

/** Reads one document, told by content; a name that promises another type is refused. */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<ReadOutcome> {
  if (bytes.length === 0) return { kind: 'refused', reason: 'unreadable' };
  if (bytes.length > MOST_BYTES) return { kind: 'refused', reason: 'too_large' };
  const promised = Object.values(ENDINGS).some((ending) => ending.test(fileName));
  if (!promised) return { kind: 'refused', reason: 'unsupported' };
  const type = typeOf(bytes);
  if (type === 'doc' && /\.docx?$/i.test(fileName) && Buffer.from(bytes).includes(SEALED))
    return { kind: 'refused', reason: 'encrypted' };
  if (type === null || !ENDINGS[type].test(fileName))
    return { kind: 'refused', reason: type === null || type === 'text' ? 'unreadable' : 'mismatch' };
  if (type === 'pdf') return readPdf(bytes);
  if (type === 'docx') return readDocx(bytes);
  if (type === 'rtf') return readRtf(bytes);
  if (type === 'doc') return readOldWord(bytes);
  const text = readPlainText(bytes);
  const marked = /\.md$/i.test(fileName) || (text.kind === 'text' && looksLikeMarkdown(text.lines));
  return marked ? showMarkdown(text) : text;
}
