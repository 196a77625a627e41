import { numericId } from '#practice/town/exports/ids.ts';
import { wooNumber } from '#practice/town/exports/woocommerce.ts';
import { decimal } from '#practice/town/exports/writing.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { changedAt, refundedCents, refundsOf } from '#practice/town/life/refund-index.ts';
import { GIFT_CARD, type Life, type Line, type Order } from '#practice/town/life/types.ts';
import { wallOf } from '#practice/town/world/calendar.ts';
import { personOf } from '#practice/town/world/persons.ts';
import { taxesOn } from '#practice/town/world/taxes.ts';

/** The number under which a product is known. */
export const productNumber = (place: number): number => 400 + place;

/** A time as WooCommerce gives it twice: on the shop's clock and in UTC, neither with a zone. */
export function dates(name: string, zone: string, at: number) {
  const { date, time } = wallOf(zone, at);
  return { [name]: `${date}T${time}`, [`${name}_gmt`]: new Date(at).toISOString().slice(0, 19) };
}

function lineShape({ shop }: Life, line: Line, place: number) {
  const product = shop.products[line.product];
  const tax = line.tax[0] + line.tax[1];
  return {
    id: place + 1,
    name: product?.name[shop.language] ?? 'Gift Card',
    product_id: line.product === GIFT_CARD ? 399 : productNumber(line.product),
    variation_id: 0,
    // Of goods by weight the shop sells one portion.
    quantity: product?.byWeight === true ? Math.sign(line.quantity) : line.quantity / 1000,
    tax_class: '',
    subtotal: decimal(line.grossCents),
    subtotal_tax: decimal(tax),
    total: decimal(line.netCents),
    total_tax: decimal(tax),
    sku: product?.sku ?? 'GIFT',
    price: line.unitCents / 100,
    meta_data: [],
  };
}

/** A refund of an order; its amount is positive, its lines are negative. */
export function wooRefund(life: Life, refund: Order) {
  return {
    id: wooNumber(refund.number),
    parent_id: wooNumber(refund.of ?? 0),
    ...dates('date_created', life.shop.zone, refund.at),
    amount: decimal(0 - refund.totalCents),
    reason: 'Returned goods',
    line_items: refund.lines.map((line, place) => lineShape(life, line, place)),
  };
}

/** What became of a sale, as WooCommerce calls it. */
export function wooStatus(life: Life, order: Order): string {
  if (order.status === 'cancelled') return 'cancelled';
  const isRefunded = refundedCents(life, order.number) >= order.totalCents;
  return isRefunded ? 'refunded' : 'completed';
}

/** A sale as an order; its refunds are named below it. */
export function wooOrder(life: Life, order: Order) {
  const { shop, people } = life;
  const { discount, tax } = sumsOf(order.lines);
  const { names, rates } = taxesOn(shop.region, order.day);
  const person = order.known ? personOf(shop, people, order.person) : null;
  return {
    id: wooNumber(order.number),
    number: String(wooNumber(order.number)),
    order_key: `wc_order_${numericId(shop, order.number)}`,
    created_via: order.channel === 'web' ? 'checkout' : 'pos',
    status: wooStatus(life, order),
    currency: 'CAD',
    ...dates('date_created', shop.zone, order.at),
    ...dates('date_modified', shop.zone, changedAt(life, order)),
    ...dates('date_paid', shop.zone, order.at + 1000),
    discount_total: decimal(discount),
    shipping_total: '0.00',
    total: decimal(order.totalCents),
    total_tax: decimal(tax[0] + tax[1]),
    prices_include_tax: false,
    customer_id: person === null ? 0 : person.place + 1,
    billing: {
      first_name: person?.firstName ?? '',
      last_name: person?.surname ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      state: person === null ? '' : shop.region,
      country: 'CA',
    },
    payment_method: order.tender === 'cash' ? 'cod' : 'woocommerce_payments',
    line_items: order.lines.map((line, place) => lineShape(life, line, place)),
    tax_lines: names.flatMap(({ name }, slot) => {
      const cents = tax[slot as 0 | 1];
      const rate = Math.max(...Object.values(rates).map((each) => each[slot] ?? 0));
      return cents === 0
        ? []
        : [{ id: slot + 1, label: name, rate_percent: rate / 1000, tax_total: decimal(cents) }];
    }),
    fee_lines: [
      { id: 1, name: 'Tip', total: decimal(order.tipCents) },
      { id: 2, name: 'Cash rounding', total: decimal(order.roundingCents) },
    ].filter(({ total }) => total !== '0.00'),
    coupon_lines:
      order.discountCode === null ? [] : [{ id: 1, code: order.discountCode, discount: decimal(discount) }],
    refunds: refundsOf(life, order.number).map((refund) => ({
      id: wooNumber(refund.number),
      reason: '',
      total: decimal(refund.totalCents),
    })),
    // As plug-ins leave them: nobody asked for it.
    meta_data: [{ id: 1, key: '_pos_register', value: 'Counter 1' }],
  };
}
