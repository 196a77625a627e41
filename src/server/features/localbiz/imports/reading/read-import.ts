import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { readTable } from '#engines/tables/index.ts';
import type { Cell, Knowledge, Said, Table, TableReading } from '#engines/tables/index.ts';
import { saleLines } from '#engines/sales/index.ts';
import type { SaleLine, SalesTable } from '#engines/sales/index.ts';
import type { Message } from '#localization/types.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { text } from '#server/features/localbiz/imports/messages.ts';
import { sourceExports } from './sources.data.ts';
import type { SourceExport } from './sources.data.ts';

type SalesKind = SalesTable['kind'];
type Row = TableReading['rows'] extends ReadonlyMap<number, infer R> ? R : never;

/** A file as it was understood: the sales in it, or why there are none. */
export type ReadImport = { refused: Message } | SalesFile;

export interface SalesFile {
  refused: null;
  kind: SalesKind;
  source: string;
  channel: 'counter' | 'web';
  table: Table;
  reading: TableReading;
  /** The rows whose sales are brought in, by the number of their record. */
  rows: ReadonlyMap<number, Row>;
  leftOut: {
    line: number;
    reason: 'not-data' | 'duplicate' | 'not-a-sale' | 'unreadable' | 'other-currency' | 'other-place';
  }[];
  lines: SaleLine[];
}

/** Lines of a title may stand before the names of columns. */
const HEADER_WITHIN = 20;

const ORDERS = { day_first: 'day first', month_first: 'month first' } as const;

const isSales = (kind: string): kind is SalesKind =>
  kind === 'sale_lines' || kind === 'order_lines' || kind === 'orders';

/** Why a table of another kind is not brought in. */
function refusalOf(kind: string | undefined): Message {
  if (kind === 'item_totals') return text.message('itemTotals');
  if (kind === 'items') return text.message('catalogueLater');
  if (kind === 'customers') return text.message('customersLater');
  return kind === 'reviews' ? text.message('reviewsLater') : text.message('nothingLeft');
}

/** The records among which the names of columns may stand. */
const headersIn = ({ headers, records }: Table): (readonly Cell[])[] =>
  headers === null ? records.slice(0, HEADER_WITHIN) : [headers];

/** The export that a table is, with what its columns are; null for one we do not know. */
function exportOf(table: Table): { known: SourceExport; fields: Record<string, string | null> } | null {
  for (const record of headersIn(table)) {
    const headers = record.map((cell) => (typeof cell === 'string' ? cell.trim() : ''));
    const names = new Set(headers.map((header) => header.toLowerCase()));
    const known = sourceExports.find(({ columns }) => columns.every((name) => names.has(name)));
    if (known === undefined) continue;
    const fields = headers.flatMap((header) => {
      const field = known.fields[header.toLowerCase()];
      return field === undefined ? [] : [[header, field] as const];
    });
    return { known, fields: Object.fromEntries(fields) };
  }
  return null;
}

/** What is said of a table: by its system, and by its owner, whose word goes first. */
function saidOf(found: ReturnType<typeof exportOf>, answers: ImportAnswers): Said {
  const dateOrder = answers.date_order === null ? found?.known.dateOrder : ORDERS[answers.date_order];
  const kind = answers.kind ?? found?.known.kind;
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    fields: { ...found?.fields, ...answers.columns },
  };
}

/** Why a row is not brought in whatever else it has: another currency than the business's, a place that is not this shop. */
function otherReason(row: Row, shop: ShopOfBusiness, answers: ImportAnswers) {
  const { currency, location } = row.values;
  if (typeof currency === 'string' && currency !== '' && currency.toUpperCase() !== shop.currency)
    return 'other-currency' as const;
  return answers.left_out_places?.includes(String(location ?? '')) === true ? ('other-place' as const) : null;
}

/** Reads the sales of a file's tables with what its owner said of it. Of several tables the one of sales with the most rows is taken. */
export function readImport(
  tables: readonly Table[],
  knowledge: Knowledge,
  { answers, shop }: { answers: ImportAnswers; shop: ShopOfBusiness },
): ReadImport {
  const read = tables.flatMap((table) => {
    const known = exportOf(table);
    const reading = readTable(table, knowledge, saidOf(known, answers));
    return reading === null ? [] : [{ table, reading, system: known?.known ?? null }];
  });
  const found = read
    .filter(({ reading }) => isSales(reading.kind))
    .toSorted((one, other) => other.reading.rows.size - one.reading.rows.size)[0];
  if (found === undefined || !isSales(found.reading.kind))
    return { refused: refusalOf(read[0]?.reading.kind) };
  const { table, reading, system } = found;
  const rows = new Map<number, Row>();
  const leftOut: SalesFile['leftOut'] = [...reading.leftOut];
  for (const [line, row] of reading.rows) {
    const reason = otherReason(row, shop, answers);
    if (reason === null) rows.set(line, row);
    else leftOut.push({ line, reason });
  }
  const lines = saleLines({ kind: found.reading.kind, rows }, shop);
  return {
    refused: null,
    kind: found.reading.kind,
    source: system?.name ?? 'file',
    channel: system?.channel ?? 'counter',
    table,
    reading,
    rows,
    leftOut,
    lines,
  };
}
