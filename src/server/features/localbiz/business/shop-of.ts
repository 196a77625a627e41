import type { Business } from '#contract/localbiz/business.ts';
import type { Executor } from '#server/db/database.ts';
import { notFound } from '#server/problem.ts';
import type { Membership } from './member-of.ts';
import { businessById, membershipOf, shopsOf } from './queries.ts';

/** A shop with what its business decides of days and money. */
export interface ShopOfBusiness {
  id: string;
  businessId: string;
  name: string;
  city: string;
  /** Takes no more files; what is known of it stays. */
  isClosed: boolean;
  region: Business['region'];
  timeZone: string;
  /** 0 to 6: sales before it count for the day before. */
  closeHour: number;
  /** ISO 4217. */
  currency: string;
}

/** The shops of a business that a member sees, also closed ones, the first one first. */
async function seenShops(
  { database }: { database: Executor },
  { businessId, shops: seen }: Pick<Membership, 'businessId' | 'shops'>,
): Promise<ShopOfBusiness[]> {
  const business = await businessById(database, businessId);
  if (!business) return [];
  const { closeHour, currency } = business;
  const all = await shopsOf(database, businessId);
  return all.flatMap(({ id, name, city, region, timeZone, closedAt }) => {
    const shop = { id, businessId, name, city, region, timeZone, isClosed: closedAt !== null };
    return seen === null || seen.includes(id) ? [{ ...shop, closeHour, currency }] : [];
  });
}

/** A shop of a business, also a closed one, or its first one that is open. Throws Problem `not_found` where there is none, or the member does not see it. */
export async function shopOf(
  world: { database: Executor },
  membership: Pick<Membership, 'businessId' | 'shops'>,
  shopId: string | null,
): Promise<ShopOfBusiness> {
  const all = await seenShops(world, membership);
  const shop =
    shopId === null ? (all.find(({ isClosed }) => !isClosed) ?? all[0]) : all.find(({ id }) => id === shopId);
  if (!shop) throw notFound('shop');
  return shop;
}

/** Shops of a business by their ids, also closed ones. Throws Problem `not_found` where the member does not see one of them. */
export async function shopsById(
  world: { database: Executor },
  membership: Pick<Membership, 'businessId' | 'shops'>,
  ids: readonly string[],
): Promise<ShopOfBusiness[]> {
  const all = new Map((await seenShops(world, membership)).map((shop) => [shop.id, shop]));
  return ids.map((id) => {
    const shop = all.get(id);
    if (!shop) throw notFound('shop');
    return shop;
  });
}

/** The open shops of a business that somebody sees, the first one first; none for who is no member of it. */
export async function shopsSeenBy(
  { database }: { database: Executor },
  accountId: string,
  businessId: string,
): Promise<{ id: string; name: string }[]> {
  const member = await membershipOf(database, accountId, businessId);
  if (member === null) return [];
  const all = await shopsOf(database, businessId);
  return all.flatMap(({ id, name, closedAt }) =>
    closedAt !== null || member.shopIds?.includes(id) === false ? [] : [{ id, name }],
  );
}

/** Whether somebody sees some shops of a business only; not of who is no member of it. */
export async function isLimited(
  { database }: { database: Executor },
  accountId: string,
  businessId: string,
): Promise<boolean> {
  const member = await membershipOf(database, accountId, businessId);
  return member !== null && member.shopIds !== null;
}
