import type { BusinessAct, MemberRole } from '#contract/localbiz/roles.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import type { Executor } from '#server/db/database.ts';
import { notFound, Problem } from '#server/problem.ts';
import { text } from './messages.ts';
import { membershipOf } from './queries.ts';
import type { MemberLimits } from './tables.ts';

/** Somebody's place in a business. */
export interface Membership {
  businessId: string;
  role: MemberRole;
  /** Ids of the shops they see; null for all of them. */
  shops: readonly string[] | null;
  limits: MemberLimits;
}

/**
 * Refuses a member of some shops what belongs to the business as a whole: its name and trade, its customers, what is sold in its other
 * shops. Throws Problem `forbidden`.
 */
export function refuseLimited({ shops }: Pick<Membership, 'shops'>): void {
  if (shops !== null) throw new Problem('forbidden', text.message('limitedMayNot'));
}

/**
 * For which business an account asks, and that its role may do it: the business it names, or the one it last turned to. Every
 * feature of the business side begins with it, and asks the database for rows of that business and those shops. Throws Problem
 * `not_found` when it is no member or has no business yet, `forbidden` when its role may not, or it sees some shops only and it is about
 * the `whole` business.
 */
export async function memberOf(
  { database }: { database: Executor },
  accountId: string,
  {
    may,
    businessId = null,
    whole = false,
  }: { may: BusinessAct; businessId?: string | null; whole?: boolean },
): Promise<Membership> {
  const member = await membershipOf(database, accountId, businessId);
  if (!member)
    throw businessId === null ? new Problem('not_found', text.message('noneYet')) : notFound('business');
  if (!mayAct(member.role, may))
    throw new Problem('forbidden', text.message('roleMayNot', { role: member.role }));
  if (whole) refuseLimited({ shops: member.shopIds });
  return {
    businessId: member.businessId,
    role: member.role,
    shops: member.shopIds,
    limits: member.limits,
  };
}
