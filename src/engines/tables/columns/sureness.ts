import type { Column } from './columns.ts';
import { CONSENTS, DATES, isNumber } from './fields.ts';
import type { Field } from './fields.ts';
import type { Mapping } from './mapping.ts';

/** Under this a column is left out rather than taken for what it may not be; a wrong text does less harm than a wrong amount. */
const [LEAST_SURE, LEAST_SURE_OF_TEXT] = [0.5, 0.3];
export const isSure = (field: Field, confidence: number): boolean =>
  confidence >=
  (isNumber(field) || DATES.has(field) || CONSENTS.has(field) ? LEAST_SURE : LEAST_SURE_OF_TEXT);

/** What a column was taken for; of several taxes each is one. */
export function fieldOfColumn(
  column: Column,
  { fields }: Mapping,
  taxes: readonly Column[],
): { header: string; field: Field | null; confidence: number } {
  const tax = fields.get('tax');
  const isTax = tax !== undefined && isSure('tax', tax.confidence) && taxes.includes(column);
  if (isTax) return { header: column.name, field: 'tax', confidence: tax.confidence };
  const [field, found] = [...fields].find(([, one]) => one.column === column) ?? [];
  return field !== undefined && found !== undefined && isSure(field, found.confidence)
    ? { header: column.name, field, confidence: found.confidence }
    : { header: column.name, field: null, confidence: column.meanings.get('none') ?? 0 };
}
