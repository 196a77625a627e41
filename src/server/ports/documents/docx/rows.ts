import type { DocxParagraph } from './text.ts';

/** A row of a table: where the paragraphs of each of its cells begin among those read, and where the last one's end. */
export interface Row {
  starts: number[];
  ends: number[];
}

/** A cell of more characters tells something rather than names it. */
const LONGEST_CELL = 160;

/** A row whose cells say one thing each becomes one line, a tab between; other cells keep their paragraphs. */
export function closeRow(row: Row | undefined, done: DocxParagraph[]): void {
  const { starts, ends } = row ?? { starts: [], ends: [] };
  const [from] = starts;
  const cells = starts.map((start, index) => done.slice(start, ends[index] ?? start));
  const held = cells.filter((cell) => cell.length > 0);
  if (from === undefined || held.length < 2 || held.some((cell) => cell.length > 1)) return;
  const said = held.flat();
  if (said.some(({ text }) => text.startsWith('•') || text.length > LONGEST_CELL)) return;
  done.splice(from, done.length - from, {
    text: said.map(({ text }) => text.trim()).join('\t'),
    size: Math.max(...said.map(({ size }) => size)),
    bold: said.every(({ bold }) => bold),
  });
}
