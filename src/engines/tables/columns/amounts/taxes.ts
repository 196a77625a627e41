import { inParts } from '#engines/tables/cells/numbers.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import type { Meaning } from '#engines/tables/columns/fields.ts';
import { isTaxName } from '#engines/tables/columns/told.ts';

/** How likely a column must be a tax to be one of several. */
const LEAST_LIKELY = 0.2;
/** How likely one is that its name or its rate tells. */
const TOLD = 0.9;
const CENT = 1.5;
const MOST_APART = 4;

const centsAt = ({ numbers }: Column, row: number): number | null => {
  const value = numbers[row] ?? null;
  return value === null ? null : inParts(value, 100);
};

/** Whether a column is a tax rather than anything else that we know. */
function isTax({ meanings, shares }: Column): boolean {
  const tax = meanings.get('tax') ?? 0;
  const others = [...meanings].filter(
    ([meaning]: [Meaning, number]) => meaning !== 'none' && meaning !== 'tax',
  );
  // Whole amounts of a workbook are written without cents: a tax that is told may hardly look like money.
  const isAmount = (shares['money'] ?? 0) >= 0.5 || (tax >= TOLD && (shares['number'] ?? 0) >= 0.5);
  return tax >= LEAST_LIKELY && isAmount && others.every(([, value]) => value < tax);
}

const isNamed = ({ name }: Column): boolean => isTaxName(name);

/** Whether one of some taxes is the others together in most rows. */
export function isWhole(column: Column, others: readonly Column[]): boolean {
  const held = column.numbers.map((_, row) => {
    const [whole, sum] = [
      centsAt(column, row),
      others.reduce((all, other) => all + (centsAt(other, row) ?? 0), 0),
    ];
    return whole === null || (whole === 0 && sum === 0) ? null : Math.abs(whole - sum) <= CENT;
  });
  const said = held.filter((one) => one !== null);
  return said.length > 2 && said.filter(Boolean).length * 4 >= said.length * 3;
}

const sizeOf = ({ numbers }: Column): number =>
  numbers.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);

/** Taxes on the same things are of one size: what is many times as much is what they are on. */
function ofOneSize(columns: readonly Column[]): boolean {
  const sizes = columns.map(sizeOf);
  return Math.min(...sizes) * MOST_APART >= Math.max(...sizes);
}

/** Those that may be taxes without the least likely ones, as long as some are many times as much as others. */
function alike(taxes: readonly Column[]): readonly Column[] {
  if (taxes.length < 3 || ofOneSize(taxes)) return taxes;
  const inOrder = taxes.toSorted(
    (one, other) => (other.meanings.get('tax') ?? 0) - (one.meanings.get('tax') ?? 0),
  );
  const left = new Set(inOrder.slice(0, -1));
  return alike(taxes.filter((column) => left.has(column)));
}

/** How likely a column must be an amount before or after taxes, and how much of the rows that say all have to come right. */
const [LEAST_AMOUNT, NEARLY_ALL, LEAST_ROWS] = [0.1, 0.9, 3];
const BEFORE: readonly Meaning[] = ['net', 'subtotal', 'gross'];

/** Whether an amount before taxes and some taxes come to a total, among other columns. */
function closes(taxes: readonly Column[], others: readonly Column[]): boolean {
  const amounts = (...asked: Meaning[]) =>
    others.filter(
      ({ meanings }) => asked.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0) >= LEAST_AMOUNT,
    );
  return amounts(...BEFORE).some((before) =>
    amounts('total').some((total) => {
      const held = before.numbers.flatMap((_, row) => {
        const [net, all] = [centsAt(before, row), centsAt(total, row)];
        const said = taxes.map((tax) => centsAt(tax, row));
        if (before === total || net === null || all === null || said.every((tax) => tax === null)) return [];
        return [Math.abs(net + said.reduce<number>((sum, tax) => sum + (tax ?? 0), 0) - all) <= CENT];
      });
      return held.length >= LEAST_ROWS && held.filter(Boolean).length >= held.length * NEARLY_ALL;
    }),
  );
}

/**
 * Columns among which taxes that have a column each stand as one: their sum, with the parts. Where one of them is the others together
 * it stays as it is, and the others are none.
 */
export function withTaxesTogether(columns: readonly Column[]): Column[] {
  const likely = columns.filter(isTax);
  // Where several have the name of a tax, others that may be one are none.
  const named = likely.filter(isNamed);
  const taxes = named.length > 1 ? named : alike(likely);
  const [first] = taxes;
  if (first === undefined || taxes.length < 2) return [...columns];
  const among = taxes.find((column) =>
    isWhole(
      column,
      taxes.filter((other) => other !== column),
    ),
  );
  // What is called the sum of the taxes has no tax's name.
  const whole = among ?? likely.find((column) => !taxes.includes(column) && isWhole(column, taxes));
  const rest = columns.filter((column) => !taxes.includes(column) && column !== whole);
  if (whole !== undefined) return [...rest, whole];
  // Of a tax beside the sum of all the one is that by which what is before taxes comes to a total.
  const closing = taxes.filter((column) => closes([column], rest));
  if (closing.length === 1 && !closes(taxes, rest)) return [...rest, ...closing];
  if (!taxes.every(isNamed) && !ofOneSize(taxes)) return [...columns];
  const numbers = first.numbers.map((_, row) => {
    const said = taxes.flatMap((column) => column.numbers[row] ?? []);
    return said.length === 0 ? null : said.reduce((sum, value) => sum + value, 0);
  });
  return [...rest, { ...first, numbers, parts: taxes }];
}
