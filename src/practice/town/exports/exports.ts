import { squareCatalogue } from './catalogue.ts';
import { mailchimp, squareCustomers } from './customers.ts';
import { googleReviews } from './reviews.ts';
import { shopifyOrders } from './shopify.ts';
import { frenchSpreadsheet } from './spreadsheet.ts';
import { squareItems, squareTransactions } from './square.ts';
import { wooOrders } from './woocommerce.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import type { Day } from '#practice/town/world/types.ts';

export const exportFormats = [
  'square-items',
  'square-transactions',
  'square-customers',
  'square-catalogue',
  'shopify-orders',
  'woocommerce-orders',
  'google-reviews',
  'french-spreadsheet',
  'mailchimp-subscribed',
  'mailchimp-unsubscribed',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** The days that are asked for, both included. */
type Span = { from: Day; to: Day };

const isIn =
  ({ from, to }: Span) =>
  ({ day }: { day: Day }): boolean =>
    from <= day && day <= to;
const ordersIn = (life: Life, span: Span): Order[] => life.orders.filter(isIn(span));
const paidIn = (life: Life, span: Span): Order[] =>
  ordersIn(life, span).filter(({ status }) => status === 'paid');

const CSV = 'text/csv; charset=utf-8';

/** Of each layout the file's name before the day, its type, and its writer. */
const writers: Readonly<
  Record<
    ExportFormat,
    readonly [name: string, type: string, (life: Life, span: Span) => ExportFile['content']]
  >
> = {
  'square-items': ['items', CSV, (life, span) => squareItems(life, paidIn(life, span))],
  'square-transactions': ['transactions', CSV, (life, span) => squareTransactions(life, paidIn(life, span))],
  'square-customers': ['customers', CSV, (life) => squareCustomers(life)],
  'square-catalogue': ['catalog', CSV, (life) => squareCatalogue(life)],
  'shopify-orders': ['orders_export', CSV, (life, span) => shopifyOrders(life, ordersIn(life, span))],
  'woocommerce-orders': ['orders', CSV, (life, span) => wooOrders(life, ordersIn(life, span))],
  'google-reviews': [
    'reviews',
    'application/json',
    (life, span) => googleReviews(life, life.reviews.filter(isIn(span))),
  ],
  'french-spreadsheet': [
    'ventes',
    'text/csv; charset=windows-1252',
    (life, span) => frenchSpreadsheet(life, ordersIn(life, span)),
  ],
  'mailchimp-subscribed': ['subscribed_members_export', CSV, (life) => mailchimp(life, 'subscribed')],
  'mailchimp-unsubscribed': ['unsubscribed_members_export', CSV, (life) => mailchimp(life, 'unsubscribed')],
};

/**
 * What an owner downloads from a vendor: the shop's orders or reviews of some days, or its customers and catalogue as they are now. Any shop can be
 * had in any layout.
 */
export function exportFile(life: Life, format: ExportFormat, span: Span): ExportFile {
  const [name, type, contentOf] = writers[format];
  const until = textOfDay(Math.min(span.to, life.next - 1));
  return {
    name: `${name}-${until}.${type === 'application/json' ? 'json' : 'csv'}`,
    type,
    content: contentOf(life, span),
  };
}
