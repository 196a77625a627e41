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

/** How it stands with the model: its badge, and the sentence about it where something keeps it from writing. */
export function standingOf(state: ModelState): { badge: string; isOn: boolean; sentence: string | null } {
  const { model, agreed_at: agreedAt, used, tokens_per_month: limit, rests_until: restsUntil } = state;
  if (model === null) return { badge: 'None here', isOn: false, sentence: null };
  if (agreedAt === null) return { badge: 'Off', isOn: false, sentence: null };
  if (limit !== null && used.tokens >= limit)
    return {
      badge: 'Used up',
      isOn: false,
      sentence: 'What you may use in a month is used up, so I write by myself until the next one.',
    };
  if (restsUntil !== null)
    return {
      badge: 'Not answering',
      isOn: false,
      sentence:
        'It failed several times in a row, so I write by myself for now. I try it again in some minutes, without you.',
    };
  return { badge: 'On', isOn: true, sentence: null };
}
