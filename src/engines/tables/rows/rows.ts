import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';
import { isAgain } from './repeated/again.ts';
import { withoutFalseConsent } from './consents.ts';
import { courseOf, SALE_KINDS } from './course.ts';
import type { Course } from './course.ts';
import { isNotData } from './not-data.ts';
import type { CellOf } from './not-data.ts';
import { valuesOf } from './record-values.ts';
import type { Understood } from './record-values.ts';
import type { Values } from './row-values.ts';
import { giveSigns } from './signs.ts';
import { bySumsOfFile } from './sums/by-file-sums.ts';
import { beginsAsTotal, isTotalLabel } from './total-labels.ts';
import { isRefund } from './verdicts.ts';
import type { Reason } from './verdicts.ts';
import { isNoSaleAtAll } from './no-sales.ts';

/** A record that was left out: its number from 1, and why. */
export interface LeftOut {
  line: number;
  reason: Reason;
}

/** Rows by the number of their record, what was left out, and the lines around receipts. */
export interface RowsRead {
  rows: Map<number, Values>;
  /** What those say that are left out as no sales, where that can be read. */
  noSales: Map<number, Values>;
  leftOut: LeftOut[];
  frames: ReadonlySet<Row>;
}

export type Row = readonly Cell[];

/** A record that lacks so much of what nearly all fill is no row, rather than one that cannot be read. */
const HARDLY_ANY = 0.75;

/** Takes note of the order that a record is of; whether it is the first of its lines. */
function isFirstOfOrder(record: Row, cellOf: CellOf, course: Course): boolean {
  const number = cellOf('order_ref');
  const reference = cellText(number ?? null);
  // Orders that have no number begin with their day, or with what is said of a whole order.
  if (number === null && course.understood.kind === 'order_lines') {
    const isFirst = !course.isBegun || !isNothing(cellOf('date')) || course.fillsOfOrder(record);
    course.isBegun = true;
    if (isFirst) course.isOut = false;
    return isFirst;
  }
  // Some leave the number out in the lines that follow.
  if (reference === '' && course.order !== '' && course.understood.kind === 'order_lines') return false;
  const isFirst = reference === '' || reference !== course.order;
  if (isFirst) [course.order, course.isOut] = [reference, false];
  return isFirst;
}

/** Whether a rating is of parts of a star, as a mean is: "3,8". */
const isBroken = (cell: Cell | undefined | null): boolean => {
  const value = numberOf(cell ?? undefined, null);
  return value !== null && !Number.isInteger(value);
};

/** Whether a record is none of the table's rows: a sum, a heading, a line of a till that sells nothing. */
function isOther(
  record: Row,
  cellOf: CellOf,
  {
    understood,
    isSold,
    isGivenBack,
    isDay,
    sums,
    fillsOfOrder,
    days,
    frames,
    ofAnother,
    isAgainAbove,
  }: Course,
): boolean {
  const { kind, names } = understood;
  if (frames.out.has(record) || ofAnother.has(record) || isAgainAbove(record)) return true;
  if (isNotData(record, { kind, names, cellOf, isDay })) return true;
  if (!isSold(record) && !isGivenBack(record)) return true;
  const date = cellOf('date');
  // A sum below orders has neither number nor day, and its label may say anything: "Week so far".
  if (kind === 'order_lines')
    return (
      isNothing(date) &&
      isNothing(cellOf('order_ref')) &&
      (record.some(beginsAsTotal) || (fillsOfOrder(record) && isNothing(cellOf('unit_price'))))
    );
  // What has neither day nor number is the mean of the reviews, however it is called; so is a broken number without a day and a word.
  if (kind === 'reviews') {
    const [isUndated, isUnnumbered, isWordless] = [date, cellOf('source_ref'), cellOf('text')].map(
      (cell) => cell !== null && isNothing(cell),
    );
    return (
      isUndated === true && (isUnnumbered === true || (isWordless === true && isBroken(cellOf('stars'))))
    );
  }
  const isUndated = date !== null && isNothing(date) && !days.has(record);
  if (days.size > 0 && date !== null && !isNothing(date)) sums.beginDay();
  const isSum =
    sums.isSum(record, isUndated) ||
    (days.has(record) && sums.isSumOfDay(record)) ||
    (kind === 'items' && sums.isBeyond(record));
  if (!isSum && !(kind === 'item_totals' && sums.isSumOfPeriods(record))) return false;
  sums.endSection();
  return true;
}

