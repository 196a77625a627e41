import type { Column } from '#engines/tables/columns/columns.ts';
import { isNumber } from '#engines/tables/columns/fields.ts';
import type { Field, Meaning } from '#engines/tables/columns/fields.ts';
import type { Mapping } from '#engines/tables/columns/mapping.ts';
import { isSure } from '#engines/tables/columns/sureness.ts';
import { areTwoTaxes, mayBeSecond, rateOf } from './rates.ts';
import type { Rate } from './rates.ts';
import { comeTo } from './come-to.ts';

/** How much of a column has to be numbers, and how likely it may be one of some meanings before it is that. */
const [MOSTLY, LIKELY, SOMEWHAT] = [0.8, 0.3, 0.1];
/** How sure columns are that their rates and a total tell. */
const SURE = 0.95;
/** What a tax is on is at least so many times as much. */
const MANY_TIMES = 3;
/** How many columns beside may be in a total as well. */
const MOST_BESIDE = 3;

const BEFORE: readonly Meaning[] = ['net', 'subtotal', 'gross'];
const BESIDE: readonly Meaning[] = ['tip', 'shipping'];
const ADDED: readonly Field[] = ['tip', 'shipping'];

const likelihoodOf = ({ meanings }: Column, asked: readonly Meaning[]): number =>
  asked.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0);

const isOfNumbers = ({ shares, numbers }: Column): boolean =>
  (shares['number'] ?? 0) >= MOSTLY && numbers.some((value) => value !== null && value !== 0);

interface Rated {
  column: Column;
  rate: Rate;
}

/** Columns that are a share of an amount each, and that may be taxes by their names as well as anything else. */
function ratedBy(base: Column, columns: readonly Column[]): Rated[] {
  return columns.flatMap((column) => {
    const isOther = [...column.meanings].some(
      ([one, value]) => one !== 'none' && one !== 'tax' && value >= LIKELY && BESIDE.includes(one),
    );
    const rate = column === base || isOther || !isOfNumbers(column) ? null : rateOf(column, base);
    return rate === null ? [] : [{ column, rate }];
  });
}

/** Whether an amount comes with two others to one of the totals among columns, whatever few of the others are in that too. */
function haveTotal(base: Column, pair: readonly Column[], amounts: readonly Column[]): boolean {
  const others = amounts.filter((column) => column !== base && !pair.includes(column));
  const mayBeIn = others.toSorted((one, other) => likelihoodOf(other, BESIDE) - likelihoodOf(one, BESIDE));
  return others.some((total) =>
    comeTo(total, { base, added: pair }, mayBeIn.filter((column) => column !== total).slice(0, MOST_BESIDE)),
  );
}

/** The two columns that are taxes by their rates, as an amount before them comes with both to a total; null for none. */
function twoTaxes(columns: readonly Column[]): readonly Column[] | null {
  const amounts = columns.filter(isOfNumbers);
  for (const base of amounts.filter((column) => likelihoodOf(column, BEFORE) >= SOMEWHAT)) {
    const rated = ratedBy(base, amounts);
    for (const [at, one] of rated.entries())
      for (const other of rated.slice(at + 1)) {
        const pair = [one.column, other.column];
        if (areTwoTaxes(one.rate, other.rate) && haveTotal(base, pair, amounts)) return pair;
      }
  }
  return null;
}

/**
 * Columns where two are taxes whatever they are called: each is the same share of an amount in all rows, the two shares are those of taxes
 * that are charged together, and the amount comes with both to a total.
 */
export function withTwoTaxesTold(columns: readonly Column[]): Column[] {
  const pair = twoTaxes(columns);
  if (pair === null) return [...columns];
  return columns.map((column) => {
    if (!pair.includes(column) || (column.meanings.get('tax') ?? 0) >= SURE) return column;
    const rest = 1 - (column.meanings.get('tax') ?? 0);
    const meanings = new Map(
      [...column.meanings].map(([one, value]) => [one, (value / rest) * (1 - SURE)] as const),
    );
    return { ...column, meanings: meanings.set('tax', SURE) };
  });
}

const varietyOf = ({ numbers }: Column): number =>
  new Set(numbers.filter((value) => value !== null && value !== 0)).size;

/** Whether a column differs from row to row as a tax does: the rate of one does not, nor does the number under which one is paid. */
const isAsVaried = (column: Column, tax: Column): boolean => varietyOf(column) * 2 >= varietyOf(tax);

const sizeOf = ({ numbers }: Column): number =>
  numbers.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);

/** Whether a column is so much more than a tax that it may be what the tax is on. */
const isLarger = (column: Column, tax: Column): boolean => sizeOf(column) >= sizeOf(tax) * MANY_TIMES;

/** Whether a column that was taken for no amount may be a further tax beside those that were taken. */
function mayBeTax(left: Column, tax: Column, { fields }: Mapping): boolean {
  const [base, total] = [
    fields.get('net')?.column ?? fields.get('subtotal')?.column ?? fields.get('gross')?.column,
    fields.get('total')?.column,
  ];
  if (base === undefined) return false;
  const [taken, rate] = [rateOf(tax, base), rateOf(left, base)];
  const beside = ADDED.flatMap((field) => fields.get(field)?.column ?? []);
  if (total !== undefined && comeTo(total, { base, added: [tax] }, beside)) return false;
  // What taxes are a share of is none of them.
  if (rate === null && rateOf(tax, left) !== null && isLarger(left, tax)) return false;
  if ((left.meanings.get('tax') ?? 0) >= LIKELY && isAsVaried(left, tax)) return true;
  if (rate === null || !mayBeSecond(rate)) return false;
  if (taken !== null && areTwoTaxes(taken, rate)) return true;
  return total !== undefined && comeTo(total, { base, added: [tax, left] }, beside);
}

/** What columns are taken for, without the tax where a further one may stand beside it: a part of the taxes is never kept as all of them. */
export function withoutDoubtfulTax(mapping: Mapping, columns: readonly Column[]): Mapping {
  const tax = mapping.fields.get('tax')?.column;
  if (tax === undefined) return mapping;
  const taken = new Set(
    [...mapping.fields].flatMap(([field, { column, confidence }]) =>
      isNumber(field) && isSure(field, confidence) ? [column.at] : [],
    ),
  );
  for (const { at } of tax.parts ?? [tax]) taken.add(at);
  const left = columns.filter((column) => !taken.has(column.at) && isOfNumbers(column));
  if (!left.some((column) => mayBeTax(column, tax, mapping))) return mapping;
  return { ...mapping, fields: new Map([...mapping.fields].filter(([field]) => field !== 'tax')) };
}
