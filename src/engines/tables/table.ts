/** What stands in a cell: text as it was written, or what a workbook or a JSON file holds as a number or a boolean; null for nothing. */
export type Cell = string | number | boolean | null;

/**
 * A table as a file gives it, before anything is understood. `records` are all records of the file from its first one, lines before
 * the header and empty ones too: the place of a record, from 1, is its number. `headers` are there where the format has names of its
 * own for the columns (JSON); then every record is data.
 */
export interface Table {
  /** The name of the sheet or of the file in an archive; "" where there is only one. */
  name: string;
  /** The name of the file it stands in, where that is known; it may say of which month the days of the table are. */
  fileName?: string;
  headers: readonly string[] | null;
  records: readonly (readonly Cell[])[];
}

/** A cell as text without blanks around it; "" for nothing. */
export const cellText = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === null || cell === undefined ? '' : String(cell);
