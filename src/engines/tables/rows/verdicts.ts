import { tableWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import { isHeaderAgain } from '#engines/tables/columns/header.ts';
import { isNothing } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';

/** Why a record is left out. */
export type Reason = 'not-data' | 'duplicate' | 'not-a-sale' | 'unreadable';

type Row = readonly Cell[];

const TOTALS = tableWords('total');
const OUT = tableWords('not a sale');
const VOIDS = tableWords('void column');
const PAID = tableWords('paid column');
const [YES, NO] = [tableWords('yes'), tableWords('no')];
const REFUNDS = tableWords('refund');
const GIFTS = [...tableWords('gift card')];

/** Text of a cell for comparing: folded, one blank between words, without the colon of a label. */
const plain = (cell: Cell | undefined): string =>
  fold(cellText(cell))
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\s*:+$/, '')
    .trim();

/** Whether a label says that what stands beside it is a sum: "TOTAL", "Sous-total :", "Total March 2026", "Totals (14 items)". */
export function isTotalLabel(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string') return false;
  const text = plain(cell);
  return (
    TOTALS.has(text) ||
    /^(?:grand |sub-?|sous-)?(?:total|totaux|totals|summe|totale)\b[\s:(–-]+(?:\d|\(|[\p{L}]+ \d|for |of |du |de |des |per |pour |im )/u.test(
      text,
    )
  );
}

/** A column by which records are left out as no sale: its name says void, or paid. */
export interface StateColumn {
  at: number;
  /** What in it leaves a record out. */
  outIf: 'filled' | 'no' | 'word';
}

const nameHas = (name: string, words: ReadonlySet<string>): boolean =>
  (fold(name).match(/[\p{L}-]+/gu) ?? []).some((word) => words.has(word));

/** How many different words a column of states has at most. */
const MOST_STATES = 14;

/**
 * Columns that say in which state a sale is: named so ("Void?", "Cancelled at", "Paid"), with what in them leaves a sale out, and
 * the column of the field `status`.
 */
export function stateColumns(
  names: readonly string[],
  sample: readonly Row[],
  status: number | null,
): StateColumn[] {
  return names.flatMap((name, at): StateColumn[] => {
    const said = sample.map((record) => plain(record[at])).filter((text) => text !== '');
    const isBoolean = said.length > 0 && said.every((text) => YES.has(text) || NO.has(text));
    if (nameHas(name, VOIDS) && (isBoolean || said.every((text) => /\d/.test(text))))
      return [{ at, outIf: 'filled' }];
    if (isBoolean && nameHas(name, PAID) && (fold(name).match(/\p{L}+/gu) ?? []).length < 3)
      return [{ at, outIf: 'no' }];
    const isState = at === status || /statut|status|state|etat|estado|stato|statut/.test(fold(name));
    return isState && !isBoolean && new Set(said).size <= MOST_STATES ? [{ at, outIf: 'word' }] : [];
  });
}

const isOutWord = (text: string): boolean =>
  OUT.has(text) || OUT.has(text.replace(/[_-]/g, ' ')) || OUT.has(text.split(/[\s_:(-]/)[0] ?? '');

/** Whether a state says that there was no sale: void, cancelled, still open. */
export function isNoSale(record: Row, columns: readonly StateColumn[], carried: Cell | undefined): boolean {
  if (carried !== undefined && isOutWord(plain(carried))) return true;
  return columns.some(({ at, outIf }) => {
    const text = plain(record[at]);
    if (text === '') return false;
    return outIf === 'filled' ? !NO.has(text) : outIf === 'no' ? NO.has(text) : isOutWord(text);
  });
}

/** Whether a thing or its category is a gift card: one that is sold is money kept for later. */
export const isGiftCard = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.some((cell) => {
    const text = plain(cell);
    return GIFTS.some(
      (words) => text === words || text.startsWith(`${words} `) || text.endsWith(` ${words}`),
    );
  });

/** Whether a state says that money went back. */
export const isRefund = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.some((cell) => REFUNDS.has(plain(cell)));

/** Fields without any of which a record of a kind is no data: a section's name, a page's end, a picture of a thing. */
const NEEDED: Readonly<Record<Kind, readonly (readonly Field[])[]>> = {
  sale_lines: [
    ['item', 'sku', 'gtin', 'category', 'variant'],
    ['qty', 'gross', 'net', 'total', 'unit_price'],
  ],
  order_lines: [
    ['item', 'sku', 'gtin'],
    ['qty', 'unit_price', 'gross', 'net', 'total'],
  ],
  orders: [['gross', 'net', 'total', 'subtotal', 'tax']],
  item_totals: [
    ['item', 'sku', 'gtin'],
    ['qty', 'gross', 'net', 'total'],
  ],
  items: [
    ['item', 'sku', 'gtin', 'variant'],
    ['price', 'cost', 'stock', 'sku', 'gtin', 'variant'],
  ],
  customers: [['email', 'phone', 'first_name', 'last_name', 'customer_name', 'source_ref']],
  reviews: [['stars', 'recommends', 'text']],
};

/** What of a field a record holds, by place of its column; null where the table has no such column. */
export type CellOf = (field: Field) => Cell | undefined | null;

/** A label of sums stands among the first texts of a record, where data would have a day. */
function isSum(record: Row, kind: Kind, cellOf: CellOf, isDay: (cell: Cell | undefined) => boolean): boolean {
  const labels = record.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)).slice(0, 3);
  if (!labels.some(isTotalLabel)) return false;
  const date = cellOf('date');
  if (kind === 'customers' || kind === 'reviews')
    return record.filter((cell) => !isNothing(cell)).length * 2 < record.length;
  return date === null || !isDay(date);
}

/**
 * Whether a record is none of the table's rows: empty, its header again, a sum, or without what a row of the kind is about. `isDay`
 * says whether a cell is a day.
 */
export function isNotData(
  record: Row,
  {
    kind,
    names,
    cellOf,
    isDay,
  }: { kind: Kind; names: readonly string[]; cellOf: CellOf; isDay: (cell: Cell | undefined) => boolean },
): boolean {
  if (record.every(isNothing) || isHeaderAgain(record, names)) return true;
  if (isSum(record, kind, cellOf, isDay)) return true;
  return NEEDED[kind].some((fields) => {
    const cells = fields.map(cellOf).filter((cell) => cell !== null);
    return cells.length > 0 && cells.every((cell) => isNothing(cell));
  });
}
