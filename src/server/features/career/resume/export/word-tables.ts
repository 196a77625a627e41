import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Block, Cell } from './blocks.ts';

/** A cell with its paragraphs; `null` for one that holds nothing. */
interface Filled {
  cell: Cell;
  content: Paragraph[];
}

/** Rows of the cells that hold something, in order. */
function rowsOf(filled: readonly Filled[]): Filled[][] {
  const last = Math.max(-1, ...filled.map(({ cell }) => cell.row));
  return Array.from({ length: last + 1 }, (_, row) => filled.filter(({ cell }) => cell.row === row));
}

const empty = (): Filled['content'] => [new Paragraph({})];

/** A row with its empty cells back in their places: a cell without text is no block. */
function wordRow(row: readonly Filled[], width: number, above: number): TableRow {
  const last = row.at(-1)?.cell.column ?? -1;
  const cells = Array.from({ length: last + 1 }, (_, column) =>
    row.find(({ cell }) => cell.column === column),
  );
  const taken = cells.reduce((sum, one) => sum + (one?.cell.columns ?? 1), above);
  const missing = Array.from({ length: Math.max(0, width - taken) }, () => undefined);
  return new TableRow({
    cantSplit: true,
    children: [...cells, ...missing].map(
      (one) =>
        new TableCell({
          children: one?.content ?? empty(),
          ...(one !== undefined && one.cell.columns > 1 ? { columnSpan: one.cell.columns } : {}),
          ...(one !== undefined && one.cell.rows > 1 ? { rowSpan: one.cell.rows } : {}),
          margins: { top: 40, bottom: 40, left: 80, right: 80 },
        }),
    ),
  });
}

function wordTable(filled: readonly Filled[]): Table {
  const rows = rowsOf(filled);
  // Columns that cells of earlier rows reach into, by row.
  const above = rows.map((_, index) =>
    filled
      .filter(({ cell }) => cell.row < index && cell.row + cell.rows > index)
      .reduce((sum, { cell }) => sum + cell.columns, 0),
  );
  const widths = rows.map(
    (row, index) =>
      (above[index] ?? 0) +
      row.reduce((sum, { cell }) => sum + cell.columns, 0) +
      // Empty cells before the last that holds something.
      Math.max(0, (row.at(-1)?.cell.column ?? -1) + 1 - row.length),
  );
  const width = Math.max(1, ...widths);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((row, index) => wordRow(row, width, above[index] ?? 0)),
  });
}

/** Paragraphs as Word has them, those of a table in its cells. */
export function withTables(
  blocks: readonly Block[],
  paragraph: (block: Block, next: Block | undefined) => Paragraph,
): (Paragraph | Table)[] {
  const made: (Paragraph | Table)[] = [];
  for (let from = 0; from < blocks.length;) {
    const table = blocks[from]?.cell?.table;
    const after = blocks.findIndex((block, index) => index > from && block.cell?.table !== table);
    const to = after === -1 ? blocks.length : after;
    const own = blocks.slice(from, to);
    if (table === undefined)
      made.push(...own.map((block, index) => paragraph(block, blocks[from + index + 1])));
    else {
      const filled: Filled[] = [];
      for (const [index, block] of own.entries()) {
        const { cell } = block;
        if (cell === null) continue;
        const last = filled.at(-1);
        const content = paragraph(block, own[index + 1]);
        if (last !== undefined && last.cell.row === cell.row && last.cell.column === cell.column)
          last.content.push(content);
        else filled.push({ cell, content: [content] });
      }
      // Word wants a paragraph after a table; two tables without one would be one.
      made.push(wordTable(filled), new Paragraph({ spacing: { after: 0 } }));
    }
    from = to;
  }
  return made;
}
