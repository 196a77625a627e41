import type { Executor } from '#server/db/database.ts';
import { timeOf } from '#server/features/localbiz/business/business-time.ts';
import { accountById, openOtherSide } from '#server/features/platform/accounts/index.ts';
import { membersOf } from '#server/features/localbiz/business/members/queries.ts';
import { tell } from '#server/features/localbiz/business/members/tell.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import {
  businessById,
  enterBusiness,
  insertMember,
  lockBusiness,
  membershipOf,
} from '#server/features/localbiz/business/queries.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { invitationByToken, takeInvitation } from './queries.ts';

const over = () => new Problem('gone', text.message('invitationGone'));

/** The invitation of a token, by the time of its business, which is seen as its members do until the transaction ends. */
async function openInvitation(
  { database, clock }: { database: Executor } & Pick<World, 'clock'>,
  token: string,
) {
  const found = await invitationByToken(database, hashToken(token));
  if (!found) throw over();
  await enterBusiness(database, found.business_id);
  const { now } = await timeOf({ database, clock }, found.business_id);
  if (found.expires_at <= now()) throw over();
  return found;
}

/** What an invitation is to. Throws Problem `gone` for one that was accepted, withdrawn or is over, and for any other token. */
export async function lookAtInvitation(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  token: string,
): Promise<{ business: string; role: 'owner' | 'manager' | 'staff'; email: string; expires_at: string }> {
  const found = await database.transaction((transaction) =>
    openInvitation({ database: transaction, clock }, token),
  );
  const { business, role, email, expires_at: expiresAt } = found;
  return { business, role, email, expires_at: expiresAt.toISOString() };
}

/**
 * Makes an account a member of the business that invited it, opens its business side, and turns it there. Who is a member already
 * stays what they are. Throws Problem `gone` as looking does.
 */
export async function acceptInvitation(
  { database, clock, queue }: Pick<World, 'database' | 'clock' | 'queue'>,
  accountId: string,
  token: string,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const { id, business_id: businessId } = await openInvitation({ database: transaction, clock }, token);
    await lockBusiness(transaction, businessId);
    const invitation = await takeInvitation(transaction, { id, businessId });
    if (!invitation) throw over();
    await openOtherSide(transaction, { accountId, side: 'business', at: now });
    if (await membershipOf(transaction, accountId, businessId)) return;
    const { role, shopIds, limits } = invitation;
    const owners = (await membersOf(transaction, businessId)).filter((member) => member.role === 'owner');
    await insertMember(transaction, {
      businessId,
      accountId,
      role,
      shopIds,
      limits,
      chosenAt: now,
      createdAt: now,
    });
    const [business, account] = [
      await businessById(transaction, businessId),
      await accountById(transaction, accountId),
    ];
    if (!business || !account) throw over();
    for (const { accountId: to } of owners)
      await tell({ queue, clock }, transaction, business, {
        to,
        what: 'joined',
        name: account.fullName,
        colleagueId: accountId,
      });
  });
}
