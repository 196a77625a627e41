import type { ModelState } from '#contract/platform/models.ts';
import { numberFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { text } from './messages.ts';

/** "12,400 of 2,000,000" tokens. */
export const tokenWords = ({ used, tokens_per_month: limit }: ModelState): string =>
  limit === null
    ? numberFormat(pageLocale()).format(used.tokens)
    : text('tokensOf', { used: used.tokens, limit });

/** What it cost, where that is known: "US$0.42"; null when nobody said what tokens cost. */
export function costWords({ used: { cost } }: ModelState): string | null {
  if (cost === null) return null;
  const dollars = numberFormat(pageLocale(), { style: 'currency', currency: 'USD' });
  return cost > 0 && cost < 0.01 ? text('costUnder', { amount: dollars.format(0.01) }) : dollars.format(cost);
}

/** How it stands with the model: its badge, and the sentence about it where something keeps it from writing. */
export function standingOf(state: ModelState): { badge: string; isOn: boolean; sentence: string | null } {
  const { model, agreed_at: agreedAt, used, tokens_per_month: limit, rests_until: restsUntil } = state;
  if (model === null) return { badge: text('standsNone'), isOn: false, sentence: null };
  if (agreedAt === null) return { badge: text('standsOff'), isOn: false, sentence: null };
  if (limit !== null && used.tokens >= limit)
    return {
      badge: text('standsUsedUp'),
      isOn: false,
      sentence: text('usedUp'),
    };
  if (restsUntil !== null)
    return {
      badge: text('standsResting'),
      isOn: false,
      sentence: text('resting'),
    };
  return { badge: text('standsOn'), isOn: true, sentence: null };
}
