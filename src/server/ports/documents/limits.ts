import { invisible } from '#engines/text/index.ts';

/** The limits of one document; what they guard against stands in docs/security. */
export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;
export const MOST_PARTS = 2000;
export const MOST_PAGES = 50;
export const MOST_CHARACTERS = 200_000;
export const MOST_MILLISECONDS = 8000;
export const MOST_RESIDENT_BYTES = 400 * 1024 * 1024;

const LIGATURE = /[\uFB00-\uFB06]/g;
// Icon fonts use the private area: at the start of a line that is an item's mark, elsewhere a picture.
const LEADING_ICON = /^(\s*)[\uE000-\uF8FF]+\s*/;
const ICON = /[\uE000-\uF8FF]/g;

/** A line as its reader sees it: no characters that show nothing, Unicode's composed form, plain blanks; tabs stay. */
export function tidy(text: string): string {
  return invisible(text.replaceAll(LIGATURE, (ligature) => ligature.normalize('NFKC')))
    .normalize('NFC')
    .replaceAll('\n', ' ')
    .replace(LEADING_ICON, '$1• ')
    .replaceAll(ICON, '')
    .trimEnd();
}
