import { decodeHTMLStrict } from 'entities/decode';

/** Signs without width, and a place where a word may be parted. */
const UNSEEN = /[\u00AD\u200B-\u200F]/gu;
/** Blanks of another width, or at which no line breaks. */
const BLANK = /[\u00A0\u2002-\u200A]/gu;

/** What a reference by name stands for, as a reader sees it; the reference itself where HTML has no such name. */
const named = (reference: string): string =>
  decodeHTMLStrict(reference).replaceAll(UNSEEN, '').replaceAll(BLANK, ' ');

function characterOf(code: number): string {
  const valid = code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : '';
}

/** A text with HTML character references replaced, once: `&amp;lt;` becomes `&lt;`. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));?/g,
    (whole, decimal, hex, name) => {
      if (typeof decimal === 'string') return characterOf(Number(decimal));
      if (typeof hex === 'string') return characterOf(Number.parseInt(hex, 16));
      // A bare `&copy` without its semicolon may be part of an address: only complete references count.
      if (typeof name !== 'string' || !whole.endsWith(';')) return whole;
      return named(whole);
    },
  );
}
