import { ENTITIES } from './entities.data.ts';

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
      return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
    },
  );
}
