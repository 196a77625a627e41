import type { MemberRole } from '#contract/localbiz/roles.ts';
import type { Executor } from '#server/db/database.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { businessesOf, chooseBusiness, firstMembershipOf } from './queries.ts';

/** A business of somebody's, and whether it is the one they see. */
interface OwnBusiness {
  id: string;
  name: string;
  role: MemberRole;
  is_current: boolean;
  is_practice: boolean;
  sees_all_shops: boolean;
}

/** The businesses an account belongs to, the one it last turned to first. */
export async function listMemberships(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<OwnBusiness[]> {
  const all = await businessesOf(database, accountId);
  return all.map(({ practice, shopIds, ...business }, place) => ({
    ...business,
    sees_all_shops: shopIds === null,
    is_current: place === 0,
    is_practice: practice !== null,
  }));
}

/** Turns an account to another of its businesses. Throws Problem `not_found` when it does not belong to it. */
export async function turnTo(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  accountId: string,
  businessId: string,
): Promise<void> {
  if (!(await chooseBusiness(database, { accountId, businessId, at: clock.now() })))
    throw notFound('business');
}

/** The first business that an account belongs to, or one it names; null where it does not belong to that, or to none. */
export const firstBusinessOf = async (
  { database }: { database: Executor },
  accountId: string,
  businessId: string | null,
): Promise<string | null> => (await firstMembershipOf(database, accountId, businessId))?.businessId ?? null;
