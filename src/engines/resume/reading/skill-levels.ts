import type { Line } from './lines.ts';

/** In how many cells a line stands. */
export const width = ({ body }: Line): number => body.split('\t').length;

/** How well somebody does something, in words, signs or numbers of years: never a skill itself. */
const LEVEL =
  /^(?:expert|advanced|intermediate|beginner|basic|proficient|competent|novice|master(?:ed)?|good|very good|excellent|native|fluent|avanc[ée]e?|interm[ée]diaire|d[ée]butante?|expert[e]?|bon(?:ne)?|tr[èe]s bon(?:ne)?|ma[îi]trise|grundkenntnisse|gut|sehr gut|[\d.,/ ]+(?:%|years?|yrs?|ans|jahre)?|[●○★☆•·■□▪▫]+|\d+\+? ?(?:years?|yrs?|ans|jahre))$/iu;

/** Rows of a table of skills and how well they are done, without all but the skills; the lines as they are where it is none. */
export function withoutLevels(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter((line) => width(line) > 1);
  const graded = rows.filter(({ body }) =>
    body
      .split('\t')
      .slice(1)
      .every((cell) => LEVEL.test(cell.trim())),
  );
  if (graded.length < 3 || graded.length * 3 < rows.length * 2) return lines;
  const [head, ...others] = lines;
  const isHead = head !== undefined && width(head) > 1 && !graded.includes(head);
  return (isHead ? others : lines).map((line) =>
    graded.includes(line) ? { ...line, body: line.body.split('\t')[0] ?? '' } : line,
  );
}
