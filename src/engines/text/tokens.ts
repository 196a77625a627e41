/** Nothing in it is written in another way once folded but its capitals. */
const PLAIN = /^[\0-\x7f]*$/;

/** A copy in lower case without diacritics and with straight apostrophes and ASCII hyphens, for comparing. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .toLowerCase();
}

/** A text for finding phrases in: folded, one blank for every run of signs that are neither letters, digits nor in `kept`. */
export function plainWords(text: string, kept = '%'): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]/gu, (sign) => (kept.includes(sign) ? sign : ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
}

const WORD = /[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*[+#]*/gu;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'/;

/** The words of a text in order, folded; "C++", "Node.js" and "3.5" stay whole, "l'hôpital" is "hopital". */
export function words(text: string): string[] {
  return Array.from(fold(text).matchAll(WORD), ([word]) => word.replace(ELISION, '').replace(/'s$/, ''));
}
