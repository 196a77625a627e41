import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import { saysWithTaxes } from './before-taxes.ts';

const BASES: readonly Meaning[] = ['net', 'subtotal', 'gross', 'total'];
/** How likely a column is an amount of a sale at least to be one, how likely one before taxes, and how likely a tax. */
const [LEAST_BASE, BEFORE_TAXES, TAXED] = [0.2, 0.5, 0.4];

const likelihoodOf = ({ meanings }: Column, ...asked: readonly Meaning[]): number =>
  asked.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0);

/**
 * The columns of a list of orders, where the only amount beside taxes is the subtotal if it is said to be before them: a day book has the
 * sales of a day and their taxes, and no line for both together.
 */
export function withBaseTold(columns: readonly Column[]): readonly Column[] {
  const bases = columns.filter((column) => likelihoodOf(column, ...BASES) >= LEAST_BASE);
  const [base] = bases;
  if (base === undefined || bases.length > 1 || saysWithTaxes(base.name)) return columns;
  if (!columns.some((column) => likelihoodOf(column, 'tax') >= TAXED)) return columns;
  const before = likelihoodOf(base, 'net', 'subtotal');
  if (before < BEFORE_TAXES) return columns;
  const meanings = new Map([...base.meanings, ['subtotal', before], ['net', 0]]);
  return columns.map((column) => (column === base ? { ...column, meanings } : column));
}
