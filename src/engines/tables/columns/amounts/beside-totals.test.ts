import { describe, expect, test } from 'vitest';
import { totalsSay } from './beside-totals.ts';

/** Rows of amounts in cents, and of counts in thousandths. */
const said = (rows: readonly Record<string, number>[]): number =>
  totalsSay(
    rows.map((row) => (field) => row[field] ?? null),
    new Set(Object.keys(rows[0] ?? {})),
  );
const COUNTS = [1000, 2000, 6000, 12_000, 3000];

describe('an amount that would be postage', () => {
  test('is none where it is so much for each piece of a row', () => {
    const rows = COUNTS.map((qty) => ({
      qty,
      net: qty,
      shipping: qty / 100,
      tax: 50,
      total: qty + qty / 100 + 50,
    }));
    expect(said(rows)).toBeLessThan(0);
  });
  test('may be some where orders of any size pay one of a few amounts', () => {
    const rows = COUNTS.map((qty, at) => {
      const shipping = at % 2 === 0 ? 850 : 1200;
      return { qty, net: qty, shipping, tax: 50, total: qty + shipping + 50 };
    });
    expect(said(rows)).toBe(0);
  });
  test('is hardly any where the totals come right without it', () => {
    const rows = COUNTS.map((subtotal) => ({
      subtotal,
      shipping: 30 + subtotal / 40,
      tax: 50,
      total: subtotal + 50,
    }));
    expect(said(rows)).toBeLessThan(0);
  });
  test('may be some where the totals say nothing of it', () => {
    const rows = COUNTS.map((subtotal, at) => ({
      subtotal,
      shipping: 850,
      tax: 50,
      total: subtotal + 7 * at + 90,
    }));
    expect(said(rows)).toBe(0);
  });
});

describe('an amount that would have been given back', () => {
  test('was hardly so where the total that was paid is less by it', () => {
    const rows = COUNTS.map((subtotal, at) => ({
      subtotal,
      refund: -40 - at,
      tax: 50,
      total: subtotal + 50 - 40 - at,
    }));
    expect(said(rows)).toBeLessThan(0);
  });
  test('may be so beside a total that does not know of it', () => {
    const rows = COUNTS.map((subtotal) => ({ subtotal, refund: subtotal, tax: 50, total: subtotal + 50 }));
    expect(said(rows)).toBe(0);
  });
});

const less = (discounts: readonly number[]) =>
  said(discounts.map((discount) => ({ gross: 10_000, discount, net: 10_000 - discount })));
describe('a discount', () => {
  test('is none where it is more than what is left in many rows: it is a part of what was charged', () => {
    expect(less([6000, 1000, 10_000, 7500])).toBeLessThan(0);
  });
  test('is one where all of a thing is given away now and then', () => {
    expect(less([1000, 500, 1000, 2000, 10_000])).toBe(0);
  });
});
