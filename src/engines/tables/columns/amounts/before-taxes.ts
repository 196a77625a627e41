import { tableWords } from '#engines/lexicon/index.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { nameWords } from '#engines/tables/columns/features.ts';
import type { Field } from '#engines/tables/columns/fields.ts';

const TAXES = [tableWords('tax column'), tableWords('tax name')];
const WITHOUT = tableWords('without tax');
const BEFORE = tableWords('before tax');
const TOTALS = [...tableWords('total')];
const CENT = 0.011;

const isTaxWord = (word: string | undefined): boolean =>
  word !== undefined && TAXES.some((taxes) => taxes.has(word));

/** Whether a name says that an amount is without its taxes, and not that it is a sum of some: "Ex-VAT", "Avant taxes", "Montant HT". */
export function saysBeforeTaxes(name: string, taxName: string): boolean {
  const words = nameWords(name);
  // Whatever the column of the taxes is called, they are called so elsewhere: "Tx", "Avant tx".
  const called = new Set(nameWords(taxName));
  const isTax = (word: string) => called.has(word) || isTaxWord(word);
  const isSum = TOTALS.some((total) => total.includes(' ') && ` ${words.join(' ')} `.includes(` ${total} `));
  return (
    !isSum &&
    words.some((word, at) => WITHOUT.has(word) || (BEFORE.has(word) && words.slice(at + 1).some(isTax)))
  );
}

const WITH = tableWords('with tax');
const INCLUDED = tableWords('included');

/** Whether a name says that an amount has its taxes in it: "Total TTC", "Total (VAT incl.)", "taxes comprises". */
export function saysWithTaxes(name: string): boolean {
  const words = nameWords(name);
  return words.some(
    (word, at) =>
      WITH.has(word) || (INCLUDED.has(word) && (isTaxWord(words[at - 1]) || isTaxWord(words[at + 1]))),
  );
}

/** Whether the amount of orders that a total has beside its taxes is called so: what it is before those. */
export function isCalledNet(taken: ReadonlyMap<Field, Column>): boolean {
  const [column, tax] = [taken.get('net') ?? taken.get('subtotal'), taken.get('tax')];
  return (
    column !== undefined && tax !== undefined && taken.has('total') && saysBeforeTaxes(column.name, tax.name)
  );
}

/** In how many rows a gross has to be more than its total at least. */
const LEAST_ROWS = 2;

/** Whether a total of which nothing says taxes is a gross less its discounts in all rows: a net by another name. */
export function isLeftOfGross(taken: ReadonlyMap<Field, Column>): boolean {
  const [gross, discount, total] = [taken.get('gross'), taken.get('discount'), taken.get('total')];
  if (gross === undefined || discount === undefined || total === undefined) return false;
  if (['net', 'subtotal', 'tax'].some((field) => taken.has(field))) return false;
  const rows = gross.numbers.flatMap((all, row) => {
    const [off, left] = [discount.numbers[row] ?? 0, total.numbers[row] ?? null];
    return all === null || left === null
      ? []
      : [{ off, isLeft: Math.abs(all - Math.abs(off) - left) < CENT }];
  });
  return rows.filter(({ off }) => off !== 0).length >= LEAST_ROWS && rows.every(({ isLeft }) => isLeft);
}
