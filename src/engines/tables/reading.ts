import type { LinearModel } from '#engines/classifier/index.ts';
import type { DateOrder } from './cells/dates.ts';
import type { SaidFields } from './columns/choices.ts';
import type { Field, Kind } from './columns/fields.ts';
import type { Paper } from './columns/kinds/papers.ts';
import type { Holding } from './columns/amounts/sums.ts';
import type { LeftOut } from './rows/rows.ts';
import type { TableRow } from './rows/table-row.ts';
import type { FileTotal } from './rows/totals.ts';

/**
 * What an owner has to be asked: which number of the dates in a column is the day; which of two fields a column is; of which month the
 * days of a column are that are numbers alone, the first of them where they go over several.
 */
export type Question =
  | { about: 'date_order'; header: string }
  | { about: 'column'; header: string; fields: readonly Field[] }
  | { about: 'month'; header: string; rows: number; months: number };

/** A table as it was understood. */
export interface TableReading {
  kind: Kind;
  /** Why nothing of it is to be kept unless its owner says what a row is; null where nothing speaks against its kind. */
  against: Paper | 'no amounts' | null;
  /** Each column by its name, in order: its field with how sure that is (0 to 1), or null for what no feature needs. */
  columns: readonly { header: string; field: Field | null; confidence: number }[];
  /** The columns beside the one of dates that say the time of day and its zone, by their names. */
  besideDate: readonly string[];
  /** Which number is the day in dates of two numbers, where the file proves it; null where it has none of these, or leaves it open. */
  dateOrder: DateOrder | null;
  /** While one is open its rows are not to be kept as they stand: answer it by `said` and read the table once more. */
  questions: readonly Question[];
  /** Typed rows by the number of their record, from 1. */
  rows: ReadonlyMap<number, TableRow>;
  /** What those say that are left out as no sales, where that can be read: an order that was voided says its number. */
  noSales: ReadonlyMap<number, TableRow>;
  leftOut: readonly LeftOut[];
  /** Sums of the rows by field, in cents, thousandths or counts. */
  sums: Readonly<Record<Field, number>>;
  /** How often the sums between columns hold in the rows: where not always, it is to be said. */
  holdings: readonly Holding[];
  /** The file's own lines of sums against the rows. */
  totals: readonly FileTotal[];
}

/** What a table is understood with: the model of columns, and vectors of their names where there are any. */
export interface Knowledge {
  model: LinearModel;
  /** The sentence encoder's vectors by name of the column; of a name without one the model judges by its letters and values. */
  vectors?: ReadonlyMap<string, readonly number[]>;
}

/** What an owner said of a table; it stands against whatever is guessed. */
export interface Said {
  kind?: Kind;
  fields?: SaidFields;
  dateOrder?: DateOrder;
  /** Of which month days are that are numbers alone, the first of them; it counts where the file says none. */
  month?: { year: number; month: number };
}
