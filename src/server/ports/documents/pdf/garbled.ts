/** Fewer letters than this tell nothing. */
const LEAST_LETTERS = 120;

/**
 * Whether the letters a PDF gives are not the ones it shows: a font without a table of its characters leaves marks and
 * blanks, or the alphabet moved by some places. Words of English and French have vowels and few signs in them.
 */
export function isGarbled(text: string): boolean {
  const printed = text.replace(/\s/g, '');
  if (printed.length < LEAST_LETTERS) return false;
  const letters = printed.match(/\p{L}/gu)?.length ?? 0;
  const unknown = printed.match(/[\ufffd\p{Cc}\p{Co}\p{Cn}]/gu)?.length ?? 0;
  if (unknown > printed.length * 0.3) return true;
  const latin = printed.match(/[a-z]/gi)?.length ?? 0;
  const vowels = printed.normalize('NFD').match(/[aeiouy]/gi)?.length ?? 0;
  // Other scripts have no vowels to count.
  if (letters > latin * 1.5) return false;
  return letters < printed.length * 0.4 || vowels < latin * 0.2;
}
