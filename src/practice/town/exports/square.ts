import { idOf } from './ids.ts';
import { dollars, namedTable, quantity, type Cells } from './writing.ts';
import { squareItemHeaders, squareTransactionHeaders } from '#practice/data/town/export-headers.ts';
import { sumsOf } from '#practice/town/life/money.ts';
import { GIFT_CARD, type Life, type Line, type Order } from '#practice/town/life/types.ts';
import { wallOf } from '#practice/town/world/calendar.ts';
import { personOf } from '#practice/town/world/persons.ts';

/** Zones as Square's files call them. */
const zoneNames: Readonly<Record<string, string>> = {
  'America/Halifax': 'Atlantic Time (Canada)',
  'America/Toronto': 'Eastern Time (US & Canada)',
  'America/Edmonton': 'Mountain Time (US & Canada)',
  'America/Vancouver': 'Pacific Time (US & Canada)',
};

/** What every row of an order says. A refund has its sale's transaction and a payment of its own. */
function sharedCells({ shop, people }: Life, order: Order): Cells {
  const { date, time } = wallOf(shop.zone, order.at);
  const transaction = idOf(shop, 'order', order.of ?? order.number);
  const person = order.known ? personOf(shop, people, order.person) : null;
  return {
    Date: date,
    Time: time,
    'Time Zone': zoneNames[shop.zone] ?? '',
    'Transaction ID': transaction,
    'Payment ID': idOf(shop, 'payment', order.number),
    'Device Name': 'Counter 1',
    Details: `https://example.com/tx/${transaction}`,
    'Event Type': order.kind === 'refund' ? 'Refund' : 'Payment',
    Location: shop.name,
    'Customer ID': person === null ? '' : idOf(shop, 'customer', person.place),
    'Customer Name': person === null ? '' : `${person.firstName} ${person.surname}`,
    Channel: shop.name,
    'Card Brand': order.tender === 'card' ? 'Visa' : '',
    'PAN Suffix': order.tender === 'card' ? String(1000 + ((order.person * 37) % 9000)) : '',
  };
}

function itemCells({ shop }: Life, line: Line): Cells {
  const product = shop.products[line.product];
  if (product === undefined) return {};
  return {
    // The word stands for no category.
    Category: product.kept === 'service' && shop.trade === 'cafe' ? 'None' : product.category,
    Item: product.name[shop.language],
    Qty: quantity(line.quantity),
    'Price Point Name': product.kept === 'service' ? '' : 'Regular',
    SKU: product.sku,
    'Gross Sales': dollars(line.grossCents),
    Discounts: dollars(0 - line.discountCents),
    'Net Sales': dollars(line.netCents),
    Tax: dollars(line.tax[0] + line.tax[1]),
    Unit: product.byWeight ? 'kg' : 'ea',
    Count: line.quantity < 0 ? '-1' : '1',
    'Itemization Type': product.kept === 'service' ? 'Service' : 'Physical Good',
    Commission: '$0.00',
    Token: idOf(shop, 'variation', line.product),
  };
}

/** Square's item details of some orders, newest first: a row a line, equal lines of one ticket twice, gift cards sold left out. */
export function squareItems(life: Life, orders: readonly Order[]): string {
  const rows = orders.toReversed().flatMap((order) => {
    const shared = sharedCells(life, order);
    return order.lines.flatMap((line) =>
      line.product === GIFT_CARD ? [] : [{ ...shared, ...itemCells(life, line) }],
    );
  });
  return namedTable(squareItemHeaders, rows);
}

function paymentCells({ shop }: Life, order: Order): Cells {
  const { gross, discount, net, gift, tax } = sumsOf(order.lines);
  const paid = (tender: Order['tender']) => dollars(order.tender === tender ? order.totalCents : 0);
  const named = order.lines.map(({ product }) => shop.products[product]?.name[shop.language] ?? 'Gift Card');
  return {
    'Gross Sales': dollars(gross),
    Discounts: dollars(0 - discount),
    'Service Charges': '$0.00',
    'Net Sales': dollars(net),
    'Gift Card Sales': dollars(gift),
    Tax: dollars(tax[0] + tax[1]),
    Tip: dollars(order.tipCents),
    'Partial Refunds': '$0.00',
    'Total Collected': dollars(order.totalCents),
    Source: 'Point of Sale',
    Card: paid('card'),
    'Card Entry Methods': order.tender === 'card' ? 'Tapped' : 'N/A',
    Cash: paid('cash'),
    'Square Gift Card': paid('gift-card'),
    'Other Tender': '$0.00',
    Fees: dollars(0 - order.feeCents),
    'Net Total': dollars(order.totalCents - order.feeCents),
    'Staff Name': 'Gale',
    Description: named.join(', '),
    'Refund Reason': order.kind === 'refund' ? 'Returned goods' : '',
    'Discount Name': order.discountCode ?? '',
    'Transaction Status': 'Complete',
  };
}

/** Square's transactions of some orders, newest first: a row a payment or refund; what cash was rounded by stands in no column. */
export const squareTransactions = (life: Life, orders: readonly Order[]): string =>
  namedTable(
    squareTransactionHeaders,
    orders.toReversed().map((order) => ({ ...sharedCells(life, order), ...paymentCells(life, order) })),
  );
