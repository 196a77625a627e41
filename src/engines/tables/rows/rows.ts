import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { isNumber } from '#engines/tables/columns/fields.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { withoutFalseConsent } from './consents.ts';
import { ownId } from './own-id.ts';
import { valueOf } from './row-values.ts';
import type { Reading, Values } from './row-values.ts';
import { giveSigns } from './signs.ts';
import { taxesOf } from './table-row.ts';
import type { TaxColumn } from './table-row.ts';
import { isGiftCard, isNoSale, isNotData, isRefund, stateColumns } from './verdicts.ts';
import type { CellOf, Reason, StateColumn } from './verdicts.ts';

/** A record that was left out: its number from 1, and why. */
export interface LeftOut {
  line: number;
  reason: Reason;
}

interface Understood {
  kind: Kind;
  names: readonly string[];
  dataFrom: number;
  readings: readonly Reading[];
  taxes: readonly TaxColumn[];
}

type Row = readonly Cell[];

/** Records by which columns of states are told. */
const STATE_SAMPLE = 500;
const SALE_KINDS: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders']);
/** What a row must have a value of, where the table has the column. */
const REQUIRED: Readonly<Record<Kind, readonly Field[]>> = {
  sale_lines: ['date'],
  order_lines: [],
  orders: ['date'],
  item_totals: [],
  items: [],
  customers: [],
  reviews: ['date', 'stars'],
};
/** Fields of which a reading that fails leaves no wrong number behind: the row stays, without them. */
const MAY_FAIL: ReadonlySet<Field> = new Set(['last_seen', 'currency']);

/** The values of a record; null where one that is needed, or a number, cannot be read. */
function valuesOf(record: Row, { kind, readings, taxes }: Understood, isFirst: boolean): Values | null {
  const values: Values = {};
  for (const reading of readings) {
    const { field } = reading;
    const value = valueOf(record, reading);
    const isNeeded =
      REQUIRED[kind].includes(field) || (kind === 'order_lines' && field === 'date' && isFirst);
    if (value === null && !MAY_FAIL.has(field)) return null;
    if (value === undefined && isNeeded) return null;
    if (value !== null && value !== undefined) values[field] = value;
  }
  if (taxes.length < 2) return values;
  if (taxes.some(({ at, sign }) => !isNothing(record[at]) && numberOf(record[at], sign) === null))
    return null;
  const said = taxesOf(record, taxes);
  if (said.length > 0) values['tax'] = said.reduce((sum, { cents }) => sum + cents, 0);
  return values;
}

/** What is known while the records are gone through. */
interface Course {
  understood: Understood;
  places: ReadonlyMap<Field, number>;
  states: readonly StateColumn[];
  id: number | null;
  isDay: (cell: Cell | undefined) => boolean;
  /** Ids that were met. */
  met: Set<string>;
  /** Sums of what was accepted by place of the column. */
  sums: Map<number, number>;
  accepted: number;
  /** The order of the row before, and its state. */
  order: string;
  orderState: Cell | undefined;
}

/** Whether a row without a day is the sum of what was accepted. */
function isSumOf(record: Row, { accepted, sums, understood }: Course): boolean {
  return (
    accepted > 1 &&
    understood.readings.some(({ field, at, sign }) => {
      const value = isNumber(field) && field !== 'qty' ? numberOf(record[at], sign) : null;
      return value !== null && value !== 0 && Math.abs((sums.get(at) ?? 0) - value) < 0.015;
    })
  );
}

/** Takes note of the order that a record is of; whether it is the first of its lines. */
function isFirstOfOrder(record: Row, cellOf: CellOf, course: Course): boolean {
  const reference = cellText(cellOf('order_ref') ?? null);
  const isFirst = reference === '' || reference !== course.order;
  const state = course.places.get('status');
  if (isFirst) [course.order, course.orderState] = [reference, undefined];
  if (state !== undefined && !isNothing(record[state])) course.orderState = record[state];
  return isFirst;
}

function verdictOn(record: Row, course: Course): Values | Reason {
  const { understood, places, states, id, isDay, met } = course;
  const { kind, names } = understood;
  const cellOf: CellOf = (field) => {
    const at = places.get(field);
    return at === undefined ? null : record[at];
  };
  if (isNotData(record, { kind, names, cellOf, isDay })) return 'not-data';
  const date = cellOf('date');
  if (date !== null && isNothing(date) && isSumOf(record, course)) return 'not-data';
  const own = id === null ? '' : cellText(record[id]);
  if (own !== '' && met.has(own)) return 'duplicate';
  const isFirst = isFirstOfOrder(record, cellOf, course);
  const isSale = SALE_KINDS.has(kind);
  if (isNoSale(record, states, kind === 'order_lines' ? course.orderState : undefined)) return 'not-a-sale';
  if (isSale && isGiftCard([cellOf('item') ?? null, cellOf('category') ?? null])) return 'not-a-sale';
  const values = valuesOf(record, understood, isFirst);
  if (values === null) return 'unreadable';
  if (own !== '') met.add(own);
  const state = places.get('status');
  if (isSale) giveSigns(values, state !== undefined && isRefund([record[state]]));
  else if (typeof values['discount'] === 'number') values['discount'] = Math.abs(values['discount']);
  withoutFalseConsent(values, record, names);
  return values;
}

function courseOf(records: readonly Row[], understood: Understood): Course {
  const { kind, names, readings } = understood;
  const places = new Map(readings.map(({ field, at }) => [field, at]));
  const order = readings.find(({ field }) => field === 'date')?.order ?? null;
  const sample = records.slice(0, STATE_SAMPLE);
  return {
    understood,
    places,
    states: SALE_KINDS.has(kind) ? stateColumns(names, sample, places.get('status') ?? null) : [],
    id: ownId(records, kind, readings),
    isDay: (cell) => readDay(cell, order) !== null,
    met: new Set(),
    sums: new Map(),
    accepted: 0,
    order: '',
    orderState: undefined,
  };
}

/**
 * Goes through the records after the header: each is a typed row, or is left out with the reason. The later one of two with the same
 * id of their own is left out; equal rows without one are two.
 */
export function readRows(
  table: Table,
  understood: Understood,
): { rows: Map<number, Values>; leftOut: LeftOut[] } {
  const records = table.records.slice(understood.dataFrom);
  const course = courseOf(records, understood);
  const [rows, leftOut] = [new Map<number, Values>(), [] as LeftOut[]];
  for (const [place, record] of records.entries()) {
    const line = understood.dataFrom + place + 1;
    const found = verdictOn(record, course);
    if (typeof found === 'string') {
      leftOut.push({ line, reason: found });
      continue;
    }
    rows.set(line, found);
    course.accepted += 1;
    for (const { field, at, sign } of understood.readings)
      if (isNumber(field))
        course.sums.set(at, (course.sums.get(at) ?? 0) + (numberOf(record[at], sign) ?? 0));
  }
  return { rows, leftOut };
}
