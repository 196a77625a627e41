import type { Field, Kind } from './fields.ts';

/**
 * How much it speaks for a meaning that a table of a kind would else be without the field: the log odds that such a table has it, from the
 * tables of `corpora/table-columns`, at most 3.
 */
export const EXPECTED: Readonly<Record<Kind, Readonly<Record<Field, number>>>> = {
  sale_lines: {
    date: 3,
    item: 3,
    net: 2,
    tax: 2,
    qty: 2.5,
    order_ref: 1.5,
    discount: 1.5,
    unit_price: 1.5,
    total: 1,
    category: 0.7,
  },
  order_lines: {
    date: 3,
    item: 3,
    qty: 3,
    order_ref: 3,
    total: 2,
    unit_price: 2,
    status: 1,
    sku: 1,
    subtotal: 1,
    tax: 1,
    customer_name: 1.4,
    variant: 1.2,
    shipping: 0.9,
  },
  orders: { date: 3, order_ref: 3, total: 2, status: 1.5, tax: 1.5, discount: 1 },
  item_totals: { item: 3, qty: 3, net: 2, gross: 1.5, discount: 1.5, category: 1 },
  items: { item: 3, price: 3, stock: 3, sku: 2, category: 2, cost: 2, vendor: 2, gtin: 1.5, variant: 1.4 },
  customers: {
    email: 3,
    phone: 3,
    first_name: 1,
    last_name: 1,
    spend: 2,
    orders: 2,
    source_ref: 2,
    province: 2,
    last_seen: 1.5,
    consent_email: 2,
    consent_sms: 1,
  },
  reviews: { text: 3, date: 3, stars: 3, author: 2, reply: 1 },
};
