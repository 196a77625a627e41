import { z } from 'zod';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

export const payPeriod = z.enum(['hour', 'day', 'week', 'month', 'year']);
export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export const workplace = z.enum(WORKPLACES);

/** The least a person works for, in whole units of a currency (ISO 4217). */
export const leastPay = z.object({
  amount: z
    .number(refusal(text.message('amountMissing')))
    .positive(refusal(text.message('amountNotAboveZero')))
    .max(10_000_000, refusal(text.message('payTooHigh'))),
  currency: z.string().regex(/^[A-Z]{3}$/, refusal(text.message('currencyWrong'))),
  period: payPeriod,
});
export type LeastPay = z.infer<typeof leastPay>;

/** A place taken apart, in the board's own words; a part that it does not name is null. */
export const postingPlace = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  /** A name or an ISO 3166 code, as the board writes it. */
  country: z.string().nullable(),
});
export type PostingPlace = z.infer<typeof postingPlace>;

/**
 * A job posting in the one normal form, whatever board it came from. Texts are plain: markup is stripped, and mail addresses and
 * the names of contact people are left out. The fields with a default came later; `posting.parse` completes what lacks them.
 */
export const posting = z.object({
  /** Row of the board catalogue, e.g. `practice-lever`. */
  board: z.string(),
  /** The board's name for the employer (its token in addresses). */
  tenant: z.string(),
  external_id: z.string(),
  company: z.string(),
  title: z.string(),
  /** As written: "Hamilton, Ontario", "Remote, Canada". */
  places: z.array(z.string()),
  /** `places` taken apart, in the same order; without those that only name a way of working. */
  locations: z.array(postingPlace).default([]),
  workplace: workplace.nullable(),
  /** Where a remote worker may live, as written ("Canada", "Europe"); `anywhere` for the whole world; empty: not said. */
  remote_from: z.array(z.string()).default([]),
  employment_type: z.string().nullable(),
  department: z.string().nullable(),
  /** Amounts in whole units of the currency (ISO 4217), not cents. Never a board's own guess. */
  pay: z
    .object({ min: z.number(), max: z.number(), currency: z.string(), period: payPeriod.nullable() })
    .nullable(),
  /** What the board says about pay in words ("$32 to $41 an hour"), null where it only gives figures or nothing. */
  pay_text: z.string().nullable().default(null),
  /** The language an application is written in: the posting's own where the product writes it. */
  language: z.enum(['en', 'fr']),
  /** The language of the posting itself (ISO 639-1); null when nothing tells. */
  written_in: z.string().nullable().default(null),
  /** One block of text; headings and items stand on their own lines, items start with "- ". */
  description: z.string(),
  /** The same as HTML of a few plain elements without any attribute: fit to be shown as it is. "" where only the text is known. */
  description_html: z.string().default(''),
  /** Sentences the markup hid from its readers that give orders: of no effect, and told to the person; absent: none. */
  hidden_orders: z.array(z.string()).optional(),
  /** True where the board gives the beginning of the description only. */
  is_excerpt: z.boolean().default(false),
  /** ISO 8601, null when the board does not say. */
  posted_at: z.string().nullable(),
  /** The last moment to apply, ISO 8601; null when the board does not say. */
  expires_at: z.string().nullable().default(null),
  url: z.string(),
  apply_url: z.string(),
  /** How one applies: a form the agent fills, one the person sends, by mail as the posting says, or on another site. */
  apply_by: z.enum(['form', 'assist', 'mail', 'external']).default('assist'),
  /** Who must be named beside the posting, and the link that goes with it; null where the board asks for nothing. */
  credit: z.object({ text: z.string(), url: z.string() }).nullable().default(null),
  /** What the board leaves open and the text says, each with the words that say it; absent: all is the board's own. */
  from_text: z
    .array(
      z.object({
        fact: z.enum(['pay', 'places', 'workplace', 'employment_type', 'expires_at']),
        span: z.string(),
      }),
    )
    .optional(),
});

/** What a person is offered, as far as the board or its text says. */
export const postingTerms = posting.pick({
  workplace: true,
  employment_type: true,
  pay: true,
  pay_text: true,
  expires_at: true,
  from_text: true,
});
export type PostingTerms = z.infer<typeof postingTerms>;
export type Posting = z.infer<typeof posting>;
/** What `posting.parse` completes: the fields with a default may be missing. */
export type PostingInput = z.input<typeof posting>;
