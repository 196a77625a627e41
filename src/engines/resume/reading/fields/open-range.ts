import { findDates } from '#engines/resume/reading/vocabulary/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

/** What a line ends with when the end of its range fell to the next ("…, January 2019 to", "… | May 2015 – October"). */
const OPEN =
  /(?:\d\s?[-–—−]|\d\s(?:to|until|till|through|bis|à|au|jusqu['’](?:à|en|au)))(?:\s\p{L}{3,10}\.?)?$/iu;
const LONGEST_END = 30;

/** Two lines in one where a range that begins on the first has its end, and nothing else, on the second; null where none does. */
export function rangeOverEdge(before: Line, line: Line): string | null {
  if (line.item || line.body.length > LONGEST_END || line.page !== before.page) return null;
  if (!OPEN.test(before.body)) return null;
  const whole = `${before.body} ${line.body}`;
  const span = findDates(whole).at(-1);
  const closes = span !== undefined && /^[).\]]*$/.test(whole.slice(span.to));
  return closes && span.range && span.from < before.body.length && span.to > before.body.length
    ? whole
    : null;
}
