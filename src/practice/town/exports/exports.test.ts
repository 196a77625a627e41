import { describe, expect, test } from 'vitest';
import { exportFile, type ExportFormat } from './exports.ts';
import { beginLife, liveUntil } from '#practice/town/life/day.ts';
import type { Life } from '#practice/town/life/types.ts';
import { dayOfText } from '#practice/town/world/calendar.ts';
import { millbrook } from '#practice/town/world/shops.ts';

const opening = dayOfText('2026-11-29');
const span = { from: opening - 90, to: opening - 1 };

function lived(id: string): Life {
  const shop = millbrook(7).find((each) => each.id === id);
  if (shop === undefined) throw new Error('The town has no such shop.');
  const life = beginLife(shop, opening);
  liveUntil(life, opening - 1);
  return life;
}

/** The records of a table with quoted cells. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n"]*)(\\r?\\n|${separator}|$)`, 'g');
  for (const [, cell = '', end = ''] of text.matchAll(cells)) {
    records.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end.endsWith('\n')) records.push([]);
  }
  return records.filter(({ length }) => length > 1);
}

function named(life: Life, format: ExportFormat): Record<string, string>[] {
  const [headers = [], ...rows] = recordsOf(String(exportFile(life, format, span).content), ',');
  return rows.map((row) => Object.fromEntries(headers.map((name, place) => [name, row[place] ?? ''])));
}
const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
/** Cents of a French amount. */
const amount = (cell = '') => Math.round(Number(cell.replaceAll('\u{A0}', '').replace(',', '.')) * 100);
const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0);
const column = (rows: Record<string, string>[], name: string): number =>
  sum(rows.map((row) => cents(row[name] ?? '')));

const barber = lived('third-chair');
const bikes = lived('velo-ecluse');
const flowers = lived('fleurs-du-moulin');
const booked = ({ days }: Life) => {
  const moneys = days.filter(({ day }) => day >= span.from).map(({ money }) => money);
  const of = (
    name: 'netCents' | 'collectedCents' | 'giftSoldCents' | 'tipCents' | 'feeCents' | 'discountCents',
  ) => sum(moneys.map((money) => money[name]));
  return { of, tax: sum(moneys.flatMap(({ taxCents }) => taxCents)) };
};

describe('the files of a shop sum to its books', () => {
  test('Square’s items and transactions', () => {
    const { of, tax } = booked(barber);
    const items = named(barber, 'square-items');
    expect([column(items, 'Net Sales'), column(items, 'Tax'), column(items, 'Discounts')]).toEqual([
      of('netCents'),
      tax,
      -of('discountCents'),
    ]);
    const payments = named(barber, 'square-transactions');
    expect([column(payments, 'Total Collected'), column(payments, 'Tip'), column(payments, 'Fees')]).toEqual([
      of('collectedCents'),
      of('tipCents'),
      -of('feeCents'),
    ]);
  });

  test('Shopify’s orders, whose totals stand on the first row of each alone', () => {
    const later = {
      ...bikes,
      orders: bikes.orders.filter(({ kind, day }) => kind === 'refund' && day >= span.from),
    };
    const earlier = later.orders.filter(({ of }) => (bikes.orders[(of ?? 0) - 1]?.day ?? 0) < span.from);
    const rows = named(bikes, 'shopify-orders');
    const sales = rows.filter((row) => row['Total'] !== '' && row['Financial Status'] !== 'voided');
    // What was given back of sales before the file's first day is not in it.
    const elsewhere = sum(earlier.map(({ totalCents }) => totalCents));
    expect(column(sales, 'Total') - column(sales, 'Refunded Amount') + elsewhere).toBe(
      booked(bikes).of('collectedCents'),
    );
    expect(rows.length).toBeGreaterThan(rows.filter((row) => row['Total'] !== '').length);
  });

  test('WooCommerce’s report', () => {
    const { of } = booked(bikes);
    expect(column(named(bikes, 'woocommerce-orders'), 'Net Sales')).toBe(
      of('netCents') + of('giftSoldCents'),
    );
  });

  test('a French spreadsheet in Windows-1252, which totals its months and itself', () => {
    const { content } = exportFile(flowers, 'french-spreadsheet', span);
    if (typeof content === 'string') throw new Error('Text is no bytes of an old spreadsheet.');
    const text = new TextDecoder('windows-1252').decode(content);
    const rows = recordsOf(text, ';');
    const bills = rows.filter(([first = '']) => /^\d\d\/\d\d\/\d{4}$/.test(first));
    const months = rows.filter(([first = '']) => first.startsWith('Total '));
    const { of, tax } = booked(flowers);
    for (const part of [bills, months, rows.slice(-1)]) {
      expect(sum(part.map((row) => amount(row[8])))).toBe(of('netCents') + of('giftSoldCents'));
      expect(sum(part.map((row) => amount(row[9]) + amount(row[10])))).toBe(tax);
    }
    expect(text).toContain('Catégorie;Qté;Prix unitaire');
  });
});

describe('the files about people', () => {
  test('name who agreed and who left in lists of their own', () => {
    const addresses = (format: ExportFormat) => named(barber, format).map((row) => row['Email Address']);
    const [agreed, left] = [addresses('mailchimp-subscribed'), addresses('mailchimp-unsubscribed')];
    expect(Math.min(agreed.length, left.length)).toBeGreaterThan(5);
    expect(agreed.filter((address) => left.includes(address))).toEqual([]);
    const statuses = new Map(named(barber, 'square-customers').map((row) => [row['Email Address'], row]));
    expect(left.map((address) => statuses.get(address)?.['Email Subscription Status'])).toEqual(
      left.map(() => 'unsubscribed'),
    );
  });

  test('hold reviews in the words and language of their authors', () => {
    const { reviews } = JSON.parse(
      String(exportFile(flowers, 'google-reviews', { from: 0, to: opening }).content),
    );
    expect(reviews).toHaveLength(flowers.reviews.length);
    const comments: string[] = reviews.flatMap(({ comment }: { comment?: string }) => comment ?? []);
    expect(comments.length).toBeLessThan(reviews.length);
    expect(comments.some((text) => text.startsWith('(Translated by Google)'))).toBe(true);
    expect(new Set(comments).size / comments.length).toBeGreaterThan(0.85);
  });
});

test('Square’s item library names each thing with a cost below its price', () => {
  const things = named(barber, 'square-catalogue');
  expect(things).toHaveLength(barber.shop.products.length);
  for (const thing of things)
    expect(cents(thing['Default Unit Cost'] ?? ''), thing['Item Name']).toBeLessThan(
      cents(thing['Price'] ?? ''),
    );
});
