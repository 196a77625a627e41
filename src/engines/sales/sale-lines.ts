import { businessDay } from './business-day.ts';
import { amountsOf, givenBack, spread } from './line-amounts.ts';
import type { LineAmounts } from './line-amounts.ts';
import { named, namedBack, namedOver } from './named-taxes.ts';
import { ordersIn, textOf } from './orders-in.ts';
import type { NamedTax, OrderRows, ReadRow, SalesTable } from './orders-in.ts';
import { momentOnClock } from './times.ts';

/** What is brought in of a line. `item`: a thing that was sold; `order`: a whole order nobody itemised; `amount`: money given back without saying for what. */
type LineDetail = 'item' | 'order' | 'amount';

export interface SaleLine extends LineAmounts {
  /** The number of its record in the file, from 1. */
  line: number;
  /** The order's number at the source; a line without one is an order of its own. */
  orderRef: string;
  /** Tells the line from others of its order, and how many equal ones came before it in the file. */
  key: string;
  occurrence: number;
  detail: LineDetail;
  isRefund: boolean;
  /** The local day and minutes after midnight it happened; null minutes where the source says no time. */
  day: string;
  minutes: number | null;
  businessDay: string;
  item: string;
  variant: string;
  sku: string;
  category: string;
  /** Its tax by the names that the source gives: together they are `tax`, and none is nought. */
  taxes: readonly NamedTax[];
}

export interface ShopClock {
  timeZone: string;
  closeHour: number;
}

type Unkeyed = Omit<SaleLine, 'key' | 'occurrence' | 'orderRef'>;

/** Everything that a line says and that is kept of it: a line that says anything else is another one. Most have no tip and no rounding. */
function keyOf(line: Unkeyed): string {
  const { detail, day, minutes, item, variant, sku, quantity, gross, net, tax, tip, rounding } = line;
  const said = [detail, day, minutes ?? '', item, variant, sku, quantity, gross, net, tax].join('|');
  return tip === 0 && rounding === 0 ? said : `${said}|${tip}|${rounding}`;
}

/** An order of which a source says that nothing was sold, with its moment on the shop's clock. */
export type UnsoldOrder = Pick<SaleLine, 'orderRef' | 'day' | 'minutes' | 'businessDay'>;

/**
 * The orders of rows that are no sales, each moment once; those without a number or a day are left out, and those of which the same file has
 * lines of that moment.
 */
export function unsoldOrders(table: SalesTable, clock: ShopClock, sold: readonly SaleLine[]): UnsoldOrder[] {
  if (table.rows.size === 0) return [];
  const placeOf = ({ orderRef, day, minutes }: UnsoldOrder) => [orderRef, day, minutes].join('\n');
  const known = new Set(sold.map(placeOf));
  return ordersIn(table).flatMap((order) => {
    const [line] = order.ref === '' ? [] : linesOf(order, table.kind, clock);
    if (line === undefined) return [];
    const { day, minutes, businessDay: belongsTo } = line;
    const one = { orderRef: order.ref, day, minutes, businessDay: belongsTo };
    if (known.has(placeOf(one))) return [];
    known.add(placeOf(one));
    return [one];
  });
}

/**
 * The sales of a table, line by line: amounts completed from each other, the discount and taxes of an order split over its lines to the
 * cent, each with the business day of its shop. Equal lines of one order stay as many as they are, told apart by their occurrence, so
 * that the same file or one that overlaps gives the same lines again. Orders without a day are left out.
 */
export function saleLines(table: SalesTable, clock: ShopClock): SaleLine[] {
  const seen = new Map<string, number>();
  return ordersIn(table).flatMap((order) =>
    linesOf(order, table.kind, clock).map((line) => {
      const key = keyOf(line);
      const ref = order.ref === '' ? `${line.day}|${key}` : order.ref;
      const occurrence = seen.get(`${ref}\n${key}`) ?? 0;
      seen.set(`${ref}\n${key}`, occurrence + 1);
      return { ...line, key, occurrence, orderRef: order.ref === '' ? `${ref}|${occurrence}` : ref };
    }),
  );
}

/** The taxes of each line that was sold, by their names. */
function taxesOf(
  { first, rows }: OrderRows,
  kind: SalesTable['kind'],
  sold: readonly LineAmounts[],
): NamedTax[][] {
  const cents = sold.map(({ tax }) => tax);
  if (kind === 'order_lines') return namedOver(first.row.taxes ?? [], cents);
  return cents.map((tax, place) => named(rows[place]?.row.taxes ?? [], tax));
}

function linesOf(order: OrderRows, kind: SalesTable['kind'], clock: ShopClock): Unkeyed[] {
  const { first, rows } = order;
  const day = textOf(first.row.values, 'date');
  if (day === '') return [];
  const amounts = rows.map(({ row }) => amountsOf(row.values, kind));
  const sold = kind === 'order_lines' ? spread(amounts, first.row.values) : amounts;
  const back = kind === 'sale_lines' ? [] : givenBack(first.row.values, sold);
  const all = [...sold, ...back];
  const taxes = taxesOf(order, kind, sold);
  taxes.push(...back.map(({ tax }) => namedBack(taxes.flat(), tax)));
  return all.map((amount, place) => {
    const own = rows[place];
    // What is of the order happened when it did, whatever its other rows leave empty.
    const when = kind === 'order_lines' ? first.row : (own ?? first).row;
    const moment = momentOnClock(textOf(when.values, 'date') || day, when, clock.timeZone);
    // A source that says no time says business days.
    const belongsTo =
      moment.minutes === null
        ? moment.day
        : businessDay({ ...moment, minutes: moment.minutes }, clock.closeHour);
    return {
      ...lineOf(amount, own?.row ?? null, kind),
      ...moment,
      taxes: taxes[place] ?? [],
      line: (own ?? first).line,
      businessDay: belongsTo,
    };
  });
}

/** What systems call the one kind of a thing that has no others. */
const USUAL_VARIANT = /^(?:regular|default title)$/i;

/** A line with its amounts; without a row of its own it is money that went back. */
function lineOf(amount: LineAmounts, row: ReadRow | null, kind: SalesTable['kind']) {
  const of = (field: string) => (row === null ? '' : textOf(row.values, field));
  const item = of('item') || of('sku');
  const detail: LineDetail = row === null ? 'amount' : kind === 'orders' || item === '' ? 'order' : 'item';
  return {
    ...amount,
    detail,
    isRefund: row === null || row.isRefund || amount.net < 0,
    item,
    variant: USUAL_VARIANT.test(of('variant')) ? '' : of('variant'),
    sku: of('sku'),
    category: of('category'),
  };
}
