import type { Field } from '#engines/tables/columns/fields.ts';
import type { Values } from './row-values.ts';

/** Amounts that are negative where money went back. */
export const MIRRORED: readonly Field[] = ['qty', 'gross', 'net', 'tax', 'total', 'subtotal'];

/** The amount that says on which side of nought a row is. */
const mainOf = (values: Values): number | null => {
  const main = values['gross'] ?? values['net'] ?? values['total'] ?? values['qty'];
  return typeof main === 'number' ? main : null;
};

/** Whether money went back: its amount is below nought. */
export const isBelowNought = (values: Values): boolean => (mainOf(values) ?? 0) < 0;

/** Brings discounts to positive on a sale, and what went back below nought, in whichever way the file writes them. */
export function giveSigns(values: Values, isBack: boolean): void {
  if (isBack && (mainOf(values) ?? 0) > 0)
    for (const field of MIRRORED) {
      const value = values[field];
      if (typeof value === 'number' && value > 0) values[field] = -value;
    }
  const { discount, gross, net } = values;
  if (typeof discount !== 'number' || discount === 0) return;
  const size = Math.abs(discount);
  if (typeof gross === 'number' && typeof net === 'number' && Math.abs(Math.abs(gross - net) - size) <= 1)
    values['discount'] = gross >= net ? size : -size;
  else {
    const amount = values['qty'] ?? gross ?? net ?? values['total'];
    values['discount'] = typeof amount === 'number' && amount < 0 ? -size : size;
  }
}
