import type { Day } from '#practice/town/world/types.ts';

export const promotionKinds = [
  'pre-order',
  'bundle',
  'event',
  'quiet-hour',
  'new-item',
  'win-back',
  'overstock',
  'discount',
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** What being told of a promotion does. */
export type Effect = {
  /** Percentage points more of the people told who buy within 14 days; below 0 they are put off. */
  points: number;
  /** Of those whom it brings, the part (0 to 1) that stays away once in the two weeks after. */
  broughtForward: number;
};

export type Promotion = {
  id: string;
  shop: string;
  kind: PromotionKind;
  /** The day on which people were told; its 14 days begin on the next. */
  day: Day;
  /** Places of people in the shop. */
  told: number[];
  held: number[];
  /** Off the whole order of who was told, in whole percents, and the code it stands under. */
  percent: number;
  code: string;
  effect: Effect;
};

/** How somebody's next 28 days go in one of two worlds that share every chance. */
export type Course = {
  /** Days of visits, ascending. */
  visits: Day[];
  /** Whether one of them is in the first 14 days. */
  bought: boolean;
  /** Visits in days 15 to 28. */
  lateVisits: number;
  /** Margin in cents over 28 days of what they come for, the offer taken off. */
  marginCents: number;
};

/** Both courses of one person; only one of them comes true. */
export type Outcome = { person: number; arm: 'told' | 'held'; toldCourse: Course; heldCourse: Course };
