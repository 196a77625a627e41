import type { Thing } from './execute.ts';
import { numericId } from '#practice/town/exports/ids.ts';
import { decimal } from '#practice/town/exports/writing.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** An id as Shopify writes it. */
export const gid = (type: string, number: number | string): string => `gid://shopify/${type}/${number}`;
/** The number at the end of an id, or NaN. */
export const numberOf = (id: unknown): number => Number(/\/(\d+)$/.exec(String(id))?.[1]);

/** Cents in the shop's currency and in the customer's, which is the same. */
export const money = (cents: number): Thing => {
  const amount = { __typename: 'MoneyV2', amount: decimal(cents), currencyCode: 'CAD' };
  return { __typename: 'MoneyBag', shopMoney: amount, presentmentMoney: amount };
};
/** An instant (milliseconds) in UTC. */
export const moment = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** The number under which an order is known; the last nine digits lead back to it. */
export const orderGid = (shop: Shop, number: number): string => gid('Order', numericId(shop, number));
/** An order's number in the shop, from its id. */
export const orderNumber = (id: unknown): number => numberOf(id) % 1_000_000_000;
