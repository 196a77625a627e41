import type { Thing } from './execute.ts';
import { gid, moment } from './ids.ts';
import { within } from './lists.ts';
import type { Customer } from '#practice/town/exports/customers.ts';
import { decimal } from '#practice/town/exports/writing.ts';
import type { Town } from '#practice/town/town.ts';
import { textOfDay } from '#practice/town/world/calendar.ts';
import { priceOn } from '#practice/town/world/prices.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** Somebody whom the shop knows. */
export const customerThing = ({ person, first, last, visits, spentCents, mail }: Customer): Thing => {
  const latest = mail.at(-1);
  return {
    __typename: 'Customer',
    id: gid('Customer', person.place + 1),
    firstName: person.firstName,
    lastName: person.surname,
    email: person.email,
    phone: person.phone,
    locale: person.language === 'fr' ? 'fr-CA' : 'en-CA',
    createdAt: `${textOfDay(first)}T17:00:00Z`,
    updatedAt: `${textOfDay(last)}T17:00:00Z`,
    numberOfOrders: String(visits),
    amountSpent: { __typename: 'MoneyV2', amount: decimal(spentCents), currencyCode: 'CAD' },
    emailMarketingConsent:
      latest === undefined
        ? null
        : {
            __typename: 'CustomerEmailMarketingConsentState',
            marketingState: latest.kind === 'opt-in' ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
            marketingOptInLevel:
              latest.how === 'double-opt-in'
                ? 'CONFIRMED_OPT_IN'
                : latest.how === 'form'
                  ? 'SINGLE_OPT_IN'
                  : 'UNKNOWN',
            consentUpdatedAt: `${textOfDay(latest.day)}T17:00:00Z`,
          },
  };
};

/** A product with its one variant, in the words that were last written. */
export function productThing(town: Town, shop: Shop, place: number): Thing {
  const product = shop.products[place];
  const words = town.wordsOf(shop, place);
  const quantity = Math.floor(town.stockOf(shop, place) / 1000);
  const variant = (): Thing => ({
    __typename: 'ProductVariant',
    id: gid('ProductVariant', place + 1),
    title: 'Default Title',
    sku: product?.sku ?? null,
    barcode: null,
    price: decimal(priceOn(shop, place, town.lastDay())),
    taxable: product?.tax !== 'zero',
    inventoryQuantity: quantity,
    inventoryItem: {
      __typename: 'InventoryItem',
      id: gid('InventoryItem', place + 1),
      tracked: product?.kept !== 'service',
      sku: product?.sku ?? null,
    },
  });
  return {
    __typename: 'Product',
    id: gid('Product', place + 1),
    title: words['name'] ?? product?.name[shop.language] ?? '',
    descriptionHtml: words['description'] ?? '',
    handle: (product?.sku ?? '').toLowerCase(),
    vendor: shop.name,
    productType: product?.category ?? '',
    status: 'ACTIVE',
    tags: [],
    updatedAt: moment(town.now()),
    totalInventory: quantity,
    seo: { __typename: 'SEO', title: words['seoTitle'] ?? null, description: words['seoText'] ?? null },
    variants: () => within([0], variant),
  };
}
