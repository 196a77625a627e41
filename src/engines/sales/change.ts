/** Something that differs from before: what it is, and how sure that it is no chance. */
export interface Change {
  kind: 'week' | 'weekday' | 'item' | 'refunds' | 'discounts';
  /** The weekday, 0 for Sunday; the item; "" where neither is meant. */
  subject: string;
  name: string;
  /** How likely so much is by chance, 0 to 1. */
  p: number;
  /** What it makes a week in cents, with its 95 % range; below nought where it costs. */
  weekly: { low: number; middle: number; high: number };
  /** How many days, lines or tickets speak for it, and out of how many where it is a share. */
  cases: number;
  now: { part: number; whole: number };
  before: { part: number; whole: number };
  /** The days whose rows it rests on. */
  from: string;
  to: string;
}
