import type { Business } from '#contract/localbiz/business.ts';
import type { Executor } from '#server/db/database.ts';
import { changeTimeZone } from '#server/features/platform/accounts/index.ts';
import type { World } from '#server/world.ts';
import { notFound } from '#server/problem.ts';
import { memberOf } from './member-of.ts';
import type { Membership } from './member-of.ts';
import {
  businessById,
  enterBusiness,
  insertBusiness,
  insertMember,
  insertShop,
  lockFounding,
  membershipOf,
  shopsOf,
  updateBusiness,
  updateShop,
} from './queries.ts';
import type { BusinessRow, ShopRow } from './queries.ts';

/** What of a profile belongs to the business, and what to its first shop. */
const partsOf = ({ name, trade, languages, website, contact_email: contactEmail, ...profile }: Business) => ({
  business: { name, trade, languages, website, contactEmail },
  shop: {
    city: profile.city,
    region: profile.region,
    postalCode: profile.postal_code,
    timeZone: profile.time_zone,
    phone: profile.phone,
    hours: profile.hours,
  },
});

const profileOf = (business: BusinessRow, shop: ShopRow): Business => ({
  name: business.name,
  trade: business.trade,
  city: shop.city,
  region: shop.region,
  postal_code: shop.postalCode,
  time_zone: shop.timeZone,
  languages: business.languages,
  website: business.website,
  phone: shop.phone,
  contact_email: business.contactEmail,
  hours: shop.hours,
});

/** Founds a business with its first shop and an account as its owner, who is turned there. */
export async function found(
  executor: Executor,
  {
    accountId,
    profile,
    at,
    practice = null,
  }: { accountId: string; profile: Business; at: Date; practice?: BusinessRow['practice'] },
  businessId: string,
): Promise<void> {
  const times = { createdAt: at, updatedAt: at };
  const { business, shop } = partsOf(profile);
  await enterBusiness(executor, businessId);
  await insertBusiness(executor, { id: businessId, ...business, practice, ...times });
  await insertShop(executor, { businessId, name: business.name, ...shop, ...times });
  await insertMember(executor, {
    businessId,
    accountId,
    role: 'owner',
    limits: { order_cents: null },
    chosenAt: at,
    createdAt: at,
  });
}

/** The first shop that a member sees: an open one where there is one. */
async function firstShop(
  executor: Executor,
  { businessId, shops }: Pick<Membership, 'businessId' | 'shops'>,
): Promise<ShopRow | undefined> {
  const seen = (await shopsOf(executor, businessId)).filter(({ id }) => shops?.includes(id) ?? true);
  return seen.find(({ closedAt }) => closedAt === null) ?? seen[0];
}

/** Changes a business and the first shop that a member sees; answers the business as it was. */
async function change(
  executor: Executor,
  member: Membership,
  profile: Business,
  at: Date,
): Promise<BusinessRow> {
  const { businessId } = member;
  const [was, first] = [await businessById(executor, businessId), await firstShop(executor, member)];
  if (!was || !first) throw notFound('shop');
  const { business, shop } = partsOf(profile);
  await updateBusiness(executor, businessId, { ...business, updatedAt: at });
  // Until somebody names the shop, it is called what the business is.
  const name = first.name === was.name ? business.name : first.name;
  await updateShop(executor, first, { ...shop, name, updatedAt: at });
  return was;
}

/** Founds one more business with an account as its owner, and turns it there. */
export async function foundBusiness(
  { database, clock, tokens }: Pick<World, 'database' | 'clock' | 'tokens'>,
  accountId: string,
  profile: Business,
): Promise<Business> {
  await database.transaction((transaction) =>
    found(transaction, { accountId, profile, at: clock.now() }, tokens.uuid()),
  );
  return profile;
}

/** The business an account last turned to, with the first shop it sees; null for who has none. */
export async function readBusiness(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<Business | null> {
  const member = await membershipOf(database, accountId, null);
  if (!member) return null;
  const { businessId, shopIds: shops } = member;
  const business = await businessById(database, businessId);
  const shop = await firstShop(database, { businessId, shops });
  return business && shop ? profileOf(business, shop) : null;
}

/**
 * Keeps the word of an owner or manager on their business and its first shop, or founds it with its first one as owner; its time
 * zone becomes the account's, but for a practice shop's. Throws Problem `forbidden` for staff, and for who sees some shops only.
 */
export async function replaceBusiness(
  { database, clock, tokens }: Pick<World, 'database' | 'clock' | 'tokens'>,
  accountId: string,
  profile: Business,
): Promise<Business> {
  const at = clock.now();
  await database.transaction(async (transaction) => {
    await lockFounding(transaction, accountId);
    const member = await membershipOf(transaction, accountId, null);
    if (!member) await found(transaction, { accountId, profile, at }, tokens.uuid());
    else {
      const asked = { may: 'change', businessId: member.businessId, whole: true } as const;
      const own = await memberOf({ database: transaction }, accountId, asked);
      const { practice } = await change(transaction, own, profile, at);
      if (practice !== null) return;
    }
    await changeTimeZone(transaction, accountId, profile.time_zone);
  });
  return profile;
}
