import type { Thing } from './execute.ts';
import { gid, moment, money, orderGid } from './ids.ts';
import { within } from './lists.ts';
import { numericId } from '#practice/town/exports/ids.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { changedAt, refundedCents, refundsOf } from '#practice/town/life/refund-index.ts';
import { GIFT_CARD, type Life, type Line, type Order } from '#practice/town/life/types.ts';
import { taxesOn } from '#practice/town/world/taxes.ts';
import type { Shop } from '#practice/town/world/types.ts';

function taxLines(shop: Shop, day: number, charged: readonly number[]): Thing[] {
  const { names, rates } = taxesOn(shop.region, day);
  return names.flatMap(({ name }, slot) => {
    const rate = Math.max(...Object.values(rates).map((each) => each[slot] ?? 0)) / 100_000;
    const cents = charged[slot] ?? 0;
    return cents === 0
      ? []
      : [{ __typename: 'TaxLine', title: name, rate, ratePercentage: rate * 100, priceSet: money(cents) }];
  });
}

function lineThing({ shop }: Life, order: Order, line: Line, place: number): Thing {
  const product = shop.products[line.product];
  const isGift = line.product === GIFT_CARD;
  const pieces = product?.byWeight === true ? 1 : Math.abs(line.quantity / 1000);
  const name = product?.name[shop.language] ?? 'Gift Card';
  return {
    __typename: 'LineItem',
    id: gid('LineItem', `${numericId(shop, order.number)}${place}`),
    title: name,
    name,
    quantity: pieces,
    currentQuantity: pieces,
    sku: isGift ? null : (product?.sku ?? null),
    isGiftCard: isGift,
    taxable: line.tax[0] + line.tax[1] !== 0,
    variant: isGift
      ? null
      : {
          __typename: 'ProductVariant',
          id: gid('ProductVariant', line.product + 1),
          sku: product?.sku ?? null,
        },
    product: isGift ? null : { __typename: 'Product', id: gid('Product', line.product + 1) },
    originalUnitPriceSet: money(Math.round(Math.abs(line.grossCents) / pieces)),
    originalTotalSet: money(Math.abs(line.grossCents)),
    discountedTotalSet: money(Math.abs(line.grossCents)),
    discountAllocations: [
      { __typename: 'DiscountAllocation', allocatedAmountSet: money(Math.abs(line.discountCents)) },
    ],
    taxLines: taxLines(
      shop,
      order.day,
      line.tax.map((cents) => Math.abs(cents)),
    ),
  };
}

function refundThing(life: Life, refund: Order): Thing {
  const sale = life.orders[(refund.of ?? 0) - 1];
  return {
    __typename: 'Refund',
    id: gid('Refund', numericId(life.shop, refund.number)),
    createdAt: moment(refund.at),
    note: 'Returned goods',
    totalRefundedSet: money(0 - refund.totalCents),
    refundLineItems: () =>
      within(refund.lines, (line) => ({
        __typename: 'RefundLineItem',
        quantity: Math.abs(line.quantity / 1000),
        subtotalSet: money(0 - line.netCents),
        totalTaxSet: money(0 - line.tax[0] - line.tax[1]),
        lineItem: lineThing(
          life,
          sale ?? refund,
          line,
          sale?.lines.findIndex(({ product }) => product === line.product) ?? 0,
        ),
      })),
  };
}

/** A sale as an order; refunds hang on it. `customer` gives what the shop knows of who bought, or null. */
export function orderThing(life: Life, order: Order, customer: () => Thing | null): Thing {
  const { shop } = life;
  const { discount, net, gift, tax } = sumsOf(order.lines);
  const givenBack = refundedCents(life, order.number);
  const isPaid = order.status === 'paid';
  return {
    __typename: 'Order',
    id: orderGid(shop, order.number),
    legacyResourceId: numericId(shop, order.number),
    name: `#${1000 + order.number}`,
    createdAt: moment(order.at),
    processedAt: moment(order.at),
    updatedAt: moment(changedAt(life, order)),
    cancelledAt: isPaid ? null : moment(order.at + 1_800_000),
    test: false,
    sourceName: order.channel === 'web' ? 'web' : 'pos',
    currencyCode: 'CAD',
    displayFinancialStatus: !isPaid
      ? 'VOIDED'
      : givenBack === 0
        ? 'PAID'
        : givenBack >= order.totalCents
          ? 'REFUNDED'
          : 'PARTIALLY_REFUNDED',
    displayFulfillmentStatus: isPaid ? 'FULFILLED' : 'UNFULFILLED',
    tags: [],
    discountCodes: order.discountCode === null ? [] : [order.discountCode],
    customer: () => (order.known ? customer() : null),
    subtotalPriceSet: money(net + gift),
    totalDiscountsSet: money(discount),
    totalTaxSet: money(tax[0] + tax[1]),
    totalTipReceivedSet: money(order.tipCents),
    totalCashRoundingAdjustment: {
      __typename: 'CashRoundingAdjustment',
      paymentSet: money(order.roundingCents),
    },
    totalPriceSet: money(order.totalCents),
    totalRefundedSet: money(givenBack),
    taxLines: taxLines(shop, order.day, tax),
    lineItems: () =>
      within(
        order.lines.map((line, place) => [line, place] as const),
        ([line, place]) => lineThing(life, order, line, place),
      ),
    refunds: () => refundsOf(life, order.number).map((refund) => refundThing(life, refund)),
  };
}
