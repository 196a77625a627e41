import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportKind } from '#contract/localbiz/import-tables.ts';
import { beginningOf } from '#engines/text/index.ts';
import type { UnderstoodFile } from './file.ts';

const namesOf = (names: string): string[] => names.split(' ');
/** Fields that sales are made of. Whatever is of a person is not among them. */
const OF_SALES = namesOf(
  'date order_ref item variant sku category qty unit_price gross discount net subtotal tax tip shipping refund total currency location status',
);
const OF_CUSTOMERS = namesOf(
  'customer_name first_name last_name email phone source_ref province last_seen orders consent_email consent_sms consent_at confirmed_at refused refused_sms withdrawn withdrawn_sms',
);
const OF_ITEMS = namesOf('item variant sku gtin category price cost stock group_ref');
const OF_REVIEWS = namesOf('date stars recommends text author reply source_ref location');
/** What of a customer is never shown again from the file: it stands in their own row, which they may have removed. */
const PERSONAL = new Set(namesOf('customer_name first_name last_name email phone source_ref author'));

/** Fields that are used of a file of a kind, and that a column of it may be said to be. */
export function usedFields(kind: ImportKind): readonly string[] {
  if (kind === 'customers') return OF_CUSTOMERS;
  if (kind === 'items') return OF_ITEMS;
  return kind === 'reviews' ? OF_REVIEWS : OF_SALES;
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

type Of = Pick<UnderstoodFile, 'table' | 'reading' | 'kind'>;
type Cell = string | number | boolean | null | undefined;
const cellText = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell).trim());

const isUsed = ({ kind }: Of, field: string | null): field is string =>
  field !== null && usedFields(kind).includes(field);
const isShown = (of: Of, field: string | null): boolean => isUsed(of, field) && !PERSONAL.has(field);

/** The place of each column by its name in the records of a table, the first of two of one name. */
function placesOf({ table, reading }: Of): Map<string, number> {
  const names = reading.columns.map(({ header }) => header);
  const holds = (cells: readonly Cell[]) =>
    names.every((name) => cells.some((cell) => cellText(cell) === name));
  const header = table.headers ?? table.records.find(holds) ?? [];
  const places = new Map<string, number>();
  for (const [place, cell] of header.entries())
    if (!places.has(cellText(cell))) places.set(cellText(cell), place);
  return places;
}

/** A record's cells of the columns that are shown; what nobody needs of it is left at the door. */
export function cellsOf(file: Of): (line: number) => { header: string; text: string }[] {
  const places = placesOf(file);
  const shown = file.reading.columns.filter(({ field }) => isShown(file, field));
  return (line) => {
    const record = file.table.records[line - 1] ?? [];
    return shown.flatMap(({ header }) => {
      const text = cellText(record[places.get(header) ?? -1]).slice(0, LONGEST_SAMPLE);
      return text === '' ? [] : [{ header, text }];
    });
  };
}

/** What stands in a record under a field, after the name of its column: "Accepts Email Marketing: yes"; "" for nothing. */
export function wordsOf(file: Of): (line: number, field: string) => string {
  const places = placesOf(file);
  const headers = new Map(file.reading.columns.map(({ header, field }) => [field, header]));
  return (line, field) => {
    const header = headers.get(field);
    if (header === undefined) return '';
    const text = cellText(file.table.records[line - 1]?.[places.get(header) ?? -1]);
    return text === '' ? '' : `${header}: ${beginningOf(text, LONGEST_SAMPLE)}`;
  };
}

/** What each column becomes, with values of those that are used and of nobody. */
export function columnsOf(
  file: Of & Pick<UnderstoodFile, 'rows'>,
  said: Readonly<Record<string, string | null>>,
): StagedSummary['columns'] {
  const places = placesOf(file);
  const lines = [...file.rows.keys()];
  return file.reading.columns.map(({ header, field, confidence }) => {
    const at = places.get(header) ?? -1;
    const values = lines.slice(0, 200).map((line) => cellText(file.table.records[line - 1]?.[at]));
    const isUsedHere = isUsed(file, field);
    const besideDate = !isUsedHere && isUsed(file, 'date') && file.reading.besideDate.includes(header);
    const samples = [...new Set(values.filter((text) => text !== ''))].slice(0, SAMPLES);
    return {
      header,
      field: isUsedHere ? field : null,
      beside_date: besideDate,
      confidence: header in said ? 1 : confidence,
      samples:
        besideDate || isShown(file, field) ? samples.map((text) => beginningOf(text, LONGEST_SAMPLE)) : [],
    };
  });
}
