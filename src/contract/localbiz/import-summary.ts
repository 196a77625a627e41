import { z } from 'zod';
import { id } from '#contract/primitives.ts';
import { channels } from './customers.ts';
import { importQuestion } from './import-questions.ts';
import { importKinds, tableOfFile } from './import-tables.ts';

/** Why a row of a file is left out. */
export const leftOutReasons = [
  'not-data',
  'duplicate',
  'not-a-sale',
  'unreadable',
  'other-currency',
  'other-place',
  'nobody',
  'nameless',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What is worth knowing of a file of sales. */
const noticedOfSales = z.object({
  equal_lines: z.int(),
  refunds: z.int(),
  refunded: z.int(),
  refunds_without_sale: z.int(),
  /** Of the refunds those of which the file does not say the day: they stand on the day of their sale. */
  refunds_without_day: z.int().default(0),
  after_midnight: z.int(),
  without_time: z.boolean(),
  currency_assumed: z.boolean(),
  /** Lines whose tax is what the shop's region charges on them, and lines with another tax than that or none. */
  usual_tax: z.int(),
  other_tax: z.int(),
});

/** What a file says of people, each counted once on a channel. */
const saidOnChannel = z.object({
  channel: z.enum(channels),
  /** Said yes with a day that proves it, said yes without one, said no. */
  proven: z.int(),
  unproven: z.int(),
  withdrawn: z.int(),
  /** Bought something within two years, and said nothing. */
  implied: z.int(),
});

const peopleOfFile = z.object({
  /** Nobody knows them yet; known, and the file adds something. */
  new_people: z.int(),
  changed_people: z.int(),
  with_email: z.int(),
  with_phone: z.int(),
  /** Rows about somebody who was in a row before. */
  merged_rows: z.int(),
  /** Numbers that two people with two addresses have: they stay with the first. */
  shared_phones: z.int(),
  /** Said stop before, by which they are never written to, whatever this file says. */
  stopped_before: z.int(),
  /** Whether it is a list of those who unsubscribed: it makes nobody a customer. */
  is_of_stops: z.boolean(),
  said: z.array(saidOnChannel),
});
export type PeopleOfFile = z.infer<typeof peopleOfFile>;

const thingsOfFile = z.object({
  /** Nothing that is sold is called so; by what the others were found among what is sold. */
  new_things: z.int(),
  by_sku: z.int(),
  by_gtin: z.int(),
  by_name: z.int(),
  with_price: z.int(),
  with_cost: z.int(),
  with_stock: z.int(),
  /** The file says that less than nothing is there. */
  below_nought: z.int(),
});
export type ThingsOfFile = z.infer<typeof thingsOfFile>;

const reviewsOfFile = z.object({
  /** There already, and written anew since. */
  changed: z.int(),
  with_text: z.int(),
  answered: z.int(),
  /** Of 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int()),
  recommended: z.int(),
  not_recommended: z.int(),
});
export type ReviewsOfFile = z.infer<typeof reviewsOfFile>;

/** What of a file is of one shop, by the places it names; `net` in cents for sales, null for others. */
const ofShop = z.object({
  shop_id: id,
  name: z.string(),
  places: z.array(z.string()),
  lines: z.int(),
  net: z.int().nullable(),
});

/** What a file would bring in, in cents where it is money: the dry run. */
export const stagedSummary = z.object({
  /** The till or shop system whose export it is, or `file`. */
  source: z.string(),
  kind: z.enum(importKinds),
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.string().nullable(),
      /** Without a field of its own it says the time of day of the dates beside it, or its zone. */
      beside_date: z.boolean().default(false),
      /** 0 to 1; 1 where the owner said it. */
      confidence: z.number(),
      samples: z.array(z.string()),
    }),
  ),
  /** Fields that a column may be said to be. */
  fields: z.array(z.string()),
  questions: z.array(importQuestion),
  /** Of a file with several tables each of them, in the order of the file; none of a file with one. */
  tables: z.array(tableOfFile).default([]),
  rows: z.int(),
  new_lines: z.int(),
  known_lines: z.int(),
  /** Lines of older files that this one tells otherwise: they give way to what it says. */
  replaced_lines: z.int().default(0),
  left_out: z.array(z.object({ reason: z.enum(leftOutReasons), rows: z.int() })),
  sums: z.array(
    z.object({ field: z.enum(['gross', 'discount', 'net', 'tax', 'tip']), file: z.int(), read: z.int() }),
  ),
  /** Where its places were said to be shops: what is of each; null for others. */
  shops: z.array(ofShop).nullable().default(null),
  /** Of a file of sales; null for others. */
  noticed: noticedOfSales.nullable(),
  /** Of a file of customers; null for others. */
  people: peopleOfFile.nullable().default(null),
  /** Of a catalogue or stock list; null for others. */
  things: thingsOfFile.nullable().default(null),
  /** Of reviews; null for others. */
  reviews: reviewsOfFile.nullable().default(null),
  /** Whether so many rows cannot be read that keeping the rest needs a second yes. */
  second_yes: z.boolean(),
});
export type StagedSummary = z.infer<typeof stagedSummary>;
