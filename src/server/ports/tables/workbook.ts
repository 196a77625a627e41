import { EncryptedFileError, read } from 'hucre';
import type { CellValue } from 'hucre';
import type { Cell, Table } from '#engines/tables/index.ts';
import { MOST, UnreadableTable } from './limits.ts';
import { text } from './messages.ts';

/** A day or moment of a workbook as it is shown there: it has no zone. */
function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const [day = '', time = ''] = moment.toISOString().split('T');
  const clock = time.slice(0, 8);
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}

const cellOf = (value: CellValue | undefined): Cell =>
  value instanceof Date ? momentText(value) : (value ?? null);

const isBlank = (value: CellValue | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * The visible sheets of a workbook (XLSX, XLSB, XLS or ODS), each as a table, but for empty ones; formulas are the values that were
 * worked out last. Throws UnreadableTable.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table[]> {
  const sheets = await read(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
    .then((workbook) => workbook.sheets)
    .catch((error: unknown) => {
      const code = error instanceof EncryptedFileError ? 'locked' : 'damaged';
      throw new UnreadableTable(text.message(code), { cause: error });
    });
  const filled = sheets.filter(({ rows }) => rows.some((row) => !row.every(isBlank)));
  return filled.map(({ name, rows }) => {
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    if (width > MOST.columns) throw new UnreadableTable(text.message('tooWide', { most: MOST.columns }));
    if (rows.length > MOST.rows) throw new UnreadableTable(text.message('tooLong', { most: MOST.rows }));
    return { name, headers: null, records: rows.map((row) => row.map(cellOf)) };
  });
}
