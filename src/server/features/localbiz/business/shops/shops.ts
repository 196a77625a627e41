import { timeOf } from '#server/features/localbiz/business/business-time.ts';
import { MOST_SHOPS } from '#contract/localbiz/shops.ts';
import type { Shop } from '#contract/localbiz/shops.ts';
import { memberOf } from '#server/features/localbiz/business/member-of.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import {
  insertShop,
  lockBusiness,
  shopsOf,
  updateBusiness,
  updateShop,
} from '#server/features/localbiz/business/queries.ts';
import type { ShopRow } from '#server/features/localbiz/business/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';

type Typed = Omit<Shop, 'id' | 'closed_at'>;

const rowOf = ({ postal_code: postalCode, time_zone: timeZone, ...shop }: Typed) => ({
  ...shop,
  postalCode,
  timeZone,
});

/** A shop as it is answered. */
export const shownAs = (row: ShopRow): Shop => ({
  id: row.id,
  name: row.name,
  city: row.city,
  region: row.region,
  postal_code: row.postalCode,
  time_zone: row.timeZone,
  phone: row.phone,
  hours: row.hours,
  closed_at: row.closedAt?.toISOString() ?? null,
});

/** The shops a member sees, also closed ones, the first one first. Throws as `memberOf` does. */
export async function listShops({ database }: Pick<World, 'database'>, accountId: string): Promise<Shop[]> {
  const { businessId, shops } = await memberOf({ database }, accountId, { may: 'see' });
  const all = await shopsOf(database, businessId);
  return all.filter(({ id }) => shops?.includes(id) ?? true).map(shownAs);
}

/** Adds a shop to an owner's business. Throws Problem `conflict` for the 401st, else as `memberOf` does. */
export async function addShop(
  { database, clock, tokens }: Pick<World, 'database' | 'clock' | 'tokens'>,
  accountId: string,
  typed: Typed,
): Promise<Shop> {
  const id = tokens.uuid();
  await database.transaction(async (transaction) => {
    const { businessId } = await memberOf({ database: transaction }, accountId, { may: 'own' });
    await lockBusiness(transaction, businessId);
    if ((await shopsOf(transaction, businessId)).length >= MOST_SHOPS)
      throw new Problem('conflict', text.message('shopsFull', { most: MOST_SHOPS }));
    const at = (await timeOf({ database: transaction, clock }, businessId)).now();
    await insertShop(transaction, { id, businessId, ...rowOf(typed), createdAt: at, updatedAt: at });
    await updateBusiness(transaction, businessId, { updatedAt: at });
  });
  return { id, ...typed, closed_at: null };
}

/** Changes a shop that an owner or a manager sees. Throws Problem `not_found` for any other, else as `memberOf` does. */
export async function changeShop(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  { id, ...typed }: Typed & { id: string },
): Promise<Shop> {
  return database.transaction(async (transaction) => {
    const member = await memberOf({ database: transaction }, accountId, { may: 'change' });
    const isSeen = member.shops?.includes(id) ?? true;
    const { businessId } = member;
    const { now } = await timeOf({ database: transaction, clock }, businessId);
    const change = { ...rowOf(typed), updatedAt: now() };
    const row = isSeen ? await updateShop(transaction, { id, businessId }, change) : null;
    if (row === null) throw notFound('shop');
    return shownAs(row);
  });
}
