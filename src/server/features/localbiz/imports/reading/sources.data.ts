import type { SalesTable } from '#engines/sales/index.ts';

/** An export of a till or shop system, told by columns that only it has. */
export interface SourceExport {
  /** The system: the same for all its exports, since they share the numbers of orders. */
  name: string;
  /** All must be there, in small letters; the first export of which they are is meant. */
  columns: readonly string[];
  kind: SalesTable['kind'];
  /** How it sells. */
  channel: 'counter' | 'web';
  /** Where its dates do not prove it. */
  dateOrder?: 'day first' | 'month first';
  /** What its columns are, by their names in small letters; of others it is worked out. */
  fields: Readonly<Record<string, string | null>>;
}

const square = {
  date: 'date',
  item: 'item',
  qty: 'qty',
  'price point name': 'variant',
  sku: 'sku',
  category: 'category',
  'gross sales': 'gross',
  discounts: 'discount',
  'net sales': 'net',
  tax: 'tax',
  tip: 'tip',
  'total collected': 'total',
  'transaction id': 'order_ref',
  'payment id': null,
  'event type': 'status',
  location: 'location',
};

export const sourceExports: readonly SourceExport[] = [
  {
    name: 'square',
    columns: ['transaction id', 'payment id', 'gross sales', 'item', 'qty'],
    kind: 'sale_lines',
    channel: 'counter',
    fields: square,
  },
  {
    name: 'square',
    columns: ['transaction id', 'payment id', 'gross sales', 'total collected'],
    kind: 'orders',
    channel: 'counter',
    fields: square,
  },
  {
    name: 'shopify',
    columns: ['lineitem name', 'lineitem quantity', 'financial status'],
    kind: 'order_lines',
    channel: 'web',
    fields: {
      name: 'order_ref',
      'created at': 'date',
      'paid at': null,
      'financial status': 'status',
      currency: 'currency',
      subtotal: 'subtotal',
      shipping: 'shipping',
      taxes: 'tax',
      total: 'total',
      'discount amount': 'discount',
      'lineitem quantity': 'qty',
      'lineitem name': 'item',
      'lineitem price': 'unit_price',
      'lineitem sku': 'sku',
      'lineitem discount': null,
      'refunded amount': 'refund',
    },
  },
  {
    name: 'clover',
    columns: ['order employee id', 'order id', 'order total'],
    kind: 'orders',
    channel: 'counter',
    fields: {
      'order date': 'date',
      'order id': 'order_ref',
      currency: 'currency',
      'tax amount': 'tax',
      tip: 'tip',
      discount: 'discount',
      'order total': 'total',
      'refunds total': 'refund',
    },
  },
  {
    name: 'toast',
    columns: ['item selection id', 'order id', 'menu item'],
    kind: 'sale_lines',
    channel: 'counter',
    dateOrder: 'month first',
    fields: {
      'order date': 'date',
      'order id': 'order_ref',
      'item selection id': 'line_ref',
      'menu item': 'item',
      'gross price': 'gross',
      discount: 'discount',
      'net price': 'net',
      qty: 'qty',
      tax: 'tax',
      location: 'location',
    },
  },
  {
    name: 'woocommerce',
    columns: ['order #', 'n. revenue (formatted)', 'net sales'],
    kind: 'orders',
    channel: 'web',
    fields: {
      date: 'date',
      'order #': 'order_ref',
      'net sales': 'net',
      'n. revenue (formatted)': null,
      status: 'status',
      'items sold': null,
    },
  },
  {
    name: 'stripe',
    columns: ['converted amount', 'converted amount refunded', 'created date (utc)'],
    kind: 'orders',
    channel: 'web',
    fields: {
      id: 'order_ref',
      'created date (utc)': 'date',
      amount: null,
      'amount refunded': null,
      currency: null,
      'converted amount': 'total',
      'converted amount refunded': 'refund',
      'converted currency': 'currency',
      fee: null,
      'taxes on fee': null,
      // Payments of the test mode are told by it; the other states are told by the name of their column.
      mode: 'status',
      status: null,
    },
  },
];
