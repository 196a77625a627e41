const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of a text's UTF-8 (RFC 4648); engines have neither Buffer nor btoa. */
export function base64(text: string): string {
  const bytes = [...encodeURIComponent(text).matchAll(/%([\dA-F]{2})|(.)/g)].map(([, hex, character = '']) =>
    hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const left = bytes.length - at;
    out += LETTERS.charAt(bits >> 18) + LETTERS.charAt((bits >> 12) & 63);
    out += left > 1 ? LETTERS.charAt((bits >> 6) & 63) : '=';
    out += left > 2 ? LETTERS.charAt(bits & 63) : '=';
  }
  return out;
}
