import type { StagedSummary } from '#contract/localbiz/imports.ts';
import type { SalesFile } from './read-import.ts';

/** Fields that sales are made of, and that a column may be said to be. Whatever is of a person is not among them. */
export const USED_FIELDS: readonly string[] =
  'date order_ref item variant sku category qty unit_price gross discount net subtotal tax tip shipping refund total currency location status'.split(
    ' ',
  );
const isUsed = (field: string | null): field is string => field !== null && USED_FIELDS.includes(field);

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

type Cell = string | number | boolean | null | undefined;
const cellText = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/** The place of each column by its name in the records of a table, the first of two of one name. */
function placesOf({ table, reading }: Pick<SalesFile, 'table' | 'reading'>): Map<string, number> {
  const names = reading.columns.map(({ header }) => header);
  const holds = (cells: readonly Cell[]) =>
    names.every((name) => cells.some((cell) => cellText(cell) === name));
  const header = table.headers ?? table.records.find(holds) ?? [];
  const places = new Map<string, number>();
  for (const [place, cell] of header.entries())
    if (!places.has(cellText(cell))) places.set(cellText(cell), place);
  return places;
}

/** A record's cells of the columns that are used; what nobody needs of it is left at the door. */
export function cellsOf(file: SalesFile): (line: number) => { header: string; text: string }[] {
  const places = placesOf(file);
  const used = file.reading.columns.filter(({ field }) => isUsed(field));
  return (line) => {
    const record = file.table.records[line - 1] ?? [];
    return used.flatMap(({ header }) => {
      const text = cellText(record[places.get(header) ?? -1]).slice(0, LONGEST_SAMPLE);
      return text === '' ? [] : [{ header, text }];
    });
  };
}

/** What each column becomes, with values of those that are used. */
export function columnsOf(
  file: SalesFile,
  said: Readonly<Record<string, string | null>>,
): StagedSummary['columns'] {
  const places = placesOf(file);
  const lines = [...file.rows.keys()];
  return file.reading.columns.map(({ header, field, confidence }) => {
    const at = places.get(header) ?? -1;
    const values = lines.slice(0, 200).map((line) => cellText(file.table.records[line - 1]?.[at]));
    const samples = [...new Set(values.filter((text) => text !== ''))].slice(0, SAMPLES);
    return {
      header,
      field: isUsed(field) ? field : null,
      confidence: header in said ? 1 : confidence,
      samples: isUsed(field) ? samples.map((text) => text.slice(0, LONGEST_SAMPLE)) : [],
    };
  });
}
