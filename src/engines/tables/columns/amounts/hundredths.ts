import { tableWords } from '#engines/lexicon/index.ts';
import { isNothing, numberOf } from '#engines/tables/cells/numbers.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import { MONEY } from '#engines/tables/columns/fields.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Cell, Table } from '#engines/tables/table.ts';

const HUNDREDTHS = tableWords('hundredths');
/** How likely a column must be an amount, and a tax. */
const [LIKELY, LEAST_TAX] = [0.5, 0.4];
/** How many rows prove by their taxes, and how much of an amount a tax is at most. */
const [LEAST_TAXED, MOST_RATE] = [3, 0.3];
/** How many different amounts stand beside a currency at least, how many of them at most are of whole ones, and how much of a column is currencies. */
const [LEAST_DIFFERENT, WHOLE_ONES, MOSTLY] = [5, 0.5, 0.8];
const PARTS = 100;

/** Whether all numbers of a column are whole ones, some of them not nought. */
const areWhole = ({ numbers, sample }: Column): boolean =>
  numbers.some((value) => value !== null && value !== 0) &&
  numbers.every((value, row) =>
    value === null ? isNothing(sample[row]) || numberOf(sample[row], null) === null : Number.isInteger(value),
  ) &&
  sample.every((cell) => !/[.,]/.test(cellText(cell)) || numberOf(cell, null) === null);

const isCalledSo = ({ name }: Column): boolean => nameWords(name).some((word) => HUNDREDTHS.has(word));

const isAmount = ({ meanings }: Column): boolean =>
  [...meanings].reduce((sum, [meaning, value]) => sum + (MONEY.has(meaning) ? value : 0), 0) >= LIKELY;

/**
 * Whether a column is a tax on another one that was rounded to whole numbers: one rate explains all rows, and none does exactly. Who
 * charges a tax rounds it to the smallest coin there is.
 */
function isRoundedTax(tax: Column, base: Column): boolean {
  const pairs = tax.numbers.flatMap((value, row) => {
    const on = base.numbers[row] ?? null;
    return value === null || on === null || value === 0 || on === 0
      ? []
      : [{ tax: Math.abs(value), on: Math.abs(on) }];
  });
  const least = Math.max(...pairs.map(({ tax: value, on }) => (value - 0.5) / on));
  const most = Math.min(...pairs.map(({ tax: value, on }) => (value + 0.5) / on));
  const rates = new Set(pairs.map(({ tax: value, on }) => (value / on).toFixed(9)));
  return pairs.length >= LEAST_TAXED && least <= most && least > 0 && most <= MOST_RATE && rates.size > 1;
}

const holderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));
const isCurrency = ({ shares }: Column): boolean => (shares['currency'] ?? 0) >= MOSTLY;

/** Whether a column is the amount of an object that names its currency beside it, as programs write who count in the smallest coin. */
function isBesideCurrency(column: Column, columns: readonly Column[]): boolean {
  const holder = holderOf(column.name);
  const different = new Set(column.numbers.filter((value) => value !== null && value !== 0));
  const ofWhole = [...different].filter((value) => (value ?? 0) % PARTS === 0).length;
  return (
    holder !== '' &&
    columns.some((other) => isCurrency(other) && holderOf(other.name) === holder) &&
    different.size >= LEAST_DIFFERENT &&
    ofWhole <= different.size * WHOLE_ONES
  );
}

/** Whether a currency has coins of a hundredth. */
function hasHundredths(currency: string): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

/** The columns of amounts that are written in hundredths of a currency. */
function inHundredths(columns: readonly Column[], isOfProgram: boolean): Column[] {
  const whole = columns.filter(areWhole);
  if (whole.length === 0) return [];
  const currencies = columns
    .filter(isCurrency)
    .flatMap(({ sample }) => sample.map(cellText).filter((text) => text !== ''));
  if (!currencies.every((text) => !/^[A-Z]{3}$/.test(text) || hasHundredths(text))) return [];
  const amounts = whole.filter(isAmount);
  const taxes = amounts.filter(({ meanings }) => (meanings.get('tax') ?? 0) >= LEAST_TAX);
  const called = whole.filter(isCalledSo);
  const isProven =
    called.length > 0 || taxes.some((tax) => amounts.some((base) => base !== tax && isRoundedTax(tax, base)));
  if (isProven) return [...new Set([...called, ...amounts])];
  return isOfProgram ? whole.filter((column) => isBesideCurrency(column, columns)) : [];
}

const asAmount = (cell: Cell | undefined): Cell => {
  const value = numberOf(cell, null);
  return value === null ? (cell ?? null) : (value / PARTS).toFixed(2);
};

/**
 * A table whose amounts are written in whole currencies where they stand in hundredths of one: their names say so, a tax is rounded to
 * whole numbers, or each is an object with its currency. Null where there are none. `columns` are the table's as it stands.
 */
export function withoutHundredths(
  table: Table,
  { columns, dataFrom }: { columns: readonly Column[]; dataFrom: number },
): Table | null {
  const places = new Set(inHundredths(columns, table.headers !== null).map(({ at }) => at));
  if (places.size === 0) return null;
  const records = table.records.map((record, place) =>
    place < dataFrom ? record : record.map((cell, at) => (places.has(at) ? asAmount(cell) : cell)),
  );
  return { ...table, records };
}
