import { isContactLine, isReachLine } from '#engines/resume/reading/contact/contact-lines.ts';
import { headingKind } from './headings.ts';
import type { Section } from './section.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

/** So many lines stand over a column's first heading at most. */
const MOST = 12;

/** Whether a line begins another column: beside what stands before it, and higher on the page. */
function beginsColumn(line: Line, above: Line | undefined): boolean {
  if (above?.box === undefined || line.box === undefined || above.page !== line.page) return false;
  const higher = line.box.y + line.box.height < above.box.y;
  return higher && (line.box.x > above.box.x + above.box.width || line.box.x + line.box.width < above.box.x);
}

/**
 * Ways to reach the person over the first heading of a column, which are no part of the section that the column before it
 * ends with; null where none stand there. `lines` begin with the one that may begin a column.
 */
export function contactColumn(
  lines: readonly Line[],
  above: Line | undefined,
  current: Section,
): Section | null {
  const [line] = lines;
  if (line === undefined || current.kind === 'preamble' || current.kind === 'contact') return null;
  if (!beginsColumn(line, above)) return null;
  const end = lines.findIndex((one) => headingKind(one) !== undefined);
  const top = end === -1 ? lines : lines.slice(0, end);
  const reach = top.filter((one) => isReachLine(one) || isContactLine(one)).length;
  return top.length <= MOST && top.some(isReachLine) && reach * 2 >= top.length
    ? { kind: 'contact', heading: null, lines: [line] }
    : null;
}
