import type { Line } from './lines.ts';
import { findDates, placeOf, withoutDate } from './vocabulary/index.ts';

/** So many lines with pictures before them an entry has at most: employer, dates, place, address. */
const MOST = 4;
const LONGEST = 60;

/** Whether a line says when, and at most where. */
function saysWhen({ body }: Line): boolean {
  const span = findDates(body).find(({ range }) => range);
  if (span === undefined) return false;
  const rest = withoutDate(body, span).trim();
  return !/\p{L}{2}/u.test(rest) || placeOf(rest) !== null;
}

const isShort = ({ body }: Line): boolean => body.length <= LONGEST && !/[.;:]$/.test(body);

/**
 * Lines without the marks that are pictures of what they say, as of a calendar before dates: what stands marked at one
 * edge, a few short lines of which one says only when, is no list.
 */
export function withoutIcons(lines: readonly Line[]): Line[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const open = runs.at(-1);
    const [first] = open ?? [];
    const alike = first?.item === true && line.item && first.text.charAt(0) === line.text.charAt(0);
    if (alike && first.page === line.page && Math.abs(first.x - line.x) <= 1) open?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) =>
    run[0]?.item === true && run.length <= MOST && run.every(isShort) && run.some(saysWhen)
      ? run.map((line) => ({ ...line, item: false }))
      : run,
  );
}
