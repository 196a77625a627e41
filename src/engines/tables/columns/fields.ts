/** What a table is about; `order_lines`: what is of the order stands in the first of its lines alone; `item_totals`: sums of a period. */
export const KINDS = [
  'sale_lines',
  'order_lines',
  'orders',
  'item_totals',
  'items',
  'customers',
  'reviews',
] as const;
export type Kind = (typeof KINDS)[number];

/** Names, written with a blank between them. */
const namesOf = (names: string): string[] => names.split(' ');

/** What a column may mean before it is known what the table is about: `person` is a customer or who wrote a review, `none` nothing we need. */
export const MEANINGS = [
  'none',
  ...namesOf('date item variant sku gtin category vendor qty stock price cost'),
  ...namesOf('gross discount net tax tip total subtotal shipping refund currency'),
  ...namesOf('order_ref line_ref source_ref status location person first_name last_name'),
  ...namesOf('email phone province spend orders last_seen consent_email consent_sms'),
  ...namesOf('stars recommends text reply'),
] as const;
export type Meaning = string;

/** A field of a typed row. */
export type Field = string;

const SALES = [
  ...namesOf('date item variant sku gtin category vendor qty gross discount net'),
  ...namesOf('tax tip total currency order_ref line_ref status location'),
];
const ORDER = ['subtotal', 'shipping', 'refund', 'consent_email'];
const own = (fields: readonly string[], others: Readonly<Record<string, Field>> = {}) => ({
  ...Object.fromEntries(fields.map((field) => [field, field])),
  ...others,
});
const OF_CUSTOMER = { person: 'customer_name', email: 'customer_email', price: 'unit_price' };

/** The field that each meaning is in a table of a kind; what is not named is not taken from it. */
export const FIELDS_OF: Readonly<Record<Kind, Readonly<Record<Meaning, Field>>>> = {
  sale_lines: own([...SALES, 'refund', 'shipping'], {
    ...OF_CUSTOMER,
    subtotal: 'net',
    source_ref: 'line_ref',
  }),
  order_lines: own([...SALES, ...ORDER], { ...OF_CUSTOMER, source_ref: 'order_ref' }),
  orders: own([...SALES.filter((field) => !['item', 'variant', 'sku', 'gtin'].includes(field)), ...ORDER], {
    ...OF_CUSTOMER,
    source_ref: 'order_ref',
  }),
  item_totals: own(
    [
      'item',
      'variant',
      'sku',
      'gtin',
      'category',
      'vendor',
      'qty',
      'gross',
      'discount',
      'net',
      'tax',
      'total',
    ],
    { subtotal: 'net', refund: 'refund', cost: 'cost', orders: 'qty' },
  ),
  items: own(
    [
      'item',
      'variant',
      'sku',
      'gtin',
      'category',
      'vendor',
      'price',
      'cost',
      'stock',
      'status',
      'source_ref',
    ],
    { qty: 'stock', location: 'location', currency: 'currency' },
  ),
  customers: own(
    [
      ...namesOf('first_name last_name email phone province spend orders last_seen'),
      ...namesOf('consent_email consent_sms source_ref'),
    ],
    {
      person: 'customer_name',
      order_ref: 'source_ref',
      line_ref: 'source_ref',
      total: 'spend',
      net: 'spend',
      gross: 'spend',
      qty: 'orders',
    },
  ),
  reviews: own(['date', 'stars', 'recommends', 'text', 'reply', 'source_ref', 'location', 'status'], {
    person: 'author',
    order_ref: 'source_ref',
    line_ref: 'source_ref',
  }),
};

/** Fields in integer cents, in integer thousandths, and in integers. */
export const MONEY: ReadonlySet<Field> = new Set([
  ...namesOf('unit_price gross discount net tax tip total subtotal shipping refund'),
  ...namesOf('price cost spend'),
]);
export const QUANTITIES: ReadonlySet<Field> = new Set(['qty', 'stock']);
export const DATES: ReadonlySet<Field> = new Set(['date', 'last_seen', 'consent_at', 'confirmed_at']);
export const CONSENTS: ReadonlySet<Field> = new Set([
  'consent_email',
  'consent_sms',
  'refused',
  'refused_sms',
]);
export const isNumber = (field: Field): boolean =>
  MONEY.has(field) || QUANTITIES.has(field) || field === 'orders';
