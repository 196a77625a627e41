import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import type { Header } from '#engines/tables/columns/header.ts';
import { beginsAsTotal } from '#engines/tables/rows/total-labels.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';

type Row = readonly Cell[];

/** A mark that repeats what stands above, alone or between strokes: ″, ", '', „, -"-. */
const MARK = /^[\s\-–—_.]*(?:["″〃”“„‟«»]|''|’’|‘‘|´´|,,)(?:[\s"″〃”“„‟]|''|’’)*[\s\-–—_.]*$/u;
const WORDS = tableWords('as above');
/** Records by which columns with such marks are told. */
const JUDGED = 2000;
/** How much of a column has to be something said to the end for such a word in it to be what somebody wrote. */
const SENTENCES = 0.25;
const LEAST_WORDS = 5;

const isMark = (cell: Cell | undefined): boolean => typeof cell === 'string' && MARK.test(cell);

/** Whether a cell is a word for what stands above; of a short form the full stop tells it from other words: "id.", and Idaho. */
function isWord(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string') return false;
  const text = fold(cell.trim());
  return WORDS.has(text) || WORDS.has(text.replace(/\.$/, ''));
}

/** Whether a column is of what people wrote. */
function isOfSentences(cells: readonly (Cell | undefined)[]): boolean {
  const filled = cells.filter((cell) => !isNothing(cell));
  const said = filled.filter((cell) => cellText(cell).split(/\s+/).length > LEAST_WORDS);
  return said.length >= filled.length * SENTENCES;
}

/** Whether a record is a sum, a section's name or the header once more: what is repeated stands above it. */
const isBetween = (record: Row, names: readonly string[]): boolean =>
  record.filter((cell) => !isNothing(cell)).length < 2 ||
  record.some((cell) => beginsAsTotal(cell)) ||
  isHeaderAgain(record, names);

/**
 * A table with what stands above in the place of marks and words that repeat it: ″, "idem", "same". Where nothing stands above, or where
 * a number would have to be taken from a row that is not the one before, the mark stays, and cannot be read.
 */
export function withDittosFilled(table: Table, { names, dataFrom }: Header): Table {
  const rows = table.records.slice(dataFrom, dataFrom + JUDGED);
  const marked = names.flatMap((_, at) => {
    const cells = rows.map((record) => record[at]);
    const hasMarks = cells.some(isMark);
    const hasWords = cells.some(isWord) && !isOfSentences(cells);
    return hasMarks || hasWords ? [{ at, hasWords }] : [];
  });
  if (marked.length === 0) return table;
  const above = new Map<number, { cell: Cell; place: number }>();
  let place = 0;
  const records = table.records.map((record, line) => {
    if (line < dataFrom || isBetween(record, names)) return record;
    place += 1;
    const filled = [...record];
    for (const { at, hasWords } of marked) {
      const own = filled[at] ?? null;
      const met = above.get(at);
      if (!isMark(own) && !(hasWords && isWord(own))) {
        if (!isNothing(own)) above.set(at, { cell: own, place });
        continue;
      }
      // An amount is that of the row before, or none.
      if (met === undefined || (numberOf(met.cell, null) !== null && met.place !== place - 1)) continue;
      filled[at] = met.cell;
      above.set(at, { cell: met.cell, place });
    }
    return filled;
  });
  return { ...table, records };
}
