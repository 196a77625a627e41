import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Understood } from './record-values.ts';
import type { Reading } from './row-values.ts';
import { taxesOf } from './table-row.ts';

type Row = readonly Cell[];

/** Codes in a column of types whose lines are no sales. */
export interface TypeCodes {
  at: number;
  out: ReadonlySet<string>;
}

/** Records by which codes are learned. */
const LEARNED = 5000;
const CODE = /^\p{L}{1,4}$/u;
/** How much of the lines of receipts has a code, and how many different codes lines of sales have at most. */
const [MOSTLY, MOST_CODES] = [0.9, 7];
/** How many receipts have to balance at least, and how much of those that were paid. */
const [LEAST_BALANCED, LEAST_SHARE] = [3, 0.7];
const CENT = 0.015;

/** What stands in a receipt: its lines with their codes and amounts, and what was paid. */
interface Receipt {
  lines: { code: string; amount: number }[];
  paid: number;
}

/** A line's amount with its taxes; null where it says none. */
function amountOf(record: Row, { readings, taxes }: Understood): number | null {
  const read = (field: string): number | null => {
    const found = readings.find((one) => one.field === field);
    return found === undefined ? null : numberOf(record[found.at], found.sign);
  };
  const total = read('total');
  if (total !== null) return total;
  const net = read('net') ?? read('gross');
  return net === null ? null : taxesOf(record, taxes).reduce((sum, { cents }) => sum + cents / 100, net);
}

const isAmount = (cell: Cell | undefined) =>
  (typeof cell === 'number' || /[.,]\d{2}(?!\d)/.test(cellText(cell))) && numberOf(cell, null) !== null;

/** The column in which nearly all payments have an amount with cents. */
function paidAt(payments: readonly Row[], places: readonly number[]): number | undefined {
  return places.find(
    (at) => payments.filter((record) => isAmount(record[at])).length >= payments.length * MOSTLY,
  );
}

/** All choices among some codes, those of fewest first. */
const choicesAmong = (codes: readonly string[]): Set<string>[] =>
  Array.from(
    { length: 2 ** codes.length },
    (_, choice) => new Set(codes.filter((_code, at) => Math.floor(choice / 2 ** at) % 2 === 1)),
  ).toSorted((one, other) => one.size - other.size);

/** The codes whose lines come to what was paid, receipt by receipt; null where too few balance. */
function balancing(receipts: readonly Receipt[], codes: readonly string[]): ReadonlySet<string> | null {
  const paid = receipts.filter((one) => one.paid !== 0 && one.lines.length > 0);
  const balanced = (chosen: ReadonlySet<string>): number =>
    paid.filter(({ lines, paid: sum }) => {
      const sales = lines.reduce((total, { code, amount }) => total + (chosen.has(code) ? amount : 0), 0);
      return Math.abs(sales - sum) < CENT;
    }).length;
  const counted = choicesAmong(codes).map((chosen) => ({ chosen, count: balanced(chosen) }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count >= LEAST_BALANCED && best.count >= paid.length * LEAST_SHARE ? best.chosen : null;
}

/**
 * Learns from a till's journal of receipts which codes in a column of types are sales: those whose lines come to what was paid. Lines
 * of a code that is in no such sum (void, suspended) are none. Null where the table has no lines of payments, or nothing balances.
 */
export function typeCodes(
  records: readonly Row[],
  understood: Understood,
  sold: (record: Row) => boolean,
): TypeCodes | null {
  const { names, readings, kind } = understood;
  const receipt: Reading | undefined = readings.find(({ field }) => field === 'order_ref');
  if (receipt === undefined || kind !== 'sale_lines') return null;
  const numbered = [
    ...new Map(records.slice(0, LEARNED).map((record) => [JSON.stringify(record), record])).values(),
  ].filter(
    (record) => !isNothing(record[receipt.at]) && record.filter((cell) => !isNothing(cell)).length > 4,
  );
  const [lines, payments] = [numbered.filter(sold), numbered.filter((record) => !sold(record))];
  const places = names.map((_, at) => at);
  const at = places.find((place) => {
    const coded = numbered.filter((record) => CODE.test(cellText(record[place])));
    const ofPayments = new Set(payments.map((record) => cellText(record[place])));
    return (
      coded.length >= numbered.length * MOSTLY &&
      !lines.some((record) => ofPayments.has(cellText(record[place])))
    );
  });
  const paid = paidAt(payments, places);
  if (payments.length < LEAST_BALANCED || at === undefined || paid === undefined) return null;
  const codes = [...new Set(lines.map((record) => cellText(record[at])))];
  if (codes.length < 2 || codes.length > MOST_CODES) return null;
  const receipts = new Map<string, Receipt>();
  for (const record of numbered) {
    const number = cellText(record[receipt.at]);
    const found = receipts.get(number) ?? { lines: [], paid: 0 };
    receipts.set(number, found);
    if (sold(record))
      found.lines.push({ code: cellText(record[at]), amount: amountOf(record, understood) ?? 0 });
    else found.paid += numberOf(record[paid], receipt.sign) ?? 0;
  }
  const sales = balancing([...receipts.values()], codes);
  return sales === null ? null : { at, out: new Set(codes.filter((code) => !sales.has(code))) };
}
