import { hasSchoolWord, titleScore, withoutDate } from '#engines/resume/reading/vocabulary/index.ts';
import type { DateSpan } from '#engines/resume/reading/vocabulary/index.ts';
import { continues } from '#engines/resume/reading/lines.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { isSmallName } from './small-names.ts';

/** Whether a line could stand in an entry's head: short, no item, not the end of a sentence. */
export function isHeadLike(line: Line, before: Line | undefined): boolean {
  const most = /\t|\s[|•·–—]\s/u.test(line.body) ? 20 : 14;
  if (line.item || line.body.length > 110 || line.body.split(/\s+/).length > most) return false;
  return (
    (/^[\p{Lu}\d("«]/u.test(line.body) || isSmallName(line, before)) &&
    (!/[.;:!?]$/.test(line.body) || /\b(?:inc|ltd|ltée|co|corp|st|llc|enr)\.$/i.test(line.body))
  );
}

/** How a line is printed. */
export const styleOf = ({ size, bold }: Line): string => `${Math.round(size * 2)} ${bold}`;

/** The styles of the lines that head the first entry, when the rest is printed otherwise; null when print does not tell. */
export function headStyles(lines: readonly Line[], from: number, anchor: number): ReadonlySet<string> | null {
  const styles = new Set(lines.slice(from, anchor).map(styleOf));
  const body = lines.slice(anchor + 1).map(styleOf);
  const alike = body.filter((style) => styles.has(style)).length;
  return styles.size > 0 && alike * 2 < body.length ? styles : null;
}

/** Whether a line goes on with the item before it. */
const goesOn = (before: Line, line: Line): boolean =>
  continues(before, before, line) && !isSmallName(line, before);

/** Where lines above a date are looked for: not over `floor`, at most so many, printed so; `sure` when there must be some. */
interface Above {
  floor: number;
  most: number;
  styles: ReadonlySet<string> | null;
  sure?: boolean;
}

/** Whether a line holds its date and nothing that could name a job or an employer: at most where it was, or how long. */
export function headsNothing(line: Line, span: DateSpan): boolean {
  const rest = withoutDate(line.body, span).replace(/^[\s,;·•|/–—-]+/u, '');
  return rest.length <= 28 && titleScore(rest) <= 0 && !hasSchoolWord(rest);
}

/** Lines before an anchor that belong to its head: not more than `most`, never the end of the text before. */
export function linesBefore(
  lines: readonly Line[],
  anchor: number,
  { floor, most, styles, sure = false }: Above,
): number {
  let from = anchor;
  while (anchor - from < most && from - 1 >= floor) {
    const line = lines[from - 1];
    const before = lines[from - 2];
    if (line === undefined || !isHeadLike(line, before)) break;
    if (!sure && styles !== null && !styles.has(styleOf(line))) break;
    if (!sure && before !== undefined && from - 2 >= floor && before.item && goesOn(before, line)) break;
    from -= 1;
  }
  return from;
}
