import { CONTACT_LABEL, EMAIL, LINK } from '#engines/resume/reading/patterns.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { addressOf, phoneIn, placeOf } from '#engines/resume/reading/vocabulary/index.ts';

/** Ways to reach somebody stand on the first pages of a document, or at the end of it. */
const LINES_AT_START = 400;
const LINES_AT_END = 60;

/** The lines of a contact block that are looked at: all, unless a document without headings has hundreds. */
export const contactLines = (lines: readonly Line[]): readonly Line[] =>
  lines.length <= LINES_AT_START + LINES_AT_END
    ? lines
    : [...lines.slice(0, LINES_AT_START), ...lines.slice(-LINES_AT_END)];

/** How far into a document lines among other things are taken for ways to reach the person: about twelve pages. */
const FURTHEST_ASIDE = 600;

/** Whether a short line holds an e-mail address, a number to call or a full postal address and nothing else. */
export function isReachLine(line: Line): boolean {
  if (line.body.length > 70 || line.item || line.order > FURTHEST_ASIDE) return false;
  const rest = line.body.replace(EMAIL, '').replace(CONTACT_LABEL, '').trim();
  const phone = phoneIn(rest);
  const bare = phone === null ? rest : rest.replace(phone.text, '').trim();
  if (bare === '' && line.body.trim() !== '') return true;
  return (addressOf(line.body)?.postalCode ?? '') !== '';
}

/** Whether a short line holds only ways to reach someone, wherever in the document it stands. */
export function isContactLine(line: Line): boolean {
  if (line.body.length > 70 || line.order > FURTHEST_ASIDE) return false;
  const linkless = line.body.replace(EMAIL, '').replace(LINK, '');
  const rest = linkless
    .replace(phoneIn(linkless)?.text ?? '', '')
    .trim()
    .replace(CONTACT_LABEL, '');
  return placeOf(line.body) !== null || (rest !== line.body && !/\p{L}{2}/u.test(rest));
}
