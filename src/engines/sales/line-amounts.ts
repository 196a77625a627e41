import { cashTotal, lineGross, splitByLargestRemainder } from '#engines/money/index.ts';

/** Amounts of a line in cents, below nought for what was given back; the quantity in thousandths. A discount is above nought on a sale. */
export interface LineAmounts {
  quantity: number;
  gross: number;
  discount: number;
  /** Gross less discount: before tax and tip. */
  net: number;
  tax: number;
  tip: number;
  /** What cash rounding added to or took from the total. */
  rounding: number;
}

type Row = Readonly<Record<string, string | number | boolean>>;

const numberOf = (row: Row, field: string): number | null => {
  const value = row[field];
  return typeof value === 'number' ? value : null;
};

const ONE = 1000;

/** What a total is off from its parts, where rounding it for cash explains that to the cent; else 0. */
function roundingOf(total: number | null, parts: number): number {
  if (total === null || total === parts) return 0;
  return cashTotal(parts) === total ? total - parts : 0;
}

/** The net of a row: as it is said, or what is left of a larger amount. */
function netOf(row: Row, gross: number | null, discount: number): number | null {
  const said = numberOf(row, 'net') ?? numberOf(row, 'subtotal');
  if (said !== null) return said;
  if (gross !== null) return gross - discount;
  const total = numberOf(row, 'total');
  if (total === null) return null;
  return total - (numberOf(row, 'tax') ?? 0) - (numberOf(row, 'tip') ?? 0) - (numberOf(row, 'shipping') ?? 0);
}

/** The amounts of a row, those it does not say worked out of the others; nought where nothing says them. */
export function amountsOf(row: Row, kind: 'sale_lines' | 'order_lines' | 'orders'): LineAmounts {
  const quantity = numberOf(row, 'qty') ?? (kind === 'orders' ? 0 : ONE);
  const unit = numberOf(row, 'unit_price');
  const written = numberOf(row, 'gross') ?? (unit === null ? null : lineGross(unit, quantity));
  if (kind === 'order_lines') {
    // Everything else in the row is of the order, and is split over its lines afterwards.
    const gross = written ?? numberOf(row, 'net') ?? 0;
    return { quantity, gross, discount: 0, net: gross, tax: 0, tip: 0, rounding: 0 };
  }
  const discount = numberOf(row, 'discount') ?? 0;
  const net = netOf(row, written, discount) ?? 0;
  const gross = written ?? net + discount;
  const [tax, tip] = [numberOf(row, 'tax') ?? 0, numberOf(row, 'tip') ?? 0];
  const rounding = roundingOf(numberOf(row, 'total'), net + tax + tip);
  return { quantity, gross, discount: gross - net, net, tax, tip, rounding };
}

/**
 * The lines of an order with what its first row says of all of them: discount and taxes split by largest remainder over their gross,
 * tips and rounding with the first.
 */
export function spread(lines: readonly LineAmounts[], order: Row): LineAmounts[] {
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const subtotal = numberOf(order, 'subtotal') ?? numberOf(order, 'net');
  const off = subtotal === null ? null : gross - subtotal;
  // An order's sum has a gift card in it that was sold with the lines and is none of them: what was taken off says itself then.
  const said = numberOf(order, 'discount');
  const shares = lines.map((line) => line.gross);
  const discounts = splitByLargestRemainder(
    off === null || (off < 0 && said !== null) ? (said ?? 0) : off,
    shares,
  );
  const taxes = splitByLargestRemainder(numberOf(order, 'tax') ?? 0, shares);
  const tip = numberOf(order, 'tip') ?? 0;
  const made = lines.map((line, place) => {
    const discount = discounts[place] ?? 0;
    return {
      ...line,
      discount,
      net: line.gross - discount,
      tax: taxes[place] ?? 0,
      tip: place === 0 ? tip : 0,
    };
  });
  return made;
}

const sumOf = (lines: readonly LineAmounts[], field: 'net' | 'tax' | 'tip'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/**
 * Money that an order says was given back, as a line of its own below nought; none where it says none. What was paid had tax in it: of all that
 * was paid the tax goes back with the sale, of a part of it the same share of both. Then tips; what is left beyond was no sale either, as of a
 * gift card or a parcel. Where nothing was sold all of it counts.
 */
export function givenBack(order: Row, sold: readonly LineAmounts[]): LineAmounts[] {
  const back = Math.abs(numberOf(order, 'refund') ?? 0);
  if (back === 0) return [];
  const [paidNet, paidTax, paidTip] = [sumOf(sold, 'net'), sumOf(sold, 'tax'), sumOf(sold, 'tip')];
  const paid = paidNet + paidTax;
  const [net = 0, tax = 0] =
    paid > 0 ? splitByLargestRemainder(Math.min(back, paid), [paidNet, paidTax]) : [back, 0];
  const tip = Math.max(0, Math.min(back - net - tax, paidTip));
  if (net === 0 && tax === 0 && tip === 0) return [];
  return [
    { quantity: 0, gross: 0 - net, discount: 0, net: 0 - net, tax: 0 - tax, tip: 0 - tip, rounding: 0 },
  ];
}
