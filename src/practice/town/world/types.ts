import type { Bilingual, Language } from '#practice/world/types.ts';

export const trades = [
  'cafe',
  'bakery',
  'bookshop',
  'barber',
  'pet',
  'hardware',
  'pizza',
  'florist',
  'pharmacy',
  'yoga',
  'bicycle',
  'clothes',
] as const;
export type Trade = (typeof trades)[number];

export const regions = ['ON', 'QC', 'BC', 'NS', 'AB'] as const;
export type Region = (typeof regions)[number];

/** What a shop's own till or web shop is. */
export type Vendor = 'square' | 'shopify' | 'woocommerce' | 'spreadsheet';

/** `book` and `service` are taxed otherwise in some regions; `zero` is never taxed. */
export type TaxClass = 'standard' | 'zero' | 'book' | 'service';

/** `made` in the morning and thrown away at night, `bought` from a supplier and kept, or a `service` that never runs out. */
export type Kept = 'made' | 'bought' | 'service';

/** What a shop sells. Money in cents; of goods by weight the price of a kilogram, and 1,000 thousandths are one. */
export type Product = {
  sku: string;
  name: Bilingual;
  category: string;
  priceCents: number;
  costCents: number;
  /** How often it is wanted beside the others of the shop. */
  weight: number;
  tax: TaxClass;
  kept: Kept;
  byWeight: boolean;
  /** The season in which it is wanted twice as often. */
  season: 'summer' | 'winter' | null;
};

/** How a trade goes: hours in local time (over 24 is after midnight), factors on visits, shares from 0 to 1. */
export type Manner = {
  visitsADay: number;
  open: number;
  close: number;
  /** Sunday to Saturday; 0 is closed. */
  weekdays: readonly number[];
  /** January to December. */
  months: readonly number[];
  holidays: Readonly<Record<string, number>>;
  linesAVisit: number;
  tips: number;
  cash: number;
  web: number;
  /** Of visits in which the shop learns who it was. */
  known: number;
};

export type Shop = {
  id: string;
  /** Its place in the town, from 0. */
  number: number;
  /** From which all that happens there follows. */
  seed: number;
  name: string;
  trade: Trade;
  vendor: Vendor;
  region: Region;
  city: string;
  street: string;
  postcode: string;
  zone: string;
  areaCode: string;
  language: Language;
  people: number;
  manner: Manner;
  products: readonly Product[];
};

/** Whole days since 1970-01-01, as a calendar on the wall of the shop counts them. */
export type Day = number;
