/** Dollars with at most two places after a point or a comma, with or without a dollar sign. */
const AMOUNT = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*\$?$/;
const HUNDREDTHS = 100;

/** What somebody typed as an amount, in cents: "2.5", "2,50", "$2.50"; null for what is none. */
export function typedCents(typed: string): number | null {
  const [, dollars, rest] = AMOUNT.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars) * HUNDREDTHS + Number((rest ?? '').padEnd(2, '0'));
}

/** Cents as they are typed: "2.50". */
export const centsTyped = (cents: number): string => (cents / HUNDREDTHS).toFixed(2);
