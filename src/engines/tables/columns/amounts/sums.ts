import type { Field } from '#engines/tables/columns/fields.ts';

/** Integer cents of the money fields of a row, its quantity in thousandths; null for an empty or unreadable one. */
export type Amounts = (field: Field) => number | null;

/** How much an amount may be off for each number that was rounded before: a cent. */
const CENT = 1;
const near = (one: number, other: number): boolean => Math.abs(one - other) <= CENT + 0.5;

const [LEAST_TAX, MOST_TAX] = [0.01, 0.3];

/** Says of a row whether a sum holds; null where it lacks what the sum needs. */
type Check = (amounts: Amounts) => boolean | null;

const all = (amounts: Amounts, fields: readonly Field[]): number[] | null => {
  const found = fields.map(amounts);
  return found.every((value) => value !== null) ? found : null;
};

/** Gross less a discount, whatever sign files give it: it is always nearer to nought. What adds to an amount is a tax. */
const lessDiscount = (amount: number, discount: number): number =>
  amount - Math.sign(amount) * Math.abs(discount);

/** What makes up a total beside its net: taxes, and tips and postage where they are in it. */
const totalOf =
  (base: Field): Check =>
  (amounts) => {
    const [total, net] = all(amounts, ['total', base]) ?? [];
    if (total === undefined || net === undefined) return null;
    const said = (['tax', 'tip', 'shipping'] as const).map(amounts);
    // Postage on a subtotal needs no tax; a net differs from its total by that.
    if (said.every((amount) => amount === null) || (base === 'net' && said[0] === null)) return null;
    const [tax = 0, tip = 0, shipping = 0] = said.map((amount) => amount ?? 0);
    // Nothing added to nothing says nothing.
    if (tax === 0 && tip === 0 && shipping === 0 && net === total) return null;
    const sum = net + tax;
    return [sum, sum + tip, sum + shipping, sum + tip + shipping].some((one) => near(one, total));
  };

/** Without a column for taxes they are in the total all the same. */
const totalWithTaxes: Check = (amounts) => {
  const [total, net] = all(amounts, ['total', 'net']) ?? [];
  if (total === undefined || net === undefined || amounts('tax') !== null || total === net) return null;
  return net !== 0 && total / net >= 1 && total / net <= 1 + MOST_TAX;
};

/** Sums of a period may have what was given back taken off as well. */
const grossNet: Check = (amounts) => {
  const [gross, discount, net] = all(amounts, ['gross', 'discount', 'net']) ?? [];
  if (gross === undefined || discount === undefined || net === undefined) return null;
  if (discount === 0 && gross === net) return null;
  const back = Math.abs(amounts('refund') ?? 0);
  const sum = lessDiscount(gross, discount);
  return near(sum, net) || near(sum - back, net);
};

const unitPrice: Check = (amounts) => {
  const [price, qty] = all(amounts, ['unit_price', 'qty']) ?? [];
  // Where prices hold the tax it is the total.
  const said = ['gross', 'net', 'total'].flatMap((field) => amounts(field) ?? []);
  if (price === undefined || qty === undefined || qty === 1000) return null;
  const product = (price * qty) / 1000;
  const discount = amounts('discount') ?? 0;
  // What is all of an amount that nothing else says is no discount on it.
  if (said.length === 0) return discount !== 0 && near(product, Math.abs(discount)) ? false : null;
  const sums = [product, lessDiscount(product, discount)];
  return said.some((amount) => sums.some((sum) => near(sum, amount)));
};

/** Where there is a discount it is what an amount is less than it would be. */
const discountSaid: Check = (amounts) => {
  const [price, qty, discount, net] = all(amounts, ['unit_price', 'qty', 'discount', 'net']) ?? [];
  if (price === undefined || qty === undefined || discount === undefined || net === undefined) return null;
  if (discount === 0 || amounts('gross') !== null) return null;
  return near(lessDiscount((price * qty) / 1000, discount), net);
};

