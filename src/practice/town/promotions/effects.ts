import type { Effect, PromotionKind } from './types.ts';
import { mix, normal } from '#practice/town/world/chance.ts';
import { createRandom, hash } from '#practice/world/random.ts';

/** Another effect than the usual one, for promotions of a kind or of a shop, or for all. */
export type EffectRule = {
  kind?: PromotionKind | undefined;
  shop?: string | undefined;
  points: number;
  broughtForward: number;
};

/** What each kind does on average, in percentage points; a promotion strays from it by about 1.5. */
const usual: Readonly<Record<PromotionKind, number>> = {
  'pre-order': 4,
  bundle: 2,
  event: 3,
  'quiet-hour': 1,
  'new-item': 3,
  'win-back': 5,
  overstock: 2,
  discount: 4,
};
const SPREAD = 1.5;

/** The true effect of a new promotion: by the last rule that fits it exactly, else drawn around what is usual of its kind. */
export function effectFor(
  seed: number,
  id: string,
  shop: string,
  kind: PromotionKind,
  rules: readonly EffectRule[],
): Effect {
  const rule = rules.findLast(
    (each) =>
      (each.kind === undefined || each.kind === kind) && (each.shop === undefined || each.shop === shop),
  );
  if (rule !== undefined) return { points: rule.points, broughtForward: rule.broughtForward };
  const random = createRandom(mix(hash(id), seed));
  return { points: usual[kind] + SPREAD * normal(random), broughtForward: kind === 'discount' ? 0.4 : 0.15 };
}
