import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

/** The last hour at which a day of business can end. */
export const LATEST_CLOSE_HOUR = 6;

/** ISO 4217: what a Canadian shop is paid in; each has hundredths. */
export const currencies = ['CAD', 'USD', 'EUR', 'GBP'] as const;

/** How the sales of a business are counted. */
export const countingRules = z.object({
  /** Of amounts whose source names none. */
  currency: z.enum(currencies, { error: refusal(text.message('currencyMissing')) }),
  /** The hour, 0 to 6, at which a day of business ends: sales before it count for the day before. */
  close_hour: z.int().min(0).max(LATEST_CLOSE_HOUR),
});
export type CountingRules = z.infer<typeof countingRules>;

const kept = countingRules.extend({
  /** Whether sales were counted by them: currency and hour then stay as they are. */
  has_sales: z.boolean(),
});
export type KeptCountingRules = z.infer<typeof kept>;

/** How the business that the account last turned to counts its sales. */
export const counting = {
  read: businessEndpoint
    .route({ method: 'GET', path: '/business/counting', summary: 'How the sales are counted' })
    .output(kept),
  change: businessEndpoint
    .route({
      method: 'PUT',
      path: '/business/counting',
      summary: 'Change how sales are counted; owners only, currency and hour before there are sales',
    })
    .input(countingRules)
    .output(kept),
};
