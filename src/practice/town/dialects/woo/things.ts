import { dates, productNumber } from './shapes.ts';
import type { Customer } from '#practice/town/exports/customers.ts';
import { decimal } from '#practice/town/exports/writing.ts';
import type { Town } from '#practice/town/town.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import { priceOn } from '#practice/town/world/prices.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** A product in the words that were last written, with what the till believes lies there; services have no stock. */
export function wooProduct(town: Town, shop: Shop, place: number) {
  const product = shop.products[place];
  const words = town.wordsOf(shop, place);
  const price = decimal(priceOn(shop, place, town.lastDay()));
  const isKept = product?.kept !== 'service';
  return {
    id: productNumber(place),
    name: words['name'] ?? product?.name[shop.language],
    type: 'simple',
    status: 'publish',
    description: words['description'] ?? '',
    short_description: '',
    sku: product?.sku,
    price,
    regular_price: price,
    sale_price: '',
    tax_status: product?.tax === 'zero' ? 'none' : 'taxable',
    manage_stock: isKept,
    stock_quantity: isKept ? Math.floor(town.stockOf(shop, place) / 1000) : null,
    stock_status: !isKept || town.stockOf(shop, place) > 0 ? 'instock' : 'outofstock',
    categories: [{ id: 1, name: product?.category }],
    date_modified_gmt: new Date(town.now()).toISOString().slice(0, 19),
  };
}

/** A customer with what they bought until now. */
export const wooCustomer = ({ zone }: Shop, { person, first, visits, spentCents }: Customer) => ({
  id: person.place + 1,
  ...dates('date_created', zone, Date.parse(`${textOfDay(first)}T17:00:00Z`)),
  email: person.email ?? '',
  first_name: person.firstName,
  last_name: person.surname,
  role: 'customer',
  billing: { phone: person.phone ?? '', email: person.email ?? '' },
  orders_count: visits,
  total_spent: decimal(spentCents),
  meta_data: [],
});
