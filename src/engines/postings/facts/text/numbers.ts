const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    eighteen: 18,
    twenty: 20,
    'twenty-five': 25,
    thirty: 30,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    'dix-huit': 18,
    vingt: 20,
    'vingt-cinq': 25,
    trente: 30,
  }),
);

/** Source of a pattern for a small number, in digits or in words, flat. Longest words first. */
export const SMALL_NUMBER = `\\d{1,2}(?:[.,]5)?|${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')}`;

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
