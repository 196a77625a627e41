import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from '#practice/records/jsonl.ts';

const priceSchema = z.object({
  id: z.string(),
  lookupKey: z.string(),
  currency: z.string(),
  amount: z.number().int(),
  name: z.string(),
  metadata: z.record(z.string(), z.string()),
});
const customerSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  metadata: z.record(z.string(), z.string()),
  /** Whether the practice card pays. */
  cardWorks: z.boolean(),
});
const checkoutSchema = z.object({
  id: z.string(),
  customer: z.string(),
  price: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  subscription: z.string().nullable(),
});
const portalSchema = z.object({ id: z.string(), customer: z.string(), returnUrl: z.string() });
const subscriptionSchema = z.object({
  id: z.string(),
  customer: z.string(),
  item: z.string(),
  price: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  /** Milliseconds of the world's time. */
  periodStart: z.number(),
  periodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: z.number().nullable(),
  /** What begins at the end of the period, and the id of that schedule. */
  next: z.object({ schedule: z.string(), price: z.string() }).nullable(),
});
const invoiceSchema = z.object({
  id: z.string(),
  customer: z.string(),
  subscription: z.string(),
  at: z.number(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'void']),
});
const messageSchema = z.object({ id: z.string(), body: z.string(), tries: z.number().int() });

const bookSchema = z.object({
  webhook: z.object({ url: z.string(), secret: z.string() }).nullable(),
  count: z.number().int(),
  prices: z.array(priceSchema),
  customers: z.array(customerSchema),
  checkouts: z.array(checkoutSchema),
  portals: z.array(portalSchema),
  subscriptions: z.array(subscriptionSchema),
  invoices: z.array(invoiceSchema),
  messages: z.array(messageSchema),
});

export type Price = z.infer<typeof priceSchema>;
export type Customer = z.infer<typeof customerSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
export type Portal = z.infer<typeof portalSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type Book = z.infer<typeof bookSchema>;

const empty: Book = {
  webhook: null,
  count: 0,
  prices: [],
  customers: [],
  checkouts: [],
  portals: [],
  subscriptions: [],
  invoices: [],
  messages: [],
};

/** The payment provider's one book, kept in payments.json of the folder. */
export type BookFile = {
  book: Book;
  /** A name nothing else has, e.g. `sub_practice_7`. */
  name: (kind: string) => string;
  /** Writes the book down; to be called after every change. */
  save: () => void;
};

export function openBook(directory: string): BookFile {
  const path = `${directory}/payments.json`;
  const book = existsSync(path)
    ? bookSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : structuredClone(empty);
  return {
    book,
    name: (kind) => `${kind}_practice_${(book.count += 1)}`,
    save: () => replaceFile(path, JSON.stringify(book, null, 1)),
  };
}
