import type { ImportKind } from '#contract/localbiz/import-tables.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { thingsIn } from '#engines/catalogue/index.ts';
import { peopleIn } from '#engines/customers/index.ts';
import { reviewsIn } from '#engines/reviews/index.ts';
import { kindOfRows, saleLines, unsoldOrders } from '#engines/sales/index.ts';
import { namesPurchases } from '#engines/tables/index.ts';
import type { JoinedTable } from '#engines/tables/index.ts';
import { fold } from '#engines/text/index.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import { wordsOf } from './columns.ts';
import type { PeopleFile, ReviewsFile, SalesFile, ThingsFile } from './file.ts';
import { rowsOfShops } from './rows-of-shops.ts';
import type { SourceExport } from './source-export.ts';

/** A table of a file with what it is. */
export interface Found extends JoinedTable {
  kind: ImportKind;
  system: SourceExport | null;
}
/** What is said of a file besides what stands in it. */
export interface Asked {
  answers: ImportAnswers;
  /** Those that its places were said to be, else the one that it is of. */
  shops: ShopsOfFile;
  /** Some systems say by the name of a file what its people are. */
  fileName: string;
  /** The names of the tables that are meant of several; null for whatever there is. */
  tables: readonly string[] | null;
}

/** A list of those who left, by the name that a system for newsletters gives its file. */
const OF_STOPS = /^(?:unsubscribed|cleaned|desabonnes)/i;

/** The people of a list of customers. */
export function peopleFile({ table, reading, parts, system }: Found, { fileName }: Asked): PeopleFile {
  const isOfStops = OF_STOPS.test(fold(fileName));
  const of = { table, reading, parts, kind: 'customers' as const };
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

/** The sales of a table, but for those of another currency or place. */
export function salesFile(found: Found, told: SalesFile['kind'], asked: Asked): SalesFile {
  const { table, reading, parts, system } = found;
  const { rows, leftOut, places, byShop: rowsByShop } = rowsOfShops(reading, asked);
  const isSaid = system !== null || asked.answers.kind !== null;
  const kind = isSaid ? told : kindOfRows({ kind: told, rows });
  const byShop = rowsByShop.map(({ rows: own, ...of }) => ({
    ...of,
    all: saleLines({ kind, rows: own }, of.shop),
  }));
  const lines = byShop.flatMap(({ all }) => all);
  const noSales = rowsOfShops({ ...reading, rows: reading.noSales, leftOut: [] }, asked).byShop;
  return {
    about: 'sales',
    refused: null,
    kind,
    source: system?.name ?? 'file',
    channel: system?.channel ?? 'counter',
    table,
    reading,
    parts,
    rows,
    leftOut,
    places,
    byShop,
    lines,
    unsold: new Map(
      noSales.map(({ rows: own, shop }) => [shop.id, unsoldOrders({ kind, rows: own }, shop, lines)]),
    ),
  };
}

/** The things of a catalogue or a stock list. */
export function thingsFile({ table, reading, parts, system }: Found): ThingsFile {
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
    parts,
    rows: new Map([...reading.rows].filter(([line]) => !left.has(line))),
    leftOut: [...reading.leftOut, ...nameless.map((line) => ({ line, reason: 'nameless' as const }))],
    things,
  };
}

/** What people wrote about a shop. */
export function reviewsFile(found: Found, asked: Asked): ReviewsFile {
  const { table, reading, parts, system } = found;
  const { rows, leftOut, places, byShop: rowsByShop } = rowsOfShops(reading, asked);
  const byShop = rowsByShop.map(({ rows: own, ...of }) => ({
    ...of,
    all: reviewsIn([...own].map(([line, { values }]) => [line, values] as const)),
  }));
  return {
    about: 'reviews',
    refused: null,
    kind: 'reviews',
    source: system?.name ?? 'file',
    table,
    reading,
    parts,
    rows,
    leftOut,
    places,
    byShop,
    reviews: byShop.flatMap(({ all }) => all),
  };
}
