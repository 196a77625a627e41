import type { ImportKind } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { thingsIn } from '#engines/catalogue/index.ts';
import { peopleIn } from '#engines/customers/index.ts';
import { reviewsIn } from '#engines/reviews/index.ts';
import { kindOfRows, saleLines } from '#engines/sales/index.ts';
import { namesPurchases } from '#engines/tables/index.ts';
import type { Table, TableReading } from '#engines/tables/index.ts';
import { fold } from '#engines/text/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { wordsOf } from './columns.ts';
import type { FileRow, PeopleFile, ReviewsFile, SalesFile, ThingsFile } from './file.ts';
import type { SourceExport } from './source-export.ts';

/** A table of a file with what it is. */
export interface Found {
  table: Table;
  reading: TableReading;
  kind: ImportKind;
  system: SourceExport | null;
}
/** What is said of a file besides what stands in it. */
export interface Asked {
  answers: ImportAnswers;
  shop: ShopOfBusiness;
  /** Some systems say by the name of a file what its people are. */
  fileName: string;
}

/** Why a row is not brought in whatever else it has: another currency than the business's, a place that is not this shop. */
function otherReason(row: FileRow, shop: ShopOfBusiness, answers: ImportAnswers) {
  const { currency, location } = row.values;
  if (typeof currency === 'string' && currency !== '' && currency.toUpperCase() !== shop.currency)
    return 'other-currency' as const;
  return answers.left_out_places?.includes(String(location ?? '')) === true ? ('other-place' as const) : null;
}

/** A list of those who left, by the name that a system for newsletters gives its file. */
const OF_STOPS = /^(?:unsubscribed|cleaned|desabonnes)/i;

/** The people of a list of customers. */
export function peopleFile({ table, reading, system }: Found, { fileName }: Asked): PeopleFile {
  const isOfStops = OF_STOPS.test(fold(fileName));
  const of = { table, reading, kind: 'customers' as const };
  const rows = [...reading.rows].map(([line, { values }]) => [line, values] as const);
  const bought = reading.columns.find(({ field }) => field === 'last_seen');
  const found = peopleIn(rows, {
    source: system?.name ?? null,
    isOfWithdrawn: isOfStops,
    hasPurchases: bought !== undefined && namesPurchases(bought.header),
    words: wordsOf(of),
  });
  const nobody = new Set(found.nobody);
  return {
    ...of,
    about: 'people',
    refused: null,
    source: system?.name ?? 'file',
    rows: new Map([...reading.rows].filter(([line]) => !nobody.has(line))),
    leftOut: [...reading.leftOut, ...found.nobody.map((line) => ({ line, reason: 'nobody' as const }))],
    found,
    isOfStops,
  };
}

/** The rows of a table that are this shop's, and those that are left out besides. */
function ownRows({ reading }: Found, { answers, shop }: Asked) {
  const rows = new Map<number, FileRow>();
  const leftOut: SalesFile['leftOut'] = [...reading.leftOut];
  for (const [line, row] of reading.rows) {
    const reason = otherReason(row, shop, answers);
    if (reason === null) rows.set(line, row);
    else leftOut.push({ line, reason });
  }
  return { rows, leftOut };
}

/** The sales of a table, but for those of another currency or place. */
export function salesFile(found: Found, told: SalesFile['kind'], asked: Asked): SalesFile {
  const { table, reading, system } = found;
  const { rows, leftOut } = ownRows(found, asked);
  const isSaid = system !== null || asked.answers.kind !== null;
  const kind = isSaid ? told : kindOfRows({ kind: told, rows });
  return {
    about: 'sales',
    refused: null,
    kind,
    source: system?.name ?? 'file',
    channel: system?.channel ?? 'counter',
    table,
    reading,
    rows,
    leftOut,
    lines: saleLines({ kind, rows }, asked.shop),
  };
}

/** The things of a catalogue or a stock list. */
export function thingsFile({ table, reading, system }: Found): ThingsFile {
  const rows = [...reading.rows].map(([line, { values }]) => [line, values] as const);
  const { things, nameless } = thingsIn(rows);
  const left = new Set(nameless);
  return {
    about: 'things',
    refused: null,
    kind: 'items',
    source: system?.name ?? 'file',
    table,
    reading,
    rows: new Map([...reading.rows].filter(([line]) => !left.has(line))),
    leftOut: [...reading.leftOut, ...nameless.map((line) => ({ line, reason: 'nameless' as const }))],
    things,
  };
}

/** What people wrote about a shop. */
export function reviewsFile(found: Found, asked: Asked): ReviewsFile {
  const { table, reading, system } = found;
  const { rows, leftOut } = ownRows(found, asked);
  return {
    about: 'reviews',
    refused: null,
    kind: 'reviews',
    source: system?.name ?? 'file',
    table,
    reading,
    rows,
    leftOut,
    reviews: reviewsIn([...rows].map(([line, { values }]) => [line, values] as const)),
  };
}
