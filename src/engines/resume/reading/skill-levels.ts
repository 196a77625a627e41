import type { Line } from './lines.ts';

/** In how many cells a line stands. */
export const width = ({ body }: Line): number => body.split('\t').length;

/** How well somebody does something, in words that are hardly a skill by themselves, in several languages. */
const LEVEL_WORD =
  /^(?:expert|advanced|intermediate|beginner|novice|proficient|competent|master|elementary|avanc[ée]e?|interm[ée]diaire|d[ée]butante?|fortgeschritten|grundkenntnisse|sehr gut|avanzado|intermedio|principiante)$/iu;

/** The same also in signs and numbers of years, where a whole column of a table holds it. */
const LEVEL =
  /^(?:advanced|intermediate|beginner|basic|proficient|competent|novice|master(?:ed)?|good|very good|excellent|native|fluent|avanc[ée]e?|interm[ée]diaire|d[ée]butante?|expert[e]?|bon(?:ne)?|tr[èe]s bon(?:ne)?|ma[îi]trise|grundkenntnisse|gut|sehr gut|[\d.,/ ]+(?:%|years?|yrs?|ans|jahre)?|[●○★☆•·■□▪▫]+|\d+\+? ?(?:years?|yrs?|ans|jahre))$/iu;

/** A line without the level it ends with ("Teaching — Advanced"), "" for a line of levels alone. */
function withoutLevel(line: Line): Line {
  const parts = line.body.split(/(\t|\s[—–-]\s)/u);
  while (parts.length > 0 && LEVEL_WORD.test(parts.at(-1)?.trim() ?? '')) parts.splice(-2);
  const body = parts.join('');
  return body === line.body ? line : { ...line, body };
}

/** Lines that name skills or groups of them without the levels beside or under their names. */
export const withoutLevelWords = (lines: readonly Line[]): Line[] =>
  lines.map(withoutLevel).filter(({ body }) => body !== '');

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
