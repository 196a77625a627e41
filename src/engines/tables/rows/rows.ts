import { readDay } from '#engines/tables/cells/dates.ts';
import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { isNumber } from '#engines/tables/columns/fields.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { withoutFalseConsent } from './consents.ts';
import { ownId } from './own-id.ts';
import { valuesOf } from './record-values.ts';
import type { Understood } from './record-values.ts';
import type { Values } from './row-values.ts';
import { giveSigns, isBelowNought } from './signs.ts';
import { isNotData } from './not-data.ts';
import type { CellOf } from './not-data.ts';
import { isGiftCard, isNoSale, isRefund, stateColumns } from './verdicts.ts';
import type { Reason, StateColumn } from './verdicts.ts';

/** A record that was left out: its number from 1, and why. */
export interface LeftOut {
  line: number;
  reason: Reason;
}

type Row = readonly Cell[];

/** Records by which columns of states are told. */
const STATE_SAMPLE = 500;
const SALE_KINDS: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders']);
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
  /** The order of the row before, and whether it is no sale. */
  order: string;
  isOut: boolean;
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
  if (isFirst) [course.order, course.isOut] = [reference, false];
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
  const isFirst = isFirstOfOrder(record, cellOf, course);
  const isSale = SALE_KINDS.has(kind);
  // What is said on the first line of an order holds for all of them.
  const isOut = isNoSale(record, states) || (kind === 'order_lines' && course.isOut);
  course.isOut = isOut;
  if (isOut) return 'not-a-sale';
  if (isSale && isGiftCard([cellOf('item') ?? null, cellOf('category') ?? null])) return 'not-a-sale';
  const values = valuesOf(record, understood, isFirst);
  if (values === null) return 'unreadable';
  const state = places.get('status');
  if (isSale) giveSigns(values, state !== undefined && isRefund([record[state]]));
  else if (typeof values['discount'] === 'number') values['discount'] = Math.abs(values['discount']);
  if (own !== '') {
    // What was given back repeats the number of its sale and is no second one of it.
    const mark = isSale && isBelowNought(values) ? `${own} back` : own;
    if (met.has(mark)) return 'duplicate';
    met.add(mark);
  }
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
    isOut: false,
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
