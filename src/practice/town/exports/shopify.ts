import { idOf, numericId } from './ids.ts';
import { decimal, namedTable, type Cells } from './writing.ts';
import { shopifyOrderHeaders } from '#practice/data/town/export-headers.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { refundedCents } from '#practice/town/life/refund-index.ts';
import { GIFT_CARD, type Life, type Line, type Order } from '#practice/town/life/types.ts';
import { wallOf } from '#practice/town/world/calendar.ts';
import { consentsOf, personOf } from '#practice/town/world/persons.ts';
import { taxesOn } from '#practice/town/world/taxes.ts';

const momentOf = (life: Life, at: number): string => {
  const { date, time, offset } = wallOf(life.shop.zone, at);
  return `${date} ${time} ${offset}`;
};

function taxCells({ shop }: Life, order: Order): Cells {
  const { names, rates } = taxesOn(shop.region, order.day);
  const charged = sumsOf(order.lines).tax;
  const cells: Record<string, string> = {};
  names.forEach(({ name }, slot) => {
    const cents = charged[slot] ?? 0;
    if (cents === 0) return;
    const rate = Math.max(...Object.values(rates).map((each) => each[slot] ?? 0));
    const place = Object.keys(cells).length / 2 + 1;
    cells[`Tax ${place} Name`] = `${name} ${rate / 1000}%`;
    cells[`Tax ${place} Value`] = decimal(cents);
  });
  return cells;
}

/** Somebody as the file names them; an apostrophe keeps spreadsheets from counting with a code or a number. */
function addressCells({ shop, people }: Life, order: Order, side: 'Billing' | 'Shipping'): Cells {
  const { firstName, surname, phone } = personOf(shop, people, order.person);
  return {
    [`${side} Name`]: `${firstName} ${surname}`,
    [`${side} City`]: shop.city,
    [`${side} Zip`]: `'${shop.postcode}`,
    [`${side} Province`]: shop.region,
    [`${side} Country`]: 'CA',
    [`${side} Phone`]: phone === null ? '' : `'${phone}`,
  };
}

function lineCells({ shop }: Life, line: Line): Cells {
  const product = shop.products[line.product];
  const isGift = line.product === GIFT_CARD;
  // Of goods by weight this till sells one portion at its price.
  const pieces = product?.byWeight === true ? 1 : line.quantity / 1000;
  return {
    'Lineitem quantity': String(pieces),
    'Lineitem name': isGift
      ? `Gift Card - $${decimal(line.grossCents)}`
      : (product?.name[shop.language] ?? ''),
    'Lineitem price': decimal(Math.round(line.grossCents / pieces)),
    'Lineitem sku': isGift ? 'GIFT' : (product?.sku ?? ''),
    'Lineitem requires shipping': isGift ? 'false' : 'true',
    'Lineitem taxable': line.tax[0] + line.tax[1] === 0 ? 'false' : 'true',
    'Lineitem fulfillment status': 'fulfilled',
    'Lineitem discount': '0.00',
    Vendor: shop.name,
  };
}

const statusOf = ({ status, totalCents }: Order, givenBack: number): string => {
  if (status === 'cancelled') return 'voided';
  if (givenBack === 0) return 'paid';
  return givenBack >= totalCents ? 'refunded' : 'partially_refunded';
};

function orderCells(life: Life, order: Order, givenBack: number): Cells {
  const { shop, people } = life;
  const { discount, net, gift, tax } = sumsOf(order.lines);
  const person = order.known ? personOf(shop, people, order.person) : null;
  const agreed = person === null ? [] : consentsOf(shop, person).filter(({ channel }) => channel === 'email');
  const isPaid = order.status === 'paid';
  return {
    'Financial Status': statusOf(order, givenBack),
    'Paid at': isPaid ? momentOf(life, order.at + 1000) : '',
    'Fulfillment Status': isPaid ? 'fulfilled' : 'unfulfilled',
    'Fulfilled at': isPaid ? momentOf(life, order.at + 3_600_000) : '',
    'Accepts Marketing': agreed.at(-1)?.kind === 'opt-in' ? 'yes' : 'no',
    Currency: 'CAD',
    Subtotal: decimal(net + gift),
    Shipping: '0.00',
    Taxes: decimal(tax[0] + tax[1]),
    Total: decimal(order.totalCents),
    'Discount Code': order.discountCode ?? '',
    'Discount Amount': decimal(discount),
    'Cancelled at': isPaid ? '' : momentOf(life, order.at + 1_800_000),
    'Payment Method': order.tender === 'cash' ? 'Cash' : 'Shopify Payments',
    'Payment Reference': idOf(shop, 'payment', order.number, 24),
    'Refunded Amount': decimal(givenBack),
    'Outstanding Balance': '0.00',
    Id: numericId(shop, order.number),
    'Risk Level': 'Low',
    Source: order.channel === 'web' ? 'web' : 'pos',
    ...taxCells(life, order),
    ...(person === null
      ? {}
      : { ...addressCells(life, order, 'Billing'), ...addressCells(life, order, 'Shipping') }),
  };
}

/**
 * Shopify's orders, newest first: a row a line, what belongs to the order on its first row alone. A refund has no row, its sale says
 * what was given back until now.
 */
export function shopifyOrders(life: Life, orders: readonly Order[]): string {
  const rows = orders
    .filter(({ kind }) => kind === 'sale')
    .toReversed()
    .flatMap((order) => {
      const person = order.known ? personOf(life.shop, life.people, order.person) : null;
      const shared = {
        Name: `#${1000 + order.number}`,
        Email: person?.email ?? '',
        'Created at': momentOf(life, order.at),
      };
      return order.lines.map((line, place) => ({
        ...(place === 0 ? orderCells(life, order, refundedCents(life, order.number)) : {}),
        ...shared,
        ...lineCells(life, line),
      }));
    });
  return namedTable(shopifyOrderHeaders, rows);
}
