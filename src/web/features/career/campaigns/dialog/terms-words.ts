import type { Campaign } from '#contract/career/campaigns.ts';
import { WORKPLACES } from '#contract/career/posting.ts';
import { payAmount, WORKPLACE_WORDS } from '#web/shell/applications/terms-words.ts';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

/** What a campaign asks for beside the work itself: ways of working unless any will do, and least pay. */
export function termsOf({ workplaces, leastPay }: Pick<Campaign, 'workplaces' | 'leastPay'>): {
  name: string;
  value: string;
}[] {
  const isAny = WORKPLACES.every((way) => workplaces.includes(way));
  const ways = listed(workplaces.map((way) => WORKPLACE_WORDS[way]()));
  return [
    ...(isAny ? [] : [{ name: text('waysOfWorking'), value: ways }]),
    ...(leastPay === null
      ? []
      : [
          {
            name: text('leastPay'),
            value: text('leastPayWords', {
              amount: payAmount(leastPay.amount, leastPay.currency),
              period: leastPay.period,
            }),
          },
        ]),
  ];
}
