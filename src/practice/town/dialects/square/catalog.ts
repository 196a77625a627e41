import { customerId, locationId, variationId } from './shapes.ts';
import type { Customer } from '#practice/town/exports/customers.ts';
import { idOf } from '#practice/town/exports/ids.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import { priceOn } from '#practice/town/world/prices.ts';
import type { Town } from '#practice/town/town.ts';
import type { Shop } from '#practice/town/world/types.ts';

export const itemId = (shop: Shop, product: number): string => idOf(shop, 'item', product);

/** A product as an item with one variation, in the words that were last written. */
export function itemShape(town: Town, shop: Shop, place: number) {
  const product = shop.products[place];
  const words = town.wordsOf(shop, place);
  return {
    type: 'ITEM',
    id: itemId(shop, place),
    version: 1,
    is_deleted: false,
    present_at_all_locations: true,
    item_data: {
      name: words['name'] ?? product?.name[shop.language],
      description: words['description'] ?? '',
      reporting_category: { id: idOf(shop, `category ${product?.category}`, 0) },
      product_type: 'REGULAR',
      variations: [
        {
          type: 'ITEM_VARIATION',
          id: variationId(shop, place),
          version: 1,
          item_variation_data: {
            item_id: itemId(shop, place),
            name: 'Regular',
            sku: product?.sku,
            pricing_type: 'FIXED_PRICING',
            price_money: { amount: priceOn(shop, place, town.lastDay()), currency: 'CAD' },
            track_inventory: product?.kept !== 'service',
          },
        },
      ],
    },
  };
}

/** A customer; what is not known is absent. */
export const customerShape = (shop: Shop, { person, first, last, mail }: Customer) => ({
  id: customerId(shop, person.place),
  given_name: person.firstName,
  family_name: person.surname,
  ...(person.email === null ? {} : { email_address: person.email }),
  ...(person.phone === null ? {} : { phone_number: person.phone }),
  ...(person.birthday === null ? {} : { birthday: `0000-${person.birthday}` }),
  created_at: `${textOfDay(first)}T12:00:00Z`,
  updated_at: `${textOfDay(last)}T12:00:00Z`,
  preferences: { email_unsubscribed: mail.at(-1)?.kind === 'opt-out' },
  creation_source: mail.some(({ how }) => how === null) ? 'INSTANT_PROFILE' : 'LOYALTY',
  version: 0,
});

export const locationShape = (shop: Shop) => ({
  id: locationId(shop),
  merchant_id: idOf(shop, 'merchant', 0, 13),
  name: shop.name,
  address: {
    address_line_1: shop.street,
    locality: shop.city,
    administrative_district_level_1: shop.region,
    postal_code: shop.postcode,
    country: 'CA',
  },
  timezone: shop.zone,
  status: 'ACTIVE',
  country: 'CA',
  language_code: `${shop.language}-CA`,
  currency: 'CAD',
  type: 'PHYSICAL',
});

/** What the till believes lies there of a product, as a decimal of pieces or kilograms. */
export const countShape = (town: Town, shop: Shop, place: number) => ({
  catalog_object_id: variationId(shop, place),
  catalog_object_type: 'ITEM_VARIATION',
  state: 'IN_STOCK',
  location_id: locationId(shop),
  quantity: String(town.stockOf(shop, place) / 1000),
  calculated_at: new Date(town.now()).toISOString(),
});
