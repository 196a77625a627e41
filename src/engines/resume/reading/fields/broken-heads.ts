import type { Line } from '#engines/resume/reading/lines.ts';
import { usualSize } from '#engines/resume/reading/names.ts';
import { headingKind } from '#engines/resume/reading/sections/headings.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

/** A text that breaks fills this share of its column at least. */
const FILLED = 0.6;
/** Lines of one text follow each other this closely, in font sizes. */
const CLOSE = 1.75;
const LONGEST = 90;
/** How far in from a column's edge its lines may begin, in points. */
const INDENT = 45;
const MOST_LINES = 3;

const lookOf = ({ size, bold }: Line): string => `${size.toFixed(1)} ${bold}`;

const rightOf = ({ box }: Line): number => (box === undefined ? 0 : box.x + box.width);
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1.5;

/** Whether two lines are set at one edge of a column, or in its middle. */
const areAligned = (one: Line, other: Line): boolean =>
  isNear(one.x, other.x) ||
  isNear(rightOf(one), rightOf(other)) ||
  isNear(one.x + rightOf(one), other.x + rightOf(other));

/** Where the column of a line ends: the farthest right that what begins at its edge, or a little further in, reaches. */
const edgeOf = (line: Line, lines: readonly Line[]): number =>
  Math.max(
    ...lines
      .filter(({ page, x }) => page === line.page && x >= line.x - INDENT && x <= line.x + INDENT)
      .map(rightOf),
  );

/** Whether a line ends only because the first word of the next would not have fitted its column. */
function breaks(above: Line, line: Line, edge: number): boolean {
  const [from, to] = line.words?.[0] ?? [];
  if (from === undefined || to === undefined) return false;
  const filled = rightOf(above) - above.x >= (edge - above.x) * FILLED;
  // What is left over is seldom the longer part.
  return (
    filled &&
    rightOf(line) - line.x <= rightOf(above) - above.x &&
    rightOf(above) + above.size * 0.2 + (to - from) > edge
  );
}

/** Whether a line is printed as heads are, larger or bolder than the text, and says nothing but a name. */
const isHead = (line: Line, usual: number): boolean =>
  (line.bold || line.size > usual * 1.08) &&
  !line.item &&
  line.size > 0 &&
  line.box !== undefined &&
  line.body.length <= LONGEST &&
  !/\t|[.:;!?@]$/.test(line.body) &&
  headingKind(line) === undefined &&
  findDates(line.body).length === 0;

const follows = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  above.page === line.page &&
  above.order + 1 === line.order &&
  lookOf(above) === lookOf(line) &&
  areAligned(above, line) &&
  (line.box?.y ?? 0) - (above.box?.y ?? 0) <= CLOSE * line.size;

/** Whether those of its look right before and after a run of lines are lines by themselves, and so are most. */
function standsOut(run: readonly Line[], alike: readonly (readonly Line[])[]): boolean {
  const at = alike.indexOf(run);
  const beside = [alike[at - 1], alike[at + 1]].filter((other) => other !== undefined);
  const singles = alike.filter(({ length }) => length === 1).length;
  return beside.length > 0 && beside.every(({ length }) => length === 1) && singles * 2 >= alike.length;
}

/**
 * Heads whole again that their column broke: in a document that prints most heads of one look on one line, two of that
 * look under each other are one text, where the first is full.
 */
export function unbrokenHeads(lines: readonly Line[]): Line[] {
  const usual = usualSize(lines);
  const runs: Line[][] = [];
  for (const line of lines) {
    const open = runs.at(-1);
    const above = open?.at(-1);
    const goesOn = above !== undefined && isHead(above, usual) && isHead(line, usual) && follows(above, line);
    if (goesOn) open?.push(line);
    else runs.push([line]);
  }
  const heads = runs.filter(([first]) => first !== undefined && isHead(first, usual));
  const whole = runs.flatMap((run) => {
    const [first, ...rest] = run;
    if (first === undefined || rest.length === 0 || run.length > MOST_LINES) return run;
    const alike = heads.filter(([head]) => head !== undefined && lookOf(head) === lookOf(first));
    if (!standsOut(run, alike)) return run;
    const edge = edgeOf(first, lines);
    if (!rest.every((line, index) => breaks(run[index] ?? first, line, edge))) return run;
    const body = run.reduce((text, line) => `${text}${/\p{L}-$|^$/u.test(text) ? '' : ' '}${line.body}`, '');
    return [{ ...first, body, with: [...(first.with ?? []), ...rest.map(({ line }) => line)] }];
  });
  return whole.map((line, order) => ({ ...line, order }));
}
