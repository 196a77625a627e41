import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import type { Understood } from '#engines/tables/rows/record-values.ts';
import { valueOf } from '#engines/tables/rows/row-values.ts';
import type { Values } from '#engines/tables/rows/row-values.ts';
import { taxesOf } from '#engines/tables/rows/table-row.ts';
import { beginsAsTotal } from '#engines/tables/rows/total-labels.ts';
import type { Reason } from '#engines/tables/rows/verdicts.ts';

type Row = readonly Cell[];
export type Amounts = ReadonlyMap<Field, number>;

/** Fields that lines of sums add up, whatever sign a file gives to a discount. */
const SUMMED: ReadonlySet<Field> = new Set([
  'qty',
  'gross',
  'net',
  'tax',
  'total',
  'subtotal',
  'tip',
  'shipping',
]);

/** What a line of sums counts as one: a row, or an order with its lines. */
export interface Unit {
  lines: number[];
  record: Row;
  amounts: Map<Field, number>;
  isIn: boolean;
}

/** A line of sums with the units that stand above it: how many there are, and where earlier lines of sums cut them. */
export interface SumLine {
  /** The number of its record. */
  line: number;
  says: Amounts;
  /** Whether it is none of the rows whatever it comes to; others are sums of several rows or none. */
  isSure: boolean;
  /** Whether it calls itself a sum. */
  isNamed: boolean;
  units: number;
  cuts: readonly number[];
}

/** The amounts that are added up as a record says them; what cannot be read is none. */
function amountsOf(record: Row, { readings, taxes }: Understood): Map<Field, number> {
  const found = new Map<Field, number>();
  for (const reading of readings) {
    const value = SUMMED.has(reading.field) ? valueOf(record, reading) : undefined;
    if (typeof value === 'number') found.set(reading.field, value);
  }
  const said = taxes.length > 1 ? taxesOf(record, taxes) : [];
  if (said.length > 0)
    found.set(
      'tax',
      said.reduce((sum, { cents }) => sum + cents, 0),
    );
  return found;
}

const valuesSummed = (values: Values): [Field, number][] =>
  Object.entries(values).flatMap(([field, value]) =>
    SUMMED.has(field) && typeof value === 'number' ? [[field, value]] : [],
  );

const REFERENCES: readonly Field[] = ['order_ref', 'line_ref'];

/** How a number or a day is written, whatever its letters and digits: "24-001" and "24-002" alike, "week 20" and "2024" otherwise. */
const shapeOf = (text: string): string => text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '9');

/** Says of a record whether one of some of its fields is written as rows write it. */
function likeRows(
  records: readonly Row[],
  { readings, dataFrom }: Understood,
  { rows, fields }: { rows: ReadonlyMap<number, Values>; fields: readonly Field[] },
): (record: Row) => boolean {
  const written = readings
    .filter(({ field }) => fields.includes(field))
    .map(({ at }) => {
      const ofRows = [...rows.keys()].map((line) => cellText(records[line - dataFrom - 1]?.[at]));
      return { at, shapes: new Set(ofRows.filter((text) => text !== '').map(shapeOf)) };
    });
  return (record) => written.some(({ at, shapes }) => shapes.has(shapeOf(cellText(record[at]))));
}

/** Whether a record that is no row is a line of sums: it says so, or has several amounts and is not numbered as rows are. */
function isSumLine(record: Row, says: Amounts, isNumbered: boolean): boolean {
  const differing = new Set([...says.values()].filter((value) => value !== 0)).size;
  return record.some(beginsAsTotal) ? differing > 0 : differing > 1 && !isNumbered;
}

/** Goes through the records of a table: the units that lines of sums count, and those lines. */
export function unitsOf(
  records: readonly Row[],
  understood: Understood,
  {
    rows,
    reasons,
    frames,
  }: {
    rows: ReadonlyMap<number, Values>;
    reasons: ReadonlyMap<number, Reason>;
    /** Records that say what single receipts come to: none of the file's sums. */
    frames: ReadonlySet<Row>;
  },
): { units: Unit[]; sums: SumLine[] } {
  const [units, sums] = [[] as Unit[], [] as SumLine[]];
  const cuts = [0];
  const isNumbered = likeRows(records, understood, { rows, fields: REFERENCES });
  const isDated = likeRows(records, understood, { rows, fields: ['date'] });
  const reference = understood.readings.find(({ field }) => field === 'order_ref');
  let order = '';
  for (const [place, record] of records.entries()) {
    if (frames.has(record)) continue;
    const line = understood.dataFrom + place + 1;
    const values = rows.get(line);
    const reason = reasons.get(line);
    const says = values === undefined ? amountsOf(record, understood) : null;
    // What has no day may be a sum, whatever it calls itself.
    const mayBeSum = reason === 'not-data' || (reason === 'unreadable' && !isDated(record));
    if (says !== null && mayBeSum && isSumLine(record, says, isNumbered(record))) {
      sums.push({
        line,
        says,
        isSure: reason === 'not-data',
        isNamed: record.some(beginsAsTotal),
        units: units.length,
        cuts: [...cuts],
      });
      cuts.push(units.length);
      continue;
    }
    if (reason === 'not-data') continue;
    const number = reference === undefined ? '' : cellText(record[reference.at]);
    const last = units.at(-1);
    const goesOn = understood.kind === 'order_lines' && (number === '' || number === order);
    const amounts = says ?? new Map(valuesSummed(values ?? {}));
    order = number === '' ? order : number;
    if (goesOn && last !== undefined && last.isIn === (values !== undefined)) {
      last.lines.push(line);
      for (const [field, value] of amounts) last.amounts.set(field, (last.amounts.get(field) ?? 0) + value);
    } else units.push({ lines: [line], record, amounts, isIn: values !== undefined });
  }
  return { units, sums };
}
