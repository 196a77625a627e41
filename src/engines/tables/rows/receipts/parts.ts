import { inParts, isNothing } from '#engines/tables/cells/numbers.ts';
import { numberAt } from '#engines/tables/rows/row-values.ts';
import type { Reading } from '#engines/tables/rows/row-values.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell } from '#engines/tables/table.ts';
import type { Receipt } from './balance.ts';

type Row = readonly Cell[];

/** The records of a receipt: its lines, and what stands above and below them. */
export interface Parts {
  lines: Row[];
  others: Row[];
}

/** A receipt in one of its amounts. */
export function receiptIn(
  { lines, others }: Parts,
  amount: Reading,
  classOf: (record: Row) => string,
): Receipt {
  const cents = (record: Row): number => inParts(numberAt(record[amount.at], amount) ?? 0, 100);
  const found = new Map<string, number>();
  for (const record of others)
    if (!isNothing(record[amount.at]))
      found.set(classOf(record), (found.get(classOf(record)) ?? 0) + cents(record));
  return { lines: lines.reduce((sum, record) => sum + cents(record), 0), others: found };
}

/** Receipts by their numbers. */
export function receiptsByNumber(
  numbered: readonly Row[],
  isLine: (record: Row) => boolean,
  reference: number,
): Parts[] {
  const receipts = new Map<string, Parts>();
  for (const record of numbered) {
    const number = cellText(record[reference]);
    const found = receipts.get(number) ?? { lines: [], others: [] };
    receipts.set(number, found);
    (isLine(record) ? found.lines : found.others).push(record);
  }
  return [...receipts.values()];
}

/** Receipts that nothing numbers: lines together with the records below them, up to the next line. */
export function receiptsByTurns(records: readonly Row[], isLine: (record: Row) => boolean): Parts[] {
  const receipts: Parts[] = [];
  let wasLine = false;
  for (const record of records) {
    const isOne = isLine(record);
    if ((isOne && !wasLine) || receipts.length === 0) receipts.push({ lines: [], others: [] });
    const last = receipts.at(-1);
    (isOne ? last?.lines : last?.others)?.push(record);
    wasLine = isOne;
  }
  return receipts;
}
