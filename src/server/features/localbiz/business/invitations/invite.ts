import { timeOf } from '#server/features/localbiz/business/business-time.ts';
import { INVITATION_DAYS } from '#contract/localbiz/members.ts';
import { accountById, spendLimits } from '#server/features/platform/accounts/index.ts';
import { memberOf } from '#server/features/localbiz/business/member-of.ts';
import { placeRow } from '#server/features/localbiz/business/members/change-members.ts';
import type { PlaceInput } from '#server/features/localbiz/business/members/change-members.ts';
import { membersOf } from '#server/features/localbiz/business/members/queries.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import { practiceStateOf } from '#server/features/localbiz/business/practice-shop/queries.ts';
import { lockBusiness } from '#server/features/localbiz/business/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { endInvitationJob, inviteJob } from './jobs.ts';
import { forgetInvitations, insertInvitation, takeInvitation } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Has an invitation mailed, in the place of an earlier one to that address. Throws Problem `conflict` for the address of a member
 * and in a practice shop, `too_many_requests` for the 51st of a day, else as `memberOf` does.
 */
export async function invite(
  world: Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'queue'>,
  accountId: string,
  { email, ...place }: PlaceInput & { email: string },
): Promise<void> {
  const { businessId } = await memberOf(world, accountId, { may: 'own' });
  await spendLimits(world, [['invitations', businessId]]);
  const [id, time] = [world.tokens.uuid(), await timeOf(world, businessId)];
  const now = time.now();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const inviter = await accountById(world.database, accountId);
  await world.database.transaction(async (transaction) => {
    await lockBusiness(transaction, businessId);
    await memberOf({ database: transaction }, accountId, { may: 'own', businessId });
    if ((await practiceStateOf(transaction, businessId)) !== null)
      throw new Problem('conflict', text.message('nobodyInPractice'));
    const members = await membersOf(transaction, businessId);
    if (members.some((member) => member.email.toLowerCase() === email.toLowerCase()))
      throw new Problem('conflict', text.message('memberAlready'));
    await forgetInvitations(transaction, businessId, { email });
    const row = await placeRow(transaction, businessId, place);
    await insertInvitation(transaction, { id, businessId, email, ...row, expiresAt, createdAt: now });
    const job = { businessId, invitationId: id };
    await world.queue.enqueue(transaction, inviteJob, {
      ...job,
      by: inviter?.fullName ?? '',
      inviterId: accountId,
      locale: inviter?.locale ?? 'en',
    });
    await world.queue.enqueue(transaction, endInvitationJob, job, {
      startAfter: time.realAt(expiresAt),
    });
  });
}

/** Takes an invitation back. Throws Problem `not_found` when it is gone, else as `memberOf` does. */
export async function withdrawInvitation(
  { database }: Pick<World, 'database'>,
  accountId: string,
  id: string,
): Promise<void> {
  const { businessId } = await memberOf({ database }, accountId, { may: 'own' });
  if (!(await takeInvitation(database, { id, businessId }))) throw notFound('invitation');
}
