import { readDay } from '#engines/tables/cells/dates.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import type { Cell } from '#engines/tables/table.ts';
import { anotherTable } from './left-out/another-table.ts';
import { daysAbove } from './days-above.ts';
import { againAbove } from './not-data.ts';
import { isCountedAnew, isNumbered, isNumberedByOrder, ownId } from './repeated/own-id.ts';
import type { Understood } from './record-values.ts';
import { fillsOfOrder, givenBackBy, soldBy } from './lines-sold.ts';
import { framesOf } from './receipts/frames.ts';
import type { Frames } from './receipts/frames.ts';
import { unpaidAmong } from './receipts/unpaid.ts';
import { RunningSums } from './running-sums.ts';
import { typeCodes } from './tickets.ts';
import type { TypeCodes } from './tickets.ts';
import { stateColumns, typeColumns } from './verdicts.ts';
import type { StateColumn } from './verdicts.ts';

type Row = readonly Cell[];

/** Records by which columns of states are told. */
const STATE_SAMPLE = 500;
export const SALE_KINDS: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders']);

/** What is known while the records are gone through. */
export interface Course {
  understood: Understood;
  places: ReadonlyMap<Field, number>;
  states: readonly StateColumn[];
  /** Columns of notes and of names in which it may be said in passing that there was no sale. */
  beside: { notes: readonly number[]; named: readonly number[] };
  codes: TypeCodes | null;
  /** Columns that say of what type each row is. */
  types: readonly number[];
  /** Whether a record has what a line of a sale has: an amount, and how much of what, where nearly all have that. */
  isSold: (record: Row) => boolean;
  /** Whether a record is money that went back, said without how much of what. */
  isGivenBack: (record: Row) => boolean;
  /** Whether a record is one of the lines above the header once more. */
  isAgainAbove: (record: Row) => boolean;
  /** Records of another table on the same sheet. */
  ofAnother: ReadonlySet<Row>;
  /** Records of receipts that are none of their lines: what they come to, taxes, payments. */
  frames: Frames;
  /** Records of which nothing was paid, unlike nearly all others, and that are in a state in which none was. */
  unpaid: ReadonlySet<Row>;
  /** Whether a record says amounts that lines which go on with an order leave empty. */
  fillsOfOrder: (record: Row) => boolean;
  id: number | null;
  /** Whether a record that is the same in every cell as one before is no second sale. */
  isNumbered: boolean;
  /** Whether the rows' own numbers begin anew in each part, and the number of the row before. */
  isCountedAnew: boolean;
  number: number;
  isDay: (cell: Cell | undefined) => boolean;
  /** The days of records that have none of their own, as theirs stands once above them. */
  days: ReadonlyMap<Row, Cell>;
  /** Ids that were met, and whole records. */
  met: Set<string>;
  sums: RunningSums;
  /** The order of the row before, and whether it is no sale. */
  order: string;
  isOut: boolean;
  /** Whether a line of an order was met. */
  isBegun: boolean;
}

/** Names in which it may be said that there was no sale. */
const NAMED: readonly Field[] = ['item', 'variant', 'category', 'order_ref'];

export function courseOf(records: readonly Row[], understood: Understood, above: readonly Row[]): Course {
  const { kind, names, readings } = understood;
  const places = new Map(readings.map(({ field, at }) => [field, at]));
  const order = readings.find(({ field }) => field === 'date')?.order ?? null;
  const isSale = SALE_KINDS.has(kind);
  const taken = new Set(readings.map(({ at }) => at));
  const isSold = soldBy(records, understood);
  const status = places.get('status') ?? null;
  return {
    understood,
    places,
    states: isSale ? stateColumns(names, records.slice(0, STATE_SAMPLE), status) : [],
    beside: {
      notes: isSale ? names.flatMap((_, at) => (taken.has(at) && at !== status ? [] : [at])) : [],
      named: isSale ? NAMED.flatMap((field) => places.get(field) ?? []) : [],
    },
    types: isSale ? typeColumns(records.slice(0, STATE_SAMPLE), taken) : [],
    codes: typeCodes(records, understood, isSold),
    isSold,
    isGivenBack: givenBackBy(understood),
    isAgainAbove: againAbove(above),
    ofAnother: anotherTable(records, understood),
    frames: framesOf(records, understood),
    unpaid: unpaidAmong(records, understood),
    fillsOfOrder: fillsOfOrder(records, understood),
    id: ownId(records, kind, readings),
    isCountedAnew: kind === 'sale_lines' && isCountedAnew(records, readings),
    number: 0,
    isNumbered:
      kind === 'sale_lines' && (isNumbered(records, names, readings) || isNumberedByOrder(records, readings)),
    isDay: (cell) => readDay(cell, order) !== null,
    days: daysAbove(records, understood, { places, isSold }),
    met: new Set(),
    sums: new RunningSums(records, readings),
    order: '',
    isOut: false,
    isBegun: false,
  };
}
