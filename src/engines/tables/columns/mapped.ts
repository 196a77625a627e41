import type { Said } from '#engines/tables/reading.ts';
import { withoutDoubtfulTax } from './amounts/second-tax.ts';
import { withTaxesTogether } from './amounts/taxes.ts';
import type { Column } from './columns.ts';
import { consentColumns } from './consent-columns.ts';
import type { Kind } from './fields.ts';
import { withLinesNumbered } from './lines/numbered-rows.ts';
import { mapColumns } from './mapping.ts';
import type { Mapping } from './mapping.ts';

/** The columns of a table of a kind, and which field each is, by what was said of some. */
export function mapped(
  found: readonly Column[],
  kind: Kind,
  said: Said['fields'],
): { columns: readonly Column[]; mapping: Mapping } {
  const columns = kind === 'sale_lines' ? withLinesNumbered(found) : found;
  const named = kind === 'customers' ? { ...consentColumns(columns), ...said } : said;
  // A column that is said to be the tax is all of it.
  const isTaxSaid = Object.values(said ?? {}).includes('tax');
  const mapping = isTaxSaid
    ? mapColumns(columns, kind, named)
    : withoutDoubtfulTax(mapColumns(withTaxesTogether(columns), kind, named), columns);
  return { columns, mapping };
}
