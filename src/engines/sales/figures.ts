/** What a shop sold on one business day, through all channels, in cents. */
export interface DayFigures {
  day: string;
  net: number;
  tickets: number;
  lines: number;
  /** Lines that gave money back, and what they came to, above nought. */
  refundLines: number;
  refunded: number;
  /** Lines that were sold for less than their price, and how much less in all. */
  discountLines: number;
  discount: number;
}

/** What one item sold on one day; days without it are not among them. */
export interface ItemDay {
  item: string;
  name: string;
  day: string;
  net: number;
  lines: number;
}

/** Everything that one look takes in: days of one shop and its items. */
export interface ShopFigures {
  days: readonly DayFigures[];
  items: readonly ItemDay[];
}
