import { z } from 'zod';
import { payPeriod } from '#contract/career/posting.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import { amount, hours } from './answer-parts.ts';

/**
 * What is wanted, the least and the most of it, in one currency (ISO 4217) and period. It is converted to other periods only
 * where that `converts` it, by the hours of a week.
 */
export const payAnswer = z
  .object({
    kind: z.literal('pay'),
    currency: z.string().regex(/^[A-Z]{3}$/, refusal(text.message('currencyWrong'))),
    period: payPeriod,
    wanted: amount,
    least: amount.nullable(),
    most: amount.nullable().default(null),
    hours_per_week: hours.nullable(),
    converts: z.boolean().default(false),
  })
  .refine((pay) => pay.least === null || pay.least <= pay.wanted, {
    message: refusal(text.message('leastAboveWanted')),
    path: ['least'],
  })
  .refine((pay) => pay.most === null || pay.most >= pay.wanted, {
    message: refusal(text.message('mostBelowWanted')),
    path: ['most'],
  })
  .refine((pay) => !pay.converts || pay.hours_per_week !== null, {
    message: refusal(text.message('hoursMissing')),
    path: ['hours_per_week'],
  });
