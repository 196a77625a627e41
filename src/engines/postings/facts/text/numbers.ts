import { spelledNumbers } from '#engines/language/index.ts';

/** Up to as many years, months or hours a day are told in words. */
const MOST_IN_WORDS = 30;
const WORDS = spelledNumbers(MOST_IN_WORDS);

/** Source of a pattern for a small number, in digits or in words, flat. Longest words first. */
export const SMALL_NUMBER = `\\d{1,2}(?:[.,]5)?|${[...WORDS.keys()].join('|')}`;

/** A small number in digits or in English or French words; null for another text. */
export function smallNumber(flat: string): number | null {
  const known = WORDS.get(flat);
  if (known !== undefined) return known;
  return /^\d{1,2}(?:[.,]5)?$/.test(flat) ? Number(flat.replace(',', '.')) : null;
}

/**
 * A written amount as a number: "45,000", "45 000", "93.000", "12,00,000" and "52'000" group thousands, "25.50" and "25,50"
 * have cents, "36.4125" parts of them. A dot or comma parts thousands when three digits follow it.
 */
export function amountOf(written: string): number {
  const cents = /[.,](\d{1,2}|\d{4})$/.exec(written);
  const whole = (cents === null ? written : written.slice(0, cents.index)).replace(/\D/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}
