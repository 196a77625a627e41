import { z } from 'zod';
import { promotionKinds } from '#practice/town/promotions/types.ts';

const effectFields = {
  /** Percentage points of the people told; also 0 and below. */
  points: z.number().min(-100).max(100),
  broughtForward: z.number().min(0).max(1).default(0),
};

export const effectRuleSchema = z.strictObject({
  kind: z.enum(promotionKinds).optional(),
  shop: z.string().optional(),
  ...effectFields,
});

const day = z.int();
const promotionSchema = z.object({
  id: z.string(),
  shop: z.string(),
  kind: z.enum(promotionKinds),
  day,
  told: z.array(z.int()),
  held: z.array(z.int()),
  percent: z.int(),
  code: z.string(),
  effect: z.object(effectFields),
});

/** What is done to the town from outside; all else follows from the seed. `day` is the first day that feels it. */
export const deedSchema = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('opened'), seed: z.int(), day }),
  z.object({ deed: z.literal('clock'), offset: z.number() }),
  z.object({ deed: z.literal('effect'), rule: effectRuleSchema }),
  z.object({ deed: z.literal('promotion'), promotion: promotionSchema }),
  z.object({ deed: z.literal('stock'), shop: z.string(), day, product: z.int(), quantity: z.int() }),
  z.object({
    deed: z.literal('words'),
    shop: z.string(),
    product: z.int(),
    words: z.record(z.string(), z.string()),
  }),
  z.object({
    deed: z.literal('reply'),
    shop: z.string(),
    review: z.int(),
    text: z.string().nullable(),
    at: z.number(),
  }),
  z.object({
    deed: z.literal('trouble'),
    shop: z.string(),
    day,
    kind: z.enum(['old-refunds', 'edited-orders']),
    times: z.int(),
  }),
]);
export type Deed = z.infer<typeof deedSchema>;
export type DeedOf<Kind extends Deed['deed']> = Extract<Deed, { deed: Kind }>;
