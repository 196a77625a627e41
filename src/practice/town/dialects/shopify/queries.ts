import type { Arguments, Thing } from './execute.ts';
import { connection, isSearched, within, type Extent } from './lists.ts';
import { gid, numberOf, orderNumber } from './ids.ts';
import { orderThing } from './orders.ts';
import { customerThing, productThing } from './things.ts';
import type { Grant } from '#practice/town/dialects/connections.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';
import { customersOf, type Customer } from '#practice/town/exports/customers.ts';
import { changedAt } from '#practice/town/life/refund-index.ts';
import type { Life, Order } from '#practice/town/life/types.ts';
import type { Shop } from '#practice/town/world/types.ts';

const SIXTY_DAYS = 60 * 86_400_000;

/** The orders that a search wants, oldest first by when they were made or last changed. */
function searched(life: Life, shown: (order: Order) => boolean, given: Arguments): Order[] {
  const { query, sortKey } = given;
  const keyOf = (order: Order): number => (sortKey === 'UPDATED_AT' ? changedAt(life, order) : order.at);
  return life.orders
    .filter(
      (order) =>
        shown(order) &&
        isSearched(query, 'created_at', order.at) &&
        isSearched(query, 'updated_at', changedAt(life, order)),
    )
    .toSorted((one, other) => keyOf(one) - keyOf(other) || one.number - other.number);
}

/** Everything that may be asked of a shop, its lists by pages or whole. */
export function queryThing(vendors: Vendors, shop: Shop, { scope }: Grant, extent: Extent): Thing {
  const town = vendors.file.town();
  const life = town.life(shop);
  let counted: Map<number, Customer> | null = null;
  const customers = (): ReadonlyMap<number, Customer> => {
    counted ??= new Map(customersOf(life).map((customer) => [customer.person.place, customer]));
    return counted;
  };
  const customerOf = (place: number): Thing | null => {
    const customer = customers().get(place);
    return customer === undefined ? null : customerThing(customer);
  };
  // What is older needs a scope of its own.
  const since = scope.includes('read_all_orders') ? -Infinity : town.now() - SIXTY_DAYS;
  const shown = (order: Order): boolean => order.kind === 'sale' && order.at >= since;
  const thingOf = (order: Order): Thing => orderThing(life, order, () => customerOf(order.person));
  return {
    __typename: 'QueryRoot',
    shop: {
      __typename: 'Shop',
      id: gid('Shop', shop.number + 1),
      name: shop.name,
      myshopifyDomain: `${shop.id}.myshopify.com`,
      currencyCode: 'CAD',
      ianaTimezone: shop.zone,
    },
    orders: (given: Arguments) => connection(vendors, searched(life, shown, given), given, thingOf, extent),
    order: ({ id }: Arguments) => {
      const order = life.orders[orderNumber(id) - 1];
      return order !== undefined && shown(order) ? thingOf(order) : null;
    },
    products: (given: Arguments) =>
      connection(
        vendors,
        [...shop.products.keys()],
        given,
        (place) => productThing(town, shop, place),
        extent,
      ),
    product: ({ id }: Arguments) =>
      shop.products[numberOf(id) - 1] === undefined ? null : productThing(town, shop, numberOf(id) - 1),
    customers: (given: Arguments) =>
      connection(vendors, [...customers().values()], given, customerThing, extent),
    locations: () =>
      within([shop], ({ name }) => ({
        __typename: 'Location',
        id: gid('Location', shop.number + 1),
        name,
        isActive: true,
      })),
  };
}
