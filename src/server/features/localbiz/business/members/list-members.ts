import { timeOf } from '#server/features/localbiz/business/business-time.ts';
import type { Team } from '#contract/localbiz/members.ts';
import type { Executor } from '#server/db/database.ts';
import { memberOf } from '#server/features/localbiz/business/member-of.ts';
import { businessById } from '#server/features/localbiz/business/queries.ts';
import type { World } from '#server/world.ts';
import { membersOf, openInvitations } from './queries.ts';

interface Place {
  role: Team['role'];
  shopIds: string[] | null;
  limits: { order_cents: number | null };
}

const placeOf = ({ role, shopIds, limits }: Place) => ({
  role,
  shop_ids: shopIds,
  order_limit_cents: limits.order_cents,
});

/** Who belongs to the business an account last turned to, and who is invited. Throws as `memberOf` does. */
export async function listMembers(
  { database, clock }: Pick<World, 'clock'> & { database: Executor },
  accountId: string,
): Promise<Team> {
  const { businessId, role } = await memberOf({ database }, accountId, { may: 'see' });
  const [business, people] = [
    await businessById(database, businessId),
    await membersOf(database, businessId),
  ];
  const { now } = await timeOf({ database, clock }, businessId);
  const invited = role === 'owner' ? await openInvitations(database, businessId, now()) : [];
  return {
    business: { id: businessId, name: business?.name ?? '' },
    role,
    members: people.map((member) => ({
      ...placeOf(member),
      id: member.id,
      name: member.name,
      email: member.email,
      is_you: member.accountId === accountId,
      joined_at: member.createdAt.toISOString(),
    })),
    invitations: invited.map((invitation) => ({
      ...placeOf(invitation),
      id: invitation.id,
      email: invitation.email,
      expires_at: invitation.expiresAt.toISOString(),
    })),
  };
}
