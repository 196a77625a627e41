import { resumeWord } from '#engines/lexicon/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

/** Words of those who give certificates. */
const GIVER = resumeWord('givers: giver', /kammer$/iu);

/** Rows of a table whose first cell says who gave what the second names, turned round; the rows as they are where most do not. */
export function nameFirst(lines: readonly Line[]): Line[] {
  const turned = lines.filter(({ body }) => {
    const [first = '', second = '', ...others] = body.split('\t');
    return (
      others.length === 0 &&
      GIVER.test(first) &&
      second !== '' &&
      !GIVER.test(second) &&
      findDates(first).length === 0
    );
  });
  const rows = lines.filter(({ body }) => body.split('\t').length === 2);
  if (turned.length * 2 <= rows.length) return [...lines];
  return lines.map((line) =>
    rows.includes(line) ? { ...line, body: line.body.split('\t').toReversed().join('\t') } : line,
  );
}

/** Lines that say who gave what the line above names, and when: every second one is dated, and half of those name a giver. */
export function giversBelow(lines: readonly Line[]): ReadonlySet<Line | undefined> {
  const below = lines.filter((_, at) => at % 2 === 1);
  const alternate =
    below.length > 1 &&
    lines.length === below.length * 2 &&
    lines.every(({ item, body }, at) => !item && findDates(body).length > 0 === (at % 2 === 1));
  return new Set(
    alternate && below.filter(({ body }) => GIVER.test(body)).length * 2 >= below.length ? below : [],
  );
}
