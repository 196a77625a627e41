import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { day, id } from '#contract/primitives.ts';
import { beyondSales, notKept } from './sales-parts.ts';
import { salesQuery } from './sales-query.ts';

/** Whether a difference is more than chance: `few` where there are under 20 cases or too few days to tell. */
const verdict = z.enum(['more', 'less', 'same', 'few']);
export type Verdict = z.infer<typeof verdict>;

/** A sum: cents, thousandths of a quantity or of a margin share, or tickets; of an open day where a day is asked for. */
const figure = z.object({
  /** Null where too little is known for a share: under 20 cases, or nothing sold. */
  value: z.int().nullable(),
  /** Lines or tickets it is made of; null where nobody counts them. */
  cases: z.int().nullable(),
  /** Open days it is of. */
  days: z.int(),
});
export type Figure = z.infer<typeof figure>;

const group = z.object({
  /** A day, the first day of a week or month, 0 to 6 for a weekday, 0 to 23 for an hour, an id, a category, a channel. */
  key: z.string(),
  /** Of items, categories and shops; else "". */
  name: z.string(),
  /** The one item whose days are its rows; null where there is none. */
  item: id.nullable(),
  now: figure,
  before: figure.nullable(),
  verdict: verdict.nullable(),
});
export type AnswerGroup = z.infer<typeof group>;

const answer = z.object({
  now: figure,
  before: figure.nullable(),
  verdict: verdict.nullable(),
  /** At most 50, in their order. */
  groups: z.array(group),
  /** How many there are in all. */
  found: z.int(),
  /** Whether the first of them is ahead of the second beyond chance; null where that cannot be tested. */
  leads: z.enum(['ahead', 'close', 'few']).nullable(),
  /** For the margin: items whose cost nobody said, what they sold for, and the largest of them. */
  left_out: z.object({
    items: z.int(),
    net: z.int(),
    largest: z.object({ id, name: z.string() }).nullable(),
  }),
});
export type Answer = z.infer<typeof answer>;

/** What words of the question were taken for, where they are written in another way there. */
const takenFor = z.object({ words: z.string(), name: z.string() });

const askReply = z.object({
  outcome: z.enum(['answered', 'which', 'not_understood', 'beyond_sales', 'not_kept']),
  shop_id: id,
  currency: z.string(),
  /** The shop's business day on which it was asked. */
  today: day,
  known_from: day.nullable(),
  known_to: day.nullable(),
  /** As it was read and answered; as far as it was read where it needs to be said which is meant; null for none. */
  query: salesQuery.nullable(),
  /** Things and shops of the query with what they are called. */
  names: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The one item that it is all about, whose days are its rows; null for none. */
  item: id.nullable(),
  taken_for: z.array(takenFor),
  /** Words of the question that are not understood, or that may mean several things. */
  words: z.array(z.string()),
  /** What they may mean: pressing one asks that. */
  choices: z.array(z.object({ name: z.string(), part: z.string(), query: salesQuery })),
  beyond: z.enum(beyondSales).nullable(),
  not_kept: z.enum(notKept).nullable(),
  answer: answer.nullable(),
  may_change: z.boolean(),
});
export type AskReply = z.infer<typeof askReply>;

/** As long as a question may be, in characters. */
export const LONGEST_QUESTION = 300;

/** Asks in words, or with the parts of a question that was read before. Its body is not kept. */
export const ask = businessEndpoint
  .meta({ access: 'account', accountKind: 'business', once: false })
  .route({
    method: 'POST',
    path: '/store/ask',
    summary: 'Answer a question about sales, asked in words or by its parts; nothing of it is kept',
  })
  .input(
    z.object({
      question: z.string().trim().max(LONGEST_QUESTION).optional(),
      query: salesQuery.optional(),
      shop: id.optional(),
    }),
  )
  .output(askReply);
