import { z } from 'zod';
import { payPeriod } from '#contract/career/posting.ts';
import { day } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

const word = (most: number) =>
  z
    .string()
    .trim()
    .min(1, refusal(text.message('answerMissing')))
    .max(most);
const amount = z
  .number(refusal(text.message('amountMissing')))
  .positive(refusal(text.message('amountNotAboveZero')))
  .max(10_000_000);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal(text.message('monthWrong')));

export const noticeUnits = ['day', 'week', 'month'] as const;

/**
 * An answer in a shape that can be computed with. `notice`: a length in whole units; `pay`: what is wanted and the least,
 * in one currency (ISO 4217) and period, converted to other periods only with `hours_per_week`; `percent` of working time;
 * `places`: towns, and how many days a week at most; `licence` to drive; `list`: several words; `spans`: months in which a
 * skill was used, `to` null while it still is.
 */
export const answerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yes_no'), yes: z.boolean() }),
  z.object({ kind: z.literal('text'), text: word(2000) }),
  z.object({ kind: z.literal('day'), day }),
  z.object({
    kind: z.literal('notice'),
    amount: z
      .number(refusal(text.message('numberMissing')))
      .int()
      .min(0)
      .max(365),
    unit: z.enum(noticeUnits),
  }),
  z
    .object({
      kind: z.literal('pay'),
      currency: z.string().regex(/^[A-Z]{3}$/, refusal(text.message('currencyWrong'))),
      period: payPeriod,
      wanted: amount,
      least: amount.nullable(),
      hours_per_week: z.number().min(1).max(80).nullable(),
    })
    .refine((pay) => pay.least === null || pay.least <= pay.wanted, {
      message: refusal(text.message('leastAboveWanted')),
    }),
  z.object({
    kind: z.literal('percent'),
    percent: z
      .number(refusal(text.message('numberMissing')))
      .int()
      .min(0)
      .max(100),
  }),
  z.object({
    kind: z.literal('places'),
    anywhere: z.boolean(),
    cities: z.array(word(80)).max(30),
    days_per_week: z.number().int().min(1).max(7).nullable(),
  }),
  z.object({
    kind: z.literal('licence'),
    holds: z.boolean(),
    class: z.string().trim().max(20),
    region: z.string().trim().max(20),
  }),
  z.object({
    kind: z.literal('list'),
    items: z
      .array(word(60))
      .min(1, refusal(text.message('choiceMissing')))
      .max(20),
  }),
  z.object({
    kind: z.literal('spans'),
    spans: z
      .array(
        z.object({ from: month, to: month.nullable() }).refine(({ from, to }) => to === null || from <= to, {
          message: refusal(text.message('spanBackwards')),
        }),
      )
      .min(1, refusal(text.message('spanMissing')))
      .max(20),
  }),
]);
export type AnswerValue = z.infer<typeof answerValue>;
export type AnswerKind = AnswerValue['kind'];
