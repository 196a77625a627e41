import { idOf } from '#practice/town/exports/ids.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { GIFT_CARD, type Life, type Line, type Order } from '#practice/town/life/types.ts';
import { taxesOn } from '#practice/town/world/taxes.ts';
import type { Shop } from '#practice/town/world/types.ts';

type Money = { amount: number; currency: string };
/** Cents as Square writes them. */
export const money = (amount: number): Money => ({ amount, currency: 'CAD' });
/** An instant (milliseconds) in UTC. */
export const moment = (at: number): string => new Date(at).toISOString();

export const locationId = (shop: Shop): string => idOf(shop, 'location', 0, 13);
export const orderId = (shop: Shop, number: number): string => idOf(shop, 'order', number);
export const variationId = (shop: Shop, product: number): string => idOf(shop, 'variation', product);
export const customerId = (shop: Shop, person: number): string => idOf(shop, 'customer', person);

/** A line of a sale, or of a return with amounts that are positive too. */
function lineShape(shop: Shop, line: Line, place: number) {
  const product = shop.products[line.product];
  const sign = line.quantity < 0 ? -1 : 1;
  const tax = line.tax[0] + line.tax[1];
  return {
    uid: `line-${place + 1}`,
    ...(product === undefined ? {} : { catalog_object_id: variationId(shop, line.product) }),
    name: product?.name[shop.language] ?? 'Gift Card',
    variation_name: product === undefined ? undefined : 'Regular',
    item_type: line.product === GIFT_CARD ? 'GIFT_CARD' : 'ITEM',
    quantity: String((sign * line.quantity) / 1000),
    ...(product?.byWeight === true
      ? { quantity_unit: { measurement_unit: { weight_unit: 'METRIC_KILOGRAM' }, precision: 3 } }
      : {}),
    base_price_money: money(line.unitCents),
    gross_sales_money: money(sign * line.grossCents),
    total_discount_money: money(sign * line.discountCents),
    total_tax_money: money(sign * tax),
    total_money: money(sign * (line.netCents + tax)),
  };
}

function taxShapes(shop: Shop, order: Order) {
  const charged = sumsOf(order.lines).tax;
  const { names, rates } = taxesOn(shop.region, order.day);
  return names.flatMap(({ name }, slot) => {
    const cents = Math.abs(charged[slot] ?? 0);
    if (cents === 0) return [];
    const rate = Math.max(...Object.values(rates).map((each) => each[slot] ?? 0));
    return [
      {
        uid: `tax-${slot + 1}`,
        name,
        percentage: String(rate / 1000),
        type: 'ADDITIVE',
        scope: 'LINE_ITEM',
        applied_money: money(cents),
      },
    ];
  });
}

const tenders = { card: 'CARD', cash: 'CASH', 'gift-card': 'SQUARE_GIFT_CARD' } as const;

function amounts(order: Order) {
  const sign = order.kind === 'refund' ? -1 : 1;
  const { discount, tax } = sumsOf(order.lines);
  return {
    total_money: money(sign * order.totalCents),
    tax_money: money(sign * (tax[0] + tax[1])),
    discount_money: money(sign * discount),
    tip_money: money(order.tipCents),
    service_charge_money: money(0),
  };
}

function sharedShape(shop: Shop, order: Order) {
  return {
    id: orderId(shop, order.number),
    location_id: locationId(shop),
    ...(order.known ? { customer_id: customerId(shop, order.person) } : {}),
    source: { name: order.channel === 'web' ? 'Square Online' : 'Point of Sale' },
    created_at: moment(order.at),
    updated_at: moment(order.updatedAt),
    closed_at: moment(order.at),
    state: order.status === 'cancelled' ? 'CANCELED' : 'COMPLETED',
    version: order.updatedAt === order.at ? 4 : 5,
    ...(order.roundingCents === 0
      ? {}
      : { rounding_adjustment: { name: 'Cash rounding', amount_money: money(order.roundingCents) } }),
  };
}

function discountShapes({ discountCode: name }: Order, applied_money: Money) {
  if (name === null) return [];
  return [{ uid: 'discount-1', name, type: 'FIXED_PERCENTAGE', scope: 'ORDER', applied_money }];
}

function returnShape(shop: Shop, order: Order) {
  const all = amounts(order);
  const source_order_id = orderId(shop, order.of ?? 0);
  const return_line_items = order.lines.map((line, place) => lineShape(shop, line, place));
  return {
    ...sharedShape(shop, order),
    returns: [{ source_order_id, return_line_items, return_taxes: taxShapes(shop, order) }],
    refunds: [{ id: idOf(shop, 'refund', order.number), amount_money: all.total_money, status: 'APPROVED' }],
    return_amounts: all,
    total_money: money(0),
  };
}

/** A sale as an order, or a refund as an order of returns that names the order of the sale. */
export function orderShape({ shop }: Life, order: Order) {
  if (order.kind === 'refund') return returnShape(shop, order);
  const all = amounts(order);
  const payment = idOf(shop, 'payment', order.number);
  const paid = { amount_money: all.total_money, tip_money: all.tip_money };
  return {
    ...sharedShape(shop, order),
    line_items: order.lines.map((line, place) => lineShape(shop, line, place)),
    taxes: taxShapes(shop, order),
    discounts: discountShapes(order, all.discount_money),
    total_money: all.total_money,
    total_tax_money: all.tax_money,
    total_discount_money: all.discount_money,
    total_tip_money: all.tip_money,
    net_amounts: all,
    tenders: [{ id: payment, payment_id: payment, type: tenders[order.tender], ...paid }],
  };
}
