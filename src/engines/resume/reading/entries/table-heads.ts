import type { Line } from '#engines/resume/reading/lines.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

/** What the head of a table says its columns hold, in English, French and German. */
const HEADS =
  /^(?:from|to|(?:start|end)(?:ed)?(?: date)?|dates?|period|years?|duration|completed|positions?(?: held)?|(?:job )?title|roles?(?: and \p{L}+)?|employers?|company|organi[sz]ation|location|city|(?:main )?(?:duties|responsibilities)|achievements|degree|qualification|course|school|institution|university|subjects?|grade|result|d[ée]but|fin|du|au|de|[àa]|p[ée]riode|ann[ée]es?|dur[ée]e|postes?|fonctions?(?: et \p{L}+)?|employeurs?|entreprise|lieu|ville|t[âa]ches|responsabilit[ée]s|r[ée]alisations|dipl[ôo]mes?|formation|[ée]tablissement|[ée]cole|mention|von|bis|zeitraum|t[äa]tigkeit|position und aufgaben|arbeitgeber|ort|aufgaben|abschluss|schule|note)$/iu;

const cellsOf = ({ body }: Line): string[] => body.split('\t').map((cell) => cell.trim());

/** Whether a line names the columns of a table and says nothing of its own. */
function isTableHead(line: Line): boolean {
  const cells = cellsOf(line);
  return !line.item && cells.length > 1 && cells.every((cell) => HEADS.test(cell));
}

/** Whether a cell holds a date that something began, and nothing else. */
function isStart(cell: string): boolean {
  const [span, ...others] = findDates(cell);
  return (
    span !== undefined && others.length === 0 && !span.range && span.from === 0 && span.to === cell.length
  );
}

/** Whether a cell says when something ended that began in `start`, and nothing else. */
function isEndOf(start: string, cell: string): boolean {
  const whole = `${start} – ${cell}`;
  const [span] = findDates(whole);
  return span?.range === true && span.from === 0 && span.to === whole.length;
}

/** A row whose first and last day stand in cells of their own, with the two as one range. */
function withRange(line: Line): Line {
  const cells = cellsOf(line);
  const at = cells.findIndex((cell, index) => isStart(cell) && isEndOf(cell, cells[index + 1] ?? ''));
  if (at === -1 || line.item) return line;
  return { ...line, body: cells.toSpliced(at, 2, `${cells[at]} – ${cells[at + 1]}`).join('\t') };
}

/** Rows of a table without the line that names its columns, each with its days as one range. */
export const tableRows = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isTableHead(line)).map(withRange);
