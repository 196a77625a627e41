import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { MONEY } from '#engines/tables/columns/fields.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import { daysStandingOnce, mayStandOnce } from '#engines/tables/days/standing-once.ts';
import { isNotData, againAbove } from './not-data.ts';
import { isCountedAnew, isNumbered, ownId } from './own-id.ts';
import type { Understood } from './record-values.ts';
import { framesOf } from './receipts/frames.ts';
import type { Frames } from './receipts/frames.ts';
import { RunningSums } from './running-sums.ts';
import { typeCodes } from './tickets.ts';
import type { TypeCodes } from './tickets.ts';
import { isTotalLabel, stateColumns } from './verdicts.ts';
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
  /** Whether a record has what a line of a sale has: an amount, and how much of what, where nearly all have that. */
  isSold: (record: Row) => boolean;
  /** Whether a record is one of the lines above the header once more. */
  isAgainAbove: (record: Row) => boolean;
  /** Records of receipts that are none of their lines: what they come to, taxes, payments. */
  frames: Frames;
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
}

/** What says of what a line is, where nearly all lines have that. */
const KNOWN: readonly Field[] = ['sku', 'gtin', 'category', 'vendor', 'variant'];
const NAMED: readonly Field[] = ['item', 'variant', 'category', 'order_ref'];
/** How much of the lines with an amount say how many and at what price before those that say neither are no sales, or those of no known thing. */
const [NEARLY_ALL, MOST] = [0.8, 0.5];

function soldBy(records: readonly Row[], { kind, readings }: Understood): (record: Row) => boolean {
  const placesOf = (...fields: Field[]) =>
    readings.filter(({ field }) => fields.includes(field)).map(({ at }) => at);
  const [amounts, counts] = [placesOf('gross', 'net'), placesOf('qty', 'unit_price')];
  if (kind !== 'sale_lines') return () => true;
  const has = (record: Row, places: readonly number[]) => places.some((at) => !isNothing(record[at]));
  const priced = records.filter((record) => has(record, amounts));
  const counted = priced.filter((record) => has(record, counts)).length;
  const isCounted = (share: number) => counts.length > 0 && counted > 0 && counted >= priced.length * share;
  const sold = records.filter((record) => has(record, counts));
  const known = placesOf(...KNOWN).filter(
    (at) => sold.filter((record) => has(record, [at])).length >= sold.length * NEARLY_ALL,
  );
  const needed = isCounted(NEARLY_ALL)
    ? counts
    : known.length > 0 && isCounted(MOST)
      ? [...counts, ...known]
      : [...amounts, ...counts];
  return (record) => amounts.length + counts.length < 2 || has(record, needed);
}

/** How much of the first lines of orders say an amount of the whole order, and of the lines that go on with one. */
const [FIRST_SAY, OTHERS_SAY] = [0.8, 0.34];

/** Whether a record says most of the amounts that the first line of an order says and the lines after it do not. */
function ofOrders(records: readonly Row[], { kind, readings }: Understood): (record: Row) => boolean {
  const [date, reference] = (['date', 'order_ref'] as const).map(
    (own) => readings.find(({ field }) => field === own)?.at,
  );
  if (kind !== 'order_lines' || date === undefined) return () => false;
  // What has a price of one is a line, and no sum.
  const price = readings.find(({ field }) => field === 'unit_price')?.at;
  const lines = records.filter(
    (record) =>
      record.filter((cell) => !isNothing(cell)).length > 1 &&
      (price === undefined || !isNothing(record[price])),
  );
  // Some say day and number in each line: an order begins with another number then.
  const begins = (record: Row, at: number) =>
    !isNothing(record[date]) &&
    (reference === undefined ||
      isNothing(record[reference]) ||
      cellText(record[reference]) !== cellText(lines[at - 1]?.[reference]));
  const [first, others] = [true, false].map((isFirst) =>
    lines.filter((record, at) => begins(record, at) === isFirst),
  ) as [Row[], Row[]];
  const share = (rows: readonly Row[], at: number) =>
    rows.filter((record) => !isNothing(record[at])).length / Math.max(1, rows.length);
  const places = readings
    .filter(
      ({ field, at }) => MONEY.has(field) && share(first, at) >= FIRST_SAY && share(others, at) <= OTHERS_SAY,
    )
    .map(({ at }) => at);
  return (record) =>
    places.length > 0 && places.filter((at) => !isNothing(record[at])).length * 2 > places.length;
}

/** Kinds whose lines may have their day above them; of orders it stands in their first line anyway. */
const DATED: ReadonlySet<Kind> = new Set(['sale_lines', 'orders']);

function daysAbove(
  records: readonly Row[],
  { kind, names, readings }: Understood,
  { places, isSold }: Pick<Course, 'places' | 'isSold'>,
): ReadonlyMap<Row, Cell> {
  const date = readings.find(({ field }) => field === 'date');
  if (date === undefined || !DATED.has(kind) || !mayStandOnce(records, date.at)) return new Map();
  const dayOf = (cell: Cell | undefined) => readDay(cell, date.order);
  const isDay = (cell: Cell | undefined) => dayOf(cell) !== null;
  const isLine = (record: Row) => {
    const cellOf = (field: Field) => {
      const at = places.get(field);
      return at === undefined ? null : record[at];
    };
    return !isNotData(record, { kind, names, cellOf, isDay }) && isSold(record);
  };
  const isBreak = (record: Row) => record.every(isNothing) || record.some(isTotalLabel);
  const others = records.filter((record) => !isHeaderAgain(record, names));
  const reference = places.get('order_ref') ?? null;
  return daysStandingOnce(others, {
    at: date.at,
    reference,
    dayOf,
    isOpen: date.isOpen === true,
    isLine,
    isBreak,
  });
}

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
    codes: typeCodes(records, understood, isSold),
    isSold,
    isAgainAbove: againAbove(above),
    frames: framesOf(records, understood),
    fillsOfOrder: ofOrders(records, understood),
    id: ownId(records, kind, readings),
    isCountedAnew: kind === 'sale_lines' && isCountedAnew(records, readings),
    number: 0,
    isNumbered: kind === 'sale_lines' && isNumbered(records, names, readings),
    isDay: (cell) => readDay(cell, order) !== null,
    days: daysAbove(records, understood, { places, isSold }),
    met: new Set(),
    sums: new RunningSums(records, readings),
    order: '',
    isOut: false,
  };
}
