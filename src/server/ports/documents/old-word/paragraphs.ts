import { closeRow, type Row } from '#server/ports/documents/docx/rows.ts';
import type { DocxParagraph } from '#server/ports/documents/docx/paragraph.ts';
import type { WordStreams } from './container.ts';
import { tableOf, type Story } from './header.ts';
import { Letters } from './pieces.ts';
import { printed, type Print } from './print.ts';
import { changesOf, runAt, runsOf, type Change, type Run } from './properties.ts';
import { PLAIN, stylesOf, type OldStyle } from './styles.ts';

/** Letters that mean something else than themselves ([MS-DOC] 2.4.1). */
const CELL_MARK = '\u0007';
const FIELD = { begin: '\u0013', text: '\u0014', end: '\u0015' };
const ENDS = new Set(['\r', CELL_MARK, '\f', '\u000e']);
const SHOWN = new Map([
  ['\u000b', '\n'],
  ['\t', '\t'],
  ['\u001e', '-'],
]);
/** Codes of a paragraph in a table: its row ends here, how deep its table lies, and the marks of a table within one. */
const TABLE = { rowEnd: 0x2417, inner: 0x244b, innerRowEnd: 0x244c, inside: 0x2416, depth: 0x6649 };

/** A stretch of letters printed alike. */
interface Shown {
  text: string;
  print: Print;
}

/** Where a paragraph stands: in how many tables, and what its mark ends there. */
interface Place {
  depth: number;
  ends: 'cell' | 'row' | null;
}

function placeOf(changes: readonly Change[], mark: string): Place {
  const is = (code: number) => changes.some((change) => change.code === code && change.values[0] === 1);
  const said = changes.findLast(({ code }) => code === TABLE.depth)?.values[0];
  const depth = is(TABLE.inside) ? (said ?? 1) : 0;
  const row = is(TABLE.rowEnd) || is(TABLE.innerRowEnd);
  const cell = mark === CELL_MARK || is(TABLE.inner);
  return { depth, ends: depth === 0 ? null : row ? 'row' : cell ? 'cell' : null };
}

/** What a table of the document says, or nothing where it is damaged: its text is still to be read. */
function orNothing<Told>(read: () => Told, nothing: Told): Told {
  try {
    return read();
  } catch {
    return nothing;
  }
}

/** Reads the stories of a Word 97 document into paragraphs as they are printed, rows of tables as lines. */
export class OldWordReader {
  readonly #letters: Letters;
  readonly #characters: readonly Run[];
  readonly #paragraphs: readonly Run[];
  readonly #styleOf: (number: number) => OldStyle;

  constructor(streams: WordStreams) {
    this.#letters = new Letters(streams);
    const { main } = streams;
    this.#characters = orNothing(() => runsOf(main, tableOf(streams, 'characterRuns'), 1), []);
    this.#paragraphs = orNothing(() => runsOf(main, tableOf(streams, 'paragraphRuns'), 13), []);
    this.#styleOf = orNothing(
      () => stylesOf(tableOf(streams, 'styles')),
      () => PLAIN,
    );
  }

  read({ from, to }: Story): DocxParagraph[] {
    const done: DocxParagraph[] = [];
    const rows: Row[] = [];
    let held: { text: string; byte: number }[] = [];
    const fields: boolean[] = [];
    for (const { text, byte } of this.#letters.read(from, to)) {
      // Between its two first marks a field says what it does, and after them what it shows.
      if (text === FIELD.begin) fields.push(true);
      else if (text === FIELD.text) fields.splice(-1, 1, false);
      else if (text === FIELD.end) fields.pop();
      else if (ENDS.has(text)) {
        this.#end(text, byte, held, { done, rows });
        held = [];
      } else if (!fields.includes(true)) held.push({ text, byte });
    }
    if (held.length > 0) this.#end('\r', held.at(-1)?.byte ?? 0, held, { done, rows });
    for (const row of rows.toReversed()) closeRow(row, done);
    return done;
  }

  #end(
    mark: string,
    byte: number,
    held: readonly { text: string; byte: number }[],
    { done, rows }: { done: DocxParagraph[]; rows: Row[] },
  ): void {
    const run = runAt(this.#paragraphs, byte);
    const changes = run === undefined ? [] : changesOf(run.list.subarray(2));
    const style = this.#styleOf(run !== undefined && run.list.length > 1 ? run.list.readUInt16LE(0) : 0);
    const { depth, ends } = placeOf(changes, mark);
    while (rows.length > depth) closeRow(rows.pop(), done);
    while (rows.length < Math.min(depth, 10)) rows.push({ starts: [done.length], ends: [] });
    if (ends !== 'row') this.#put(held, printed(style, changes), style.heading, done);
    const row = rows.at(-1);
    if (ends === 'cell') {
      row?.ends.push(done.length);
      row?.starts.push(done.length);
    }
    if (ends === 'row') {
      row?.starts.pop();
      closeRow(rows.pop(), done);
    }
  }

  #put(
    held: readonly { text: string; byte: number }[],
    base: Print,
    heading: boolean,
    done: DocxParagraph[],
  ) {
    const shown: Shown[] = [];
    let [run, print]: [Run | undefined, Print] = [undefined, base];
    for (const { text, byte } of held) {
      if (run === undefined || byte < run.from || byte >= run.to) {
        run = runAt(this.#characters, byte);
        print = run === undefined ? base : printed(base, changesOf(run.list));
      }
      const letter = SHOWN.get(text) ?? (text < ' ' ? '' : text);
      if (!print.hidden && letter !== '') shown.push({ text: letter, print });
    }
    let line: Shown[] = [];
    const put = () => {
      const text = line.map((part) => part.text).join('');
      const letters = line.filter((part) => part.text.trim() !== '');
      const bold = letters.filter((part) => part.print.bold).length * 2 > letters.length || heading;
      const size = Math.max(0, ...letters.map((part) => part.print.size));
      const item = base.item && done.length === first;
      if (letters.length > 0) done.push({ text: item ? `• ${text.trimStart()}` : text, size, bold });
      line = [];
    };
    const first = done.length;
    for (const part of shown) {
      if (part.text === '\n') put();
      else line.push(part);
    }
    put();
  }
}