/** A tax is some hundredths of what it is on, and on the same side of nought. */
const taxOfNet =
  (base: Field): Check =>
  (amounts) => {
    const [tax, net] = all(amounts, ['tax', base]) ?? [];
    if (tax === undefined || net === undefined || Math.abs(net) < 200 || tax === 0) return null;
    return tax / net >= LEAST_TAX && tax / net <= MOST_TAX;
  };

const netNotMore: Check = (amounts) => {
  const [gross, net] = all(amounts, ['gross', 'net']) ?? [];
  return gross === undefined || net === undefined ? null : Math.abs(net) <= Math.abs(gross) + CENT;
};

const costBelowPrice: Check = (amounts) => {
  const [price, cost] = all(amounts, ['price', 'cost']) ?? [];
  return price === undefined || cost === undefined ? null : cost <= price;
};

/** Sums and relations between columns, each with the fields that it joins. */
const RELATIONS: readonly { name: string; isExact: boolean; fields: readonly Field[]; check: Check }[] = [
  {
    name: 'gross less discount is net',
    isExact: true,
    fields: ['gross', 'discount', 'net'],
    check: grossNet,
  },
  { name: 'a discount is what net is less', isExact: true, fields: ['discount', 'net'], check: discountSaid },
  { name: 'net and tax are the total', isExact: true, fields: ['net', 'total'], check: totalOf('net') },
  {
    name: 'subtotal and tax are the total',
    isExact: true,
    fields: ['subtotal', 'total'],
    check: totalOf('subtotal'),
  },
  {
    name: 'price times quantity is the amount',
    isExact: true,
    fields: ['unit_price', 'qty'],
    check: unitPrice,
  },
  {
    name: 'the total is net with taxes',
    isExact: false,
    fields: ['net', 'total'],
    check: totalWithTaxes,
  },
  { name: 'tax is a part of net', isExact: false, fields: ['tax', 'net'], check: taxOfNet('net') },
  {
    name: 'tax is a part of the subtotal',
    isExact: false,
    fields: ['tax', 'subtotal'],
    check: taxOfNet('subtotal'),
  },
  { name: 'net is not more than gross', isExact: false, fields: ['gross', 'net'], check: netNotMore },
  { name: 'cost is below price', isExact: false, fields: ['price', 'cost'], check: costBelowPrice },
];

/** How often a relation holds in rows: of how many that have what it needs. */
export interface Holding {
  name: string;
  /** Whether it says an amount to the cent, not only what is more than what. */
  isExact: boolean;
  rows: number;
  holds: number;
}

/** How often each relation between the fields of a table holds. */
export const holdingsOf = (rows: readonly Amounts[], fields: ReadonlySet<Field>): Holding[] =>
  RELATIONS.filter((one) => one.fields.every((field) => fields.has(field))).map(
    ({ name, isExact, check }) => {
      const said = rows.map(check).filter((holds) => holds !== null);
      return { name, isExact, rows: said.length, holds: said.filter(Boolean).length };
    },
  );

/** Rows from which on a relation says all that it can; fewer say a part of it. */
const ALL_ROWS = 3;
/** What a relation says that holds in all rows, and how much less in each hundredth in which it fails; at least this much against. */
const EXACT = { says: 8, less: 28 };
const BOUND = { says: 1.5, less: 8 };
const AGAINST = -2.5;

/** How much a sum to the cent speaks for the columns that it joins, by the rows in which it holds of those that have what it needs. */
export const exactSupport = (holds: number, rows: number): number =>
  Math.min(1, rows / ALL_ROWS) * Math.max(AGAINST, EXACT.says - EXACT.less * (1 - holds / rows));

/** How much relations speak for the meanings of columns: those that hold for, those that fail against. */
export const supportOf = (holdings: readonly Holding[]): number =>
  holdings.reduce((sum, { rows, holds, isExact }) => {
    // Few rows prove no bound; an exact sum of two amounts is hardly ever one by chance.
    if (rows === 0 || (rows < ALL_ROWS && !isExact)) return sum;
    if (isExact) return sum + exactSupport(holds, rows);
    return sum + Math.max(AGAINST, BOUND.says - BOUND.less * (1 - holds / rows));
  }, 0);
