import type { Line } from '#engines/resume/reading/lines.ts';
import { isSchool } from '#engines/resume/reading/vocabulary/index.ts';

const tabbed = (line: Line): string[] => line.body.split('\t');

/** Studies that stand side by side, one under the other: their lines are cut at the same gaps, two schools in the first. */
function unfolded(lines: readonly Line[]): Line[] {
  const first = lines.findIndex((line) => {
    const cells = tabbed(line);
    return cells.length > 1 && cells.every(isSchool);
  });
  const head = lines[first];
  if (head === undefined) return [...lines];
  const width = tabbed(head).length;
  const after = lines.slice(first).findIndex((line) => tabbed(line).length !== width);
  const end = after === -1 ? lines.length : first + after;
  const grid = lines.slice(first, end);
  const columns = tabbed(head).flatMap((_, column) =>
    grid.map((line) => ({ ...line, body: tabbed(line)[column] ?? '' })),
  );
  return [...lines.slice(0, first), ...columns, ...unfolded(lines.slice(end))];
}

/** A line of two schools with their dates, side by side, as a line of each. */
function apart(line: Line): Line[] {
  const cells = tabbed(line);
  if (cells.filter(isSchool).length < 2) return [line];
  const bodies: string[][] = [];
  for (const cell of cells) {
    const open = bodies.at(-1);
    if (open === undefined || (isSchool(cell) && open.some(isSchool))) bodies.push([cell]);
    else open.push(cell);
  }
  return bodies.map((body) => ({ ...line, body: body.join('\t') }));
}

/** Lines of studies that stand side by side, one study after the other. */
export const oneByOne = (lines: readonly Line[]): Line[] => unfolded(lines).flatMap(apart);
