import type { Cell } from '#engines/tables/table.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import type { Understood } from '#engines/tables/rows/record-values.ts';
import type { Values } from '#engines/tables/rows/row-values.ts';
import { giveSigns } from '#engines/tables/rows/signs.ts';
import type { Reason } from '#engines/tables/rows/verdicts.ts';
import { Reconciler } from './reconciling.ts';
import type { Change } from './scopes.ts';
import { stateWords } from './states.ts';
import { unitsOf } from './units.ts';
import { wordsBySums } from './words-by-sums.ts';

/** Kinds whose sums tell what was sold. */
const SOLD: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders', 'item_totals']);
/** Fields that may say in which state a sale is; what else is a field is no state. */
const MAY_SAY: ReadonlySet<Field> = new Set(['status', 'variant', 'category', 'sku']);

/** What a file's own lines of sums say of its records. */
export interface BySums {
  /** Rows that they do not count. */
  out: number[];
  /** Records that are such lines and come right, though they look like rows that cannot be read. */
  sums: number[];
}

/** Carries a change out on the rows; the numbers of those that are out. */
function carryOut({ units, does }: Change, rows: ReadonlyMap<number, Values>): number[] {
  if (does === 'out') {
    for (const unit of units) unit.isIn = false;
    return units.flatMap(({ lines }) => lines);
  }
  for (const unit of does === 'back' ? units : []) {
    const values = unit.lines.map((line) => rows.get(line)).filter((one) => one !== undefined);
    for (const one of values) giveSigns(one, true);
    for (const field of unit.amounts.keys())
      unit.amounts.set(
        field,
        values.reduce((sum, one) => sum + Number(one[field] ?? 0), 0),
      );
  }
  return [];
}

/**
 * Brings accepted rows into line with the file's own lines of sums: rows that those do not count are taken out, and rows that they
 * count as money that went back are given their signs.
 */
export function bySumsOfFile(
  records: readonly (readonly Cell[])[],
  understood: Understood,
  {
    rows,
    reasons,
    frames,
  }: {
    rows: Map<number, Values>;
    reasons: ReadonlyMap<number, Reason>;
    frames: ReadonlySet<readonly Cell[]>;
  },
): BySums {
  const { kind, readings } = understood;
  const found: BySums = { out: [], sums: [] };
  if (!SOLD.has(kind)) return found;
  const { units, sums } = unitsOf(records, understood, { rows, reasons, frames });
  if (sums.length === 0) return found;
  const taken = new Set(readings.filter(({ field }) => !MAY_SAY.has(field)).map(({ at }) => at));
  const mayBeBack = kind !== 'item_totals';
  const states = stateWords(units, taken);
  const learned = states
    .map((state) => wordsBySums(state, units, { sums, mayBeBack }))
    .toSorted((one, other) => other.gains - one.gains)[0];
  for (const change of learned?.changes ?? []) found.out.push(...carryOut(change, rows));
  const reconciler = new Reconciler(states, mayBeBack);
  for (const sum of sums) {
    const changes = reconciler.explain(sum, units);
    for (const change of changes ?? []) found.out.push(...carryOut(change, rows));
    if (changes !== null) found.sums.push(sum.line);
  }
  for (const line of found.out) rows.delete(line);
  return found;
}
