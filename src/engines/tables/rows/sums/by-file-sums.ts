import type { Cell } from '#engines/tables/table.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import type { Understood } from '#engines/tables/rows/record-values.ts';
import type { Values } from '#engines/tables/rows/row-values.ts';
import { giveSigns } from '#engines/tables/rows/signs.ts';
import { Reconciler } from './reconciling.ts';
import { unitsOf } from './units.ts';

/** Kinds whose sums tell what was sold, and those among them in which money may go back. */
const SOLD: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders', 'item_totals']);
/** Fields that may say in which state a sale is; what else is a field is no state. */
const MAY_SAY: ReadonlySet<Field> = new Set(['status', 'variant', 'category']);

/**
 * Brings accepted rows into line with the file's own lines of sums: rows that those do not count are taken out, and rows that they
 * count as money that went back are given their signs. Returns the numbers of the records that are out.
 */
export function bySumsOfFile(
  records: readonly (readonly Cell[])[],
  understood: Understood,
  { rows, notData }: { rows: Map<number, Values>; notData: ReadonlySet<number> },
): number[] {
  const { kind, readings } = understood;
  if (!SOLD.has(kind)) return [];
  const { units, sums } = unitsOf(records, understood, { rows, notData });
  if (sums.length === 0) return [];
  const taken = new Set(readings.filter(({ field }) => !MAY_SAY.has(field)).map(({ at }) => at));
  const reconciler = new Reconciler(units, taken, kind !== 'item_totals');
  const out: number[] = [];
  for (const sum of sums)
    for (const { units: changed, does } of reconciler.explain(sum, units) ?? []) {
      if (does === 'in') continue;
      for (const unit of changed) {
        const values = unit.lines.map((line) => rows.get(line)).filter((one) => one !== undefined);
        if (does === 'out') {
          unit.isIn = false;
          out.push(...unit.lines);
        } else {
          for (const one of values) giveSigns(one, true);
          unit.amounts = new Map(
            [...unit.amounts].map(([field]) => [
              field,
              values.reduce((total, one) => total + Number(one[field] ?? 0), 0),
            ]),
          );
        }
      }
    }
  for (const line of out) rows.delete(line);
  return out;
}
