import type { FileThing } from '#engines/catalogue/index.ts';
import type { FilePeople } from '#engines/customers/index.ts';
import type { FileReview } from '#engines/reviews/index.ts';
import type { SaleLine, SalesTable, UnsoldOrder } from '#engines/sales/index.ts';
import type { JoinedTable, LeftTable, Table, TableReading } from '#engines/tables/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import type { LeftOutReason } from '#contract/localbiz/import-summary.ts';
import type { ImportKind } from '#contract/localbiz/import-tables.ts';

/** A typed row of a table. */
export type FileRow = TableReading['rows'] extends ReadonlyMap<number, infer R> ? R : never;

/** What every file that was understood has. */
interface OfTable {
  refused: null;
  /** The system whose export it is, or `file`. */
  source: string;
  table: Table;
  reading: TableReading;
  /** The tables of the file that it is made of. */
  parts: JoinedTable['parts'];
  /** The rows that are brought in, by the number of their record. */
  rows: ReadonlyMap<number, FileRow>;
  leftOut: { line: number; reason: LeftOutReason }[];
}

/** What of a file is of one shop, by the places that it names. */
export interface OfShop<One> {
  shop: ShopOfBusiness;
  places: string[];
  all: One[];
}

/** What a file names places for: each of its rows may be another shop's. */
interface OfPlaces<One> {
  /** Each place once; "" where some rows name none. */
  places: readonly string[];
  byShop: OfShop<One>[];
}

export interface SalesFile extends OfTable, OfPlaces<SaleLine> {
  about: 'sales';
  kind: SalesTable['kind'];
  channel: 'counter' | 'web';
  lines: SaleLine[];
  /** Orders of each shop, by its id, of which the file says that nothing was sold: voided, or no more than open. */
  unsold: ReadonlyMap<string, UnsoldOrder[]>;
}

export interface PeopleFile extends OfTable {
  about: 'people';
  kind: 'customers';
  found: FilePeople;
  /** Whether it is a list of those who unsubscribed. */
  isOfStops: boolean;
}

export interface ThingsFile extends OfTable {
  about: 'things';
  kind: 'items';
  things: FileThing[];
}

export interface ReviewsFile extends OfTable, OfPlaces<FileReview> {
  about: 'reviews';
  kind: 'reviews';
  reviews: FileReview[];
}

/** What stands in a file beside what is read of it: tables that are imports of their own, and those that are left out. */
export interface BesideFile {
  /** The names of all tables that were looked at, in the order of the file. */
  names: readonly string[];
  apart: readonly { kind: ImportKind; parts: JoinedTable['parts'] }[];
  left: readonly LeftTable[];
}

/** A part of a file that was understood, by what it is about. */
export type UnderstoodPart = SalesFile | PeopleFile | ThingsFile | ReviewsFile;
/** A file that was understood, with what stands beside. */
export type UnderstoodFile = UnderstoodPart & { beside: BesideFile };
