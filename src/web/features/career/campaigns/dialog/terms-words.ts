import type { Campaign } from '#contract/career/campaigns.ts';
import { WORKPLACES } from '#contract/career/posting.ts';
import { amountWords, PERIOD_WORDS, WORKPLACE_WORDS } from '#web/shell/applications/terms-words.ts';

/** What a campaign asks for beside the work itself: ways of working unless any will do, and least pay. */
export function termsOf({ workplaces, leastPay }: Pick<Campaign, 'workplaces' | 'leastPay'>): {
  name: string;
  value: string;
}[] {
  const isAny = WORKPLACES.every((way) => workplaces.includes(way));
  const ways = workplaces.map((way) => WORKPLACE_WORDS[way]()).join(', ');
  return [
    ...(isAny ? [] : [{ name: 'Ways of working', value: ways }]),
    ...(leastPay === null
      ? []
      : [
          {
            name: 'Least pay',
            value: `${leastPay.currency} ${amountWords(leastPay.amount)} ${PERIOD_WORDS[leastPay.period]()}`,
          },
        ]),
  ];
}
