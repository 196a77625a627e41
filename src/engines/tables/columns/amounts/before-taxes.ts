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

/**
 * Whether the amount of orders before tax is called so, and nothing but taxes is between it and the total: a subtotal is what tips and
 * postage come on top of.
 */
export function isCalledNet(taken: ReadonlyMap<Field, Column>): boolean {
  const [column, total, tax] = [
    taken.get('net') ?? taken.get('subtotal'),
    taken.get('total'),
    taken.get('tax'),
  ];
  if (
    column === undefined ||
    total === undefined ||
    tax === undefined ||
    !saysBeforeTaxes(column.name, tax.name)
  )
    return false;
  const others = ['tip', 'shipping'].flatMap((field) => taken.get(field) ?? []);
  const rows = column.numbers.flatMap((before, row) => {
    const [all, taxes] = [total.numbers[row] ?? null, tax.numbers[row] ?? null];
    const isMore = others.some(({ numbers }) => (numbers[row] ?? 0) !== 0);
    return before === null || all === null || taxes === null || !isMore
      ? []
      : [Math.abs(before + taxes - all) < CENT];
  });
  return rows.every(Boolean);
}
