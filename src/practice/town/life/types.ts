import type { DayRecord } from './books.ts';
import type { People } from '#practice/town/world/people.ts';
import type { Day, Shop } from '#practice/town/world/types.ts';
import type { Language } from '#practice/world/types.ts';

/** The place of a line that is a gift card sold and no product. */
export const GIFT_CARD = -1;

/** Money in cents, of a refund negative; the quantity in thousandths of a piece or of a kilogram. */
export type Line = {
  /** The product's place in the shop's list, or GIFT_CARD. */
  product: number;
  quantity: number;
  unitCents: number;
  grossCents: number;
  /** What was taken off, positive in a sale. */
  discountCents: number;
  netCents: number;
  /** The region's taxes in the order of their names; lines of one sale sum to what was charged on all of it. */
  tax: [number, number];
};

export type Order = {
  /** From 1, in the order in which they happened. */
  number: number;
  /** The day as the shop counts it: what is sold after midnight belongs to the evening before. */
  day: Day;
  /** Milliseconds since 1970. */
  at: number;
  /** Later than `at` where it was changed afterwards. */
  updatedAt: number;
  kind: 'sale' | 'refund';
  /** Of a refund the number of its sale. */
  of: number | null;
  /** A cancelled order was never paid and is no sale. */
  status: 'paid' | 'cancelled';
  channel: 'till' | 'web';
  /** Who bought, hidden from the shop where it did not learn it. */
  person: number;
  known: boolean;
  lines: Line[];
  discountCode: string | null;
  tipCents: number;
  /** What cash was rounded by. */
  roundingCents: number;
  tender: 'card' | 'cash' | 'gift-card';
  /** What the provider of the till kept, positive. */
  feeCents: number;
  /** Everything that was paid, rounding included. */
  totalCents: number;
};

export const aspects = [
  'quality',
  'service',
  'wait',
  'price',
  'selection',
  'cleanliness',
  'atmosphere',
  'location',
] as const;
export type Aspect = (typeof aspects)[number];

export type Opinion = { aspect: Aspect; polarity: 'pos' | 'neg' };

export type Review = {
  number: number;
  day: Day;
  at: number;
  /** What its author thinks better of, and when; until then the first stars stand. */
  edit: { at: number; stars: number } | null;
  person: number;
  language: Language;
  stars: number;
  opinions: Opinion[];
  /** A product that the text may name. */
  product: number;
  /** Whether there are words beside the stars. */
  hasText: boolean;
  reply: { text: string; at: number; state: 'PENDING' | 'APPROVED' | 'REJECTED' } | null;
};

/** What was ordered of a supplier and what came of it. */
export type Supply = {
  product: number;
  orderedOn: Day;
  ordered: number;
  promisedFor: Day;
  arrivesOn: Day;
  arrives: number;
};

/** Everything that happened in a shop. */
export type Life = {
  shop: Shop;
  people: People;
  first: Day;
  /** The next day to be lived. */
  next: Day;
  days: DayRecord[];
  orders: Order[];
  reviews: Review[];
  supplies: Supply[];
  /** Supplies that are still on their way. */
  onTheWay: Supply[];
  /** Numbers of the sales of which something will be brought back, by day. */
  returns: Map<Day, number[]>;
  /** What lies in the shop, and what of it the till believes beyond that. */
  stock: Int32Array;
  unseen: Int32Array;
  /** What gift cards sold are still worth. */
  giftCents: number;
};
