import { entriesOf } from './rows.ts';

/** Signs and words of currencies as they stand beside an amount, flat, with their ISO 4217 code, longest first; a bare "$" stands for itself. */
export const currencyWords: readonly (readonly [sign: string, code: string])[] = entriesOf(
  'currency-words',
).map(({ word, value }) => [word, value]);
