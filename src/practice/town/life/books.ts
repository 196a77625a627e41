import type { Day } from '#practice/town/world/types.ts';

/** What a shop's till took on a day, in cents; refunds lower the day on which they happen. Sales are without tax, tips, gift cards and rounding. */
export type DayMoney = {
  grossCents: number;
  discountCents: number;
  netCents: number;
  /** Part of net, negative. */
  refundCents: number;
  taxCents: [number, number];
  tipCents: number;
  giftSoldCents: number;
  giftUsedCents: number;
  roundingCents: number;
  collectedCents: number;
  feeCents: number;
  costCents: number;
  /** Paid sales, and refunds. */
  sales: number;
  refunds: number;
};

/** A day of one product, in thousandths; a place for each product of the shop. */
export type DayGoods = {
  /** What people came for. */
  wanted: Int32Array;
  sold: Int32Array;
  /** Of what they came for and did not get: another product was taken. */
  substituted: Int32Array;
  lost: Int32Array;
  received: Int32Array;
  returned: Int32Array;
  /** What somebody said over the till's interface came or went. */
  adjusted: Int32Array;
  wasted: Int32Array;
  /** What went without anybody seeing it. */
  missing: Int32Array;
  /** What a count put right: less what had gone missing since the one before. */
  counted: Int32Array;
  /** What lies in the shop at night; of services 0. */
  left: Int32Array;
};

export type DayRecord = {
  day: Day;
  visits: number;
  /** Visits that ended with nothing bought. */
  emptyHanded: number;
  goods: DayGoods;
  money: DayMoney;
};
