/** A line of a till's export; amounts in cents. */
export interface TillLine {
  day: string;
  time?: string;
  ticket: string;
  item: string;
  quantity?: number;
  price: number;
  discount?: number;
  tax?: number;
  place?: string;
}

const HEADER =
  'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Event Type,Location,Customer Name,Card Brand,PAN Suffix';

const money = (cents: number): string => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

function rowOf({
  day,
  time = '10:15:00',
  ticket,
  item,
  quantity = 1,
  price,
  discount = 0,
  tax = 0,
  place = 'Harbour St',
}: TillLine) {
  const gross = price * quantity;
  return [
    day,
    time,
    'Eastern Time (US & Canada)',
    'Bread',
    item,
    quantity.toFixed(1),
    'Regular',
    '',
    money(gross),
    money(-discount),
    money(gross - discount),
    money(tax),
    ticket,
    `P${ticket}`,
    quantity < 0 ? 'Refund' : 'Payment',
    place,
    'Marta Quill',
    'Visa',
    '5913',
  ].join(',');
}

/** The items of a till's tickets as Square writes them, the newest first. */
export const squareItems = (lines: readonly TillLine[]): string =>
  [HEADER, ...lines.toReversed().map(rowOf)].join('\n');
