/** The encoding a body names, in its header or in the first line of an XML document; null where it names none. */
function namedEncoding(bytes: Uint8Array, contentType: string): string | null {
  const inHeader = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
  if (inHeader !== undefined) return inHeader;
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ?? null;
}

function decoderFor(encoding: string | null) {
  try {
    return new TextDecoder(encoding ?? 'utf-8');
  } catch {
    return new TextDecoder('utf-8');
  }
}

/**
 * A body as text, in the encoding it names, else UTF-8. One that says UTF-8 and holds not a single sign of it beyond ASCII was written
 * by an old system: it is read as Windows-1252, as browsers do with what names nothing (WHATWG Encoding).
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const decoder = decoderFor(namedEncoding(bytes, contentType));
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'utf-8' || !text.includes('\uFFFD')) return text;
  const isUtf8 = /[^\p{ASCII}\uFFFD]/u.test(text);
  return isUtf8 ? text : new TextDecoder('windows-1252').decode(bytes);
}
