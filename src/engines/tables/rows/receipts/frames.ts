import { isNothing } from '#engines/tables/cells/numbers.ts';
import type { Field } from '#engines/tables/columns/fields.ts';
import { isTaxName } from '#engines/tables/columns/told.ts';
import type { Understood } from '#engines/tables/rows/record-values.ts';
import { isTotalLabel } from '#engines/tables/rows/total-labels.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import { fold } from '#engines/text/index.ts';
import { balanceOf, hasRate } from './balance.ts';
import { receiptIn, receiptsByNumber, receiptsByTurns } from './parts.ts';
import type { Parts } from './parts.ts';

type Row = readonly Cell[];

/** What says how many of a thing there are, what it is, and for how much. */
const COUNTS: readonly Field[] = ['qty', 'unit_price'];
const THINGS: readonly Field[] = ['item', 'sku', 'gtin', 'variant'];
const AMOUNTS: readonly Field[] = ['net', 'gross', 'total'];
/** How many of the records with a number say how many, or at what price, for those that say neither to be looked at. */
const LEAST_COUNTED = 0.2;
/** Records by which receipts are judged. */
const LEARNED = 5000;
/** How many words a column of sorts of records has at most, and how much of them it fills. */
const [MOST_SORTS, MOSTLY] = [14, 0.9];

/** Says of a record whether it is a line of a receipt by what it says: how many of what, and no tax or sum. */
function linesBy(records: readonly Row[], { readings }: Understood): (record: Row) => boolean {
  const placesOf = (fields: readonly Field[]) =>
    readings.filter(({ field }) => fields.includes(field)).map(({ at }) => at);
  const [counts, things] = [placesOf(COUNTS), placesOf(THINGS)];
  const says = (record: Row, places: readonly number[]) => places.some((at) => !isNothing(record[at]));
  const counted = records.filter((record) => says(record, counts)).length;
  const needed = [counted >= records.length * LEAST_COUNTED ? counts : [], things].filter(
    ({ length }) => length > 0,
  );
  return (record) =>
    needed.every((places) => says(record, places)) &&
    !record.some((cell) => isTotalLabel(cell)) &&
    !things.some((at) => isTaxName(cellText(record[at])));
}

const wordIn = (record: Row, at: number): string =>
  fold(cellText(record[at]).replace(/[\d.,%]+/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Says of a record of which class it is: what a column of sorts says, which parts lines from others, or else what it is called. */
function classesBy({ lines, others }: Parts, { names, readings }: Understood): (record: Row) => string {
  const all = [...lines.slice(0, LEARNED), ...others.slice(0, LEARNED)];
  const isSort = (at: number): boolean => {
    const ofLines = new Set(lines.slice(0, LEARNED).map((record) => wordIn(record, at)));
    const words = new Set(all.map((record) => wordIn(record, at)));
    const filled = all.filter((record) => wordIn(record, at) !== '').length;
    return (
      words.size <= MOST_SORTS &&
      filled >= all.length * MOSTLY &&
      !others.some((record) => ofLines.has(wordIn(record, at)))
    );
  };
  const sort = names.findIndex((_, at) => isSort(at));
  const thing = readings.find(({ field }) => field === 'item')?.at;
  return (record) => (sort >= 0 ? wordIn(record, sort) : thing === undefined ? '' : wordIn(record, thing));
}

/** Records that frame the lines of receipts, and those of them that say what a receipt with a number comes to: none of the file's sums. */
export interface Frames {
  out: ReadonlySet<Row>;
  ofReceipts: ReadonlySet<Row>;
}
const NO_FRAMES: Frames = { out: new Set(), ofReceipts: new Set() };

/**
 * The records of receipts that frame their lines and are none: what stands above the lines for whom they are, what they come to, taxes
 * that have a record each, payments, notes. That what they come to is said receipt by receipt proves it; what the sum holds beside the
 * lines and is no tax was sold as they were. Where nothing proves it the taxes alone are none, by their names.
 */
export function framesOf(records: readonly Row[], understood: Understood): Frames {
  const { kind, readings } = understood;
  const reference = readings.find(({ field }) => field === 'order_ref')?.at;
  if (kind !== 'sale_lines') return NO_FRAMES;
  const isOwn = (record: Row) =>
    reference === undefined ? !record.every(isNothing) : !isNothing(record[reference]);
  const numbered = records.filter(isOwn);
  const isLine = linesBy(numbered, understood);
  const parts: Parts = {
    lines: numbered.filter(isLine),
    others: numbered.filter((record) => !isLine(record)),
  };
  if (parts.lines.length === 0 || parts.others.length === 0) return NO_FRAMES;
  const classOf = classesBy(parts, understood);
  const receipts =
    reference === undefined
      ? receiptsByTurns(numbered, isLine)
      : receiptsByNumber(numbered, isLine, reference);
  const whole = receipts.filter(({ lines }) => lines.length > 0).slice(0, LEARNED);
  const thing = readings.find(({ field }) => field === 'item')?.at;
  const isTax = (record: Row) =>
    isTaxName(classOf(record)) || (thing !== undefined && isTaxName(cellText(record[thing])));
  const [best] = readings
    .filter(({ field }) => AMOUNTS.includes(field))
    .flatMap((amount) => {
      const said = whole.map((one) => receiptIn(one, amount, classOf));
      const balance = balanceOf(said);
      return balance === null ? [] : [{ said, balance }];
    })
    .toSorted((one, other) => other.balance.right - one.balance.right);
  const framesIn = (out: readonly Row[]): Frames => ({
    out: new Set(out),
    ofReceipts: new Set(reference === undefined ? [] : out),
  });
  if (best === undefined) return framesIn(whole.flatMap(({ others }) => others.filter(isTax)));
  const { said, balance } = best;
  const taxes = new Set(parts.others.filter(isTax).map(classOf));
  const held = [...balance.holds].filter((name) => !taxes.has(name));
  const sold = new Set(
    held.filter(
      (name) =>
        !hasRate(
          said,
          name,
          held.filter((other) => other !== name),
        ),
    ),
  );
  const out = whole.flatMap(({ others }) => others.filter((record) => !sold.has(classOf(record))));
  const classes = new Set(out.map(classOf));
  return framesIn([...out, ...parts.others.filter((record) => classes.has(classOf(record)))]);
}
