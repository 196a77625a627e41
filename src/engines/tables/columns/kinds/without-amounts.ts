import type { Column } from '#engines/tables/columns/columns.ts';
import type { Field, Kind } from '#engines/tables/columns/fields.ts';
import type { Question } from '#engines/tables/reading.ts';

/** Kinds whose rows come to something, with what an amount of one is before taxes and with them. */
const BEFORE_AND_WITH: Partial<Record<Kind, readonly Field[]>> = {
  sale_lines: ['net', 'total'],
  order_lines: ['subtotal', 'total'],
  orders: ['subtotal', 'total'],
};
/** Fields that say what an order, or a line, comes to. */
const AMOUNT: ReadonlySet<Field> = new Set(['gross', 'net', 'subtotal', 'total']);
const OF_LINES: ReadonlySet<Field> = new Set(['unit_price', 'qty']);
const BASES = ['gross', 'net', 'subtotal', 'total', 'price', 'spend'];
/** How much of a column is written as money, and how likely it is an amount by its name, at least. */
const [MONEY, LEAST_LIKELY] = [0.5, 0.2];

const likelihoodOf = ({ meanings }: Column): number =>
  BASES.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0);

/**
 * What a table of sales in which no column was sure to be an amount lacks: the likeliest of its columns of money has to be asked about. Where
 * there is none, no sale would come to anything (`isNothing`). Lines may be so many of a thing, or its price, alone.
 */
export function amountLacking(
  kind: Kind,
  columns: readonly Column[],
  fields: ReadonlySet<Field>,
): { questions: Question[]; isNothing: boolean } {
  const offered = BEFORE_AND_WITH[kind];
  const isSaid =
    [...fields].some((field) => AMOUNT.has(field)) ||
    (kind !== 'orders' && [...fields].some((field) => OF_LINES.has(field)));
  if (offered === undefined || isSaid) return { questions: [], isNothing: false };
  const open = columns
    .filter(
      (column) =>
        (column.meanings.get('tax') ?? 0) < MONEY &&
        (column.meanings.get('tip') ?? 0) < MONEY &&
        ((column.shares['money'] ?? 0) >= MONEY || likelihoodOf(column) >= LEAST_LIKELY),
    )
    .toSorted((one, other) => likelihoodOf(other) - likelihoodOf(one));
  const [column] = open;
  return column === undefined
    ? { questions: [], isNothing: true }
    : { questions: [{ about: 'column', header: column.name, fields: offered }], isNothing: false };
}
