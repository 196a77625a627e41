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

/** A shop of a business, also a closed one, or its first one that is open. Throws Problem `not_found` where there is none, or the member does not see it. */
export async function shopOf(
  { database }: { database: Executor },
  { businessId, shops: seen }: Pick<Membership, 'businessId' | 'shops'>,
  shopId: string | null,
): Promise<ShopOfBusiness> {
  const business = await businessById(database, businessId);
  const all = (await shopsOf(database, businessId)).filter(({ id }) => seen === null || seen.includes(id));
  const shop =
    shopId === null
      ? (all.find(({ closedAt }) => closedAt === null) ?? all[0])
      : all.find(({ id }) => id === shopId);
  if (!business || !shop) throw notFound('shop');
  const { id, name, city, region, timeZone, closedAt } = shop;
  return {
    id,
    businessId,
    name,
    city,
    region,
    isClosed: closedAt !== null,
    timeZone,
    closeHour: business.closeHour,
    currency: business.currency,
  };
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
