import { tableWords } from '#engines/lexicon/index.ts';
import { cellText } from '#engines/tables/table.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import { isWhole } from './taxes.ts';
import { isTaxName } from '#engines/tables/columns/told.ts';

const TAX_WORDS = [tableWords('tax column'), tableWords('tax name')];
const MOSTLY = 0.9;

/** A column of a tax, and the place of the one beside it that names it in each row; null where its own name is the tax's. */
export interface ColumnOfTax extends Pick<Column, 'name' | 'at' | 'sign'> {
  nameAt: number | null;
}

/** A file charges a handful of taxes: a column of more names names something else. */
const MOST_NAMES = 20;

const namesTax = (cell: string): boolean =>
  nameWords(cell).some((word) => TAX_WORDS.some((words) => words.has(word)));

/** Whether one column says the name of the tax in another: a text that names a tax wherever that has an amount. */
function names(name: Column, amount: Column): boolean {
  if ((name.shares['number'] ?? 0) > 0) return false;
  const rows = amount.numbers.flatMap((cents, row) => (cents === null || cents === 0 ? [] : [row]));
  const said = rows.map((row) => cellText(name.sample[row])).filter(namesTax);
  return rows.length > 0 && said.length >= rows.length * MOSTLY && new Set(said).size <= MOST_NAMES;
}

/** Each amount with the column that names it on one side of it, before or after; those without one are left out. */
const namedBeside = (amounts: readonly Column[], columns: readonly Column[], side: -1 | 1) =>
  amounts.flatMap((amount) => {
    const beside = columns.find((one) => one.at === amount.at + side && names(one, amount));
    return beside === undefined ? [] : [{ amount, nameAt: beside.at }];
  });

const taxOf = ({ name, at, sign }: Column, nameAt: number | null = null): ColumnOfTax => ({
  name,
  at,
  sign,
  nameAt,
});

/**
 * Where the taxes of rows stand, each by its name: the columns that together are the tax, where there are several. Beside a column that
 * is all of the tax, its parts are those that come to it in nearly all rows.
 */
export function taxColumns(tax: Column, columns: readonly Column[]): ColumnOfTax[] {
  if (tax.parts !== undefined) return tax.parts.map((part) => taxOf(part));
  const others = columns.filter((column) => column !== tax && column.numbers.some((value) => value !== null));
  const byColumn = others.filter(({ name }) => isTaxName(name)).map((amount) => ({ amount, nameAt: null }));
  const found = [namedBeside(others, columns, -1), namedBeside(others, columns, 1), byColumn].find(
    (parts) =>
      parts.length > 0 &&
      isWhole(
        tax,
        parts.map(({ amount }) => amount),
      ),
  );
  if (found !== undefined) return found.map(({ amount, nameAt }) => taxOf(amount, nameAt));
  const own = namedBeside([tax], columns, -1)[0] ?? namedBeside([tax], columns, 1)[0];
  return [taxOf(tax, own?.nameAt ?? null)];
}
