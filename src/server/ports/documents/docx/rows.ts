import type { DocxParagraph } from './paragraph.ts';

/** A row of a table: where the paragraphs of each of its cells begin among those read, and where the last one's end. */
export interface Row {
  starts: number[];
  ends: number[];
}

/** A cell of more characters tells something rather than names it. */
const LONGEST_CELL = 160;

/** Whether a cell tells something: in several paragraphs, in items or at length. */
const tells = (cell: readonly DocxParagraph[]): boolean =>
  cell.length > 1 || cell.some(({ text }) => text.startsWith('•') || text.length > LONGEST_CELL);

/**
 * A row whose cells say one thing each becomes one line, a tab between. What the last of several cells tells stands under
 * the line of the others ("From, To, Employer, Position, Duties"); cells of any other row keep their paragraphs.
 */
export function closeRow(row: Row | undefined, done: DocxParagraph[]): void {
  const { starts, ends } = row ?? { starts: [], ends: [] };
  const [from] = starts;
  const cells = starts.map((start, index) => done.slice(start, ends[index] ?? start));
  const held = cells.filter((cell) => cell.length > 0);
  const last = held.at(-1) ?? [];
  const isTold = held.length > 2 && tells(last);
  const named = isTold ? held.slice(0, -1) : held;
  if (from === undefined || named.length < 2 || named.some(tells)) return;
  const said = named.flat();
  const [first] = said;
  if (first === undefined) return;
  const line = {
    // A paragraph of another format may know its page.
    ...first,
    text: said.map(({ text }) => text.trim()).join('\t'),
    size: Math.max(...said.map(({ size }) => size)),
    bold: said.every(({ bold }) => bold),
  };
  done.splice(from, done.length - from, line, ...(isTold ? last : []));
}
