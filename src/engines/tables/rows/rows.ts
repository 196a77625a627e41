import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { withoutFalseConsent } from './consents.ts';
import { courseOf, SALE_KINDS } from './course.ts';
import type { Course } from './course.ts';
import { isNotData } from './not-data.ts';
import type { CellOf } from './not-data.ts';
import { valuesOf } from './record-values.ts';
import type { Understood } from './record-values.ts';
import type { Values } from './row-values.ts';
import { giveSigns, isBelowNought } from './signs.ts';
import { isGiftCard, isNoSale, isRefund, isTotalLabel, saysNoSale } from './verdicts.ts';
import type { Reason } from './verdicts.ts';

/** A record that was left out: its number from 1, and why. */
export interface LeftOut {
  line: number;
  reason: Reason;
}

type Row = readonly Cell[];

/** A record that lacks so much of what nearly all fill is no row, rather than one that cannot be read. */
const HARDLY_ANY = 0.75;

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
  if (!course.isSold(record)) return 'not-data';
  if (
    kind !== 'order_lines' &&
    kind !== 'reviews' &&
    course.sums.isSum(record, date !== null && isNothing(date))
  ) {
    course.sums.endSection();
    return 'not-data';
  }
  const own = id === null ? '' : cellText(record[id]);
  const isFirst = isFirstOfOrder(record, cellOf, course);
  const isSale = SALE_KINDS.has(kind);
  // What is said on the first line of an order holds for all of them.
  const isOut =
    isNoSale(record, states) ||
    saysNoSale(record, course.beside) ||
    (course.codes !== null && course.codes.out.has(cellText(record[course.codes.at]))) ||
    (kind === 'order_lines' && course.isOut);
  course.isOut = isOut;
  if (isOut) return 'not-a-sale';
  const named = ['item', 'category', 'status'].map((field) => cellOf(field) ?? null);
  if ((isSale || kind === 'item_totals') && isGiftCard(named)) return 'not-a-sale';
  const values = valuesOf(record, understood, isFirst);
  if (values === null)
    return kind !== 'order_lines' && course.sums.lacks(record, HARDLY_ANY) ? 'not-data' : 'unreadable';
  const state = places.get('status');
  if (isSale) giveSigns(values, state !== undefined && isRefund([record[state]]));
  else if (typeof values['discount'] === 'number') values['discount'] = Math.abs(values['discount']);
  if (own !== '') {
    // What was given back repeats the number of its sale and is no second one of it.
    const mark = isSale && isBelowNought(values) ? `${own} back` : own;
    if (met.has(mark)) return 'duplicate';
    met.add(mark);
  }
  if (course.isNumbered) {
    const whole = JSON.stringify(record);
    if (met.has(whole)) return 'duplicate';
    met.add(whole);
  }
  withoutFalseConsent(values, record, names);
  return values;
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
    if (typeof found === 'string') leftOut.push({ line, reason: found });
    else rows.set(line, found);
    if (found !== 'not-data') course.sums.add(record, typeof found !== 'string');
    else if (record.some(isTotalLabel)) course.sums.endSection();
  }
  return { rows, leftOut };
}