/** Gives amounts their signs: below nought where the record says that money went back. */
function sign(values: Values, record: Row, { understood, places, states }: Course): void {
  if (SALE_KINDS.has(understood.kind)) {
    const said = [places.get('status'), ...states.flatMap(({ at, outIf }) => (outIf === 'word' ? at : []))];
    giveSigns(values, isRefund(said.flatMap((at) => (at === undefined ? [] : [record[at]]))));
  } else if (typeof values['discount'] === 'number') values['discount'] = Math.abs(values['discount']);
}

/** A record with the day that stands once above it. */
function withDay(record: Row, { places, days }: Course): Row {
  const [day, at] = [days.get(record), places.get('date')];
  return day === undefined || at === undefined ? record : record.with(at, day);
}

function verdictOn(record: Row, course: Course): Values | Reason {
  const { understood, places, sums } = course;
  const cellOf: CellOf = (field) => {
    const at = places.get(field);
    return at === undefined ? null : (record[at] ?? undefined);
  };
  if (isOther(record, cellOf, course)) return 'not-data';
  const isFirst = isFirstOfOrder(record, cellOf, course);
  if (isNoSaleAtAll(record, cellOf, course)) return 'not-a-sale';
  const values = valuesOf(withDay(record, course), understood, isFirst);
  if (values === null)
    return understood.kind !== 'order_lines' && sums.lacks(record, HARDLY_ANY) ? 'not-data' : 'unreadable';
  sign(values, record, course);
  if (isAgain(values, record, course)) return 'duplicate';
  withoutFalseConsent(values, record, understood.names);
  return values;
}

/**
 * Goes through the records after the header: each is a typed row, or is left out with the reason; what no sales say is at hand where it can be
 * read. The later one of two with the same
 * id of their own is left out; equal rows without one are two.
 */
export function readRows(table: Table, understood: Understood): RowsRead {
  const records = table.records.slice(understood.dataFrom);
  const isOfSales = SALE_KINDS.has(understood.kind);
  const course = courseOf(records, understood, table.records.slice(0, understood.dataFrom));
  const [rows, noSales, leftOut] = [new Map<number, Values>(), new Map<number, Values>(), [] as LeftOut[]];
  for (const [place, record] of records.entries()) {
    const line = understood.dataFrom + place + 1;
    const found = verdictOn(record, course);
    const unsold = found === 'not-a-sale' && isOfSales ? valuesOf(record, understood, false) : null;
    if (unsold !== null) noSales.set(line, unsold);
    if (typeof found === 'string') leftOut.push({ line, reason: found });
    else rows.set(line, found);
    if (found !== 'not-data') course.sums.add(record, typeof found !== 'string');
    else if (record.some(isTotalLabel) && !course.frames.ofReceipts.has(record)) course.sums.endSection();
  }
  const reasons = new Map(leftOut.map(({ line, reason }) => [line, reason]));
  const { out, sums } = bySumsOfFile(records, understood, {
    rows,
    reasons,
    frames: course.frames.ofReceipts,
  });
  for (const line of out) reasons.set(line, 'not-a-sale');
  for (const line of sums) reasons.set(line, 'not-data');
  const said = [...reasons].map(([line, reason]): LeftOut => ({ line, reason }));
  return {
    rows,
    noSales,
    leftOut: said.toSorted((one, other) => one.line - other.line),
    frames: course.frames.ofReceipts,
  };
}
