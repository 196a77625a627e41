const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/**
 * A text without the characters nobody sees: zero-width, direction marks, tags, variation selectors, controls.
 * Line breaks become `\n`, unusual spaces a plain space; the tabulator stays.
 */
export function invisible(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROL, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
}
