/** A till or shop system, told by columns that only its exports have. */
export interface SourceSystem {
  name: string;
  /** All of one of these lists must be there, in small letters. */
  columns: readonly (readonly string[])[];
  /** How it sells. */
  channel: 'counter' | 'web';
  /** What its columns are, by their names in small letters; of others it is worked out. */
  fields: Readonly<Record<string, string | null>>;
}

export const sourceSystems: readonly SourceSystem[] = [
  {
    name: 'square',
    columns: [['transaction id', 'payment id', 'gross sales']],
    channel: 'counter',
    fields: {
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
    },
  },
  {
    name: 'shopify',
    columns: [['lineitem name', 'financial status']],
    channel: 'web',
    fields: {
      name: 'order_ref',
      'created at': 'date',
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
      'refunded amount': 'refund',
    },
  },
  {
    name: 'clover',
    columns: [['order employee id', 'order id']],
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
    columns: [
      ['item selection id', 'order id'],
      ['check id', 'order id'],
    ],
    channel: 'counter',
    fields: {
      'order date': 'date',
      'order id': 'order_ref',
      'menu item': 'item',
      'gross price': 'gross',
      discount: 'discount',
      'net price': 'net',
      qty: 'qty',
      tax: 'tax',
    },
  },
  {
    name: 'woocommerce',
    columns: [['order #', 'n. revenue (formatted)']],
    channel: 'web',
    fields: { date: 'date', 'order #': 'order_ref', 'net sales': 'net', status: 'status' },
  },
  {
    name: 'stripe',
    columns: [['converted amount', 'amount refunded']],
    channel: 'web',
    fields: {},
  },
];
