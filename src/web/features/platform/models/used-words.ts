import type { ModelState } from '#contract/platform/models.ts';

const whole = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'USD' });

/** "12,400 of 2,000,000" tokens. */
export const tokenWords = ({ used, tokens_per_month: limit }: ModelState): string =>
  limit === null ? whole.format(used.tokens) : `${whole.format(used.tokens)} of ${whole.format(limit)}`;

/** What it cost, where that is known: "US$0.42"; null when nobody said what tokens cost. */
export function costWords({ used: { cost } }: ModelState): string | null {
  if (cost === null) return null;
  return cost > 0 && cost < 0.01 ? `under ${dollars.format(0.01)}` : dollars.format(cost);
}
