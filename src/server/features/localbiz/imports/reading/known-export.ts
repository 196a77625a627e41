import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import type { Cell, Said, Table } from '#engines/tables/index.ts';
import { sourceExports } from './sources.data.ts';
import type { SourceExport } from './source-export.ts';

/** Lines of a title may stand before the names of columns. */
const HEADER_WITHIN = 20;

const ORDERS = { day_first: 'day first', month_first: 'month first' } as const;

/** The records among which the names of columns may stand. */
const headersIn = ({ headers, records }: Table): (readonly Cell[])[] =>
  headers === null ? records.slice(0, HEADER_WITHIN) : [headers];

/** What a column of an export is, by its name or by how that begins; undefined where it has to be worked out. */
function fieldIn({ fields, begins = {} }: SourceExport, name: string): string | null | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const start = Object.keys(begins).find((one) => name.startsWith(one));
  return start === undefined ? undefined : begins[start];
}

/** The export that a table is, with what its columns are; null for one we do not know. */
export function exportOf(
  table: Table,
): { known: SourceExport; fields: Record<string, string | null> } | null {
  for (const record of headersIn(table)) {
    const headers = record.map((cell) => (typeof cell === 'string' ? cell.trim() : ''));
    const names = new Set(headers.map((header) => header.toLowerCase()));
    const known = sourceExports.find(({ columns }) => columns.every((name) => names.has(name)));
    if (known === undefined) continue;
    const fields = headers.flatMap((header) => {
      const field = fieldIn(known, header.toLowerCase());
      return field === undefined ? [] : [[header, field] as const];
    });
    return { known, fields: Object.fromEntries(fields) };
  }
  return null;
}

/** What is said of a table: by its system, and by its owner, whose word goes first. */
export function saidOf(found: ReturnType<typeof exportOf>, answers: ImportAnswers): Said {
  const dateOrder = answers.date_order === null ? found?.known.dateOrder : ORDERS[answers.date_order];
  const kind = answers.kind ?? found?.known.kind;
  // Files that were brought before were not asked.
  const [year, month] = (answers.month ?? '').split('-').map(Number);
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(year === undefined || month === undefined ? {} : { month: { year, month } }),
    fields: { ...found?.fields, ...answers.columns },
  };
}
