import type { OwnedBusiness } from '#contract/platform/privacy.ts';
import type { Executor } from '#server/db/database.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import { lockBusiness } from '#server/features/localbiz/business/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { giveOwnership } from './give-ownership.ts';
import { businessesOf, membersOf } from './queries.ts';
import { tell } from './tell.ts';

/** What becomes of the businesses that an account alone owns, and in which others work, when it is deleted. */
interface BusinessWishes {
  handOver: readonly { business_id: string; member_id: string }[];
  close: readonly string[];
}

/** The businesses that an account alone owns and in which others work, with those of them who stay. */
export async function ownedWithOthers(executor: Executor, accountId: string): Promise<OwnedBusiness[]> {
  const found: OwnedBusiness[] = [];
  for (const { id, name, role } of await businessesOf(executor, accountId)) {
    if (role !== 'owner') continue;
    const others = (await membersOf(executor, id)).filter((member) => member.accountId !== accountId);
    const staying = others.filter((member) => !member.isEnding);
    if (others.length === 0 || staying.some((member) => member.role === 'owner')) continue;
    found.push({
      business_id: id,
      name,
      others: staying.map((member) => ({
        member_id: member.id,
        name: member.name,
        email: member.email,
        role: member.role,
      })),
    });
  }
  return found;
}

/**
 * Hands over or lets close what an account that is to be deleted alone owns, inside the transaction that asks for the deletion; what
 * is to close does so with the account, and its people are told the day. Throws Problem `conflict` where nothing was said of one in
 * which others work, and `not_found` for a member who is none.
 */
export async function settleBusinesses(
  deps: Pick<World, 'queue' | 'clock'>,
  executor: Executor,
  accountId: string,
  { handOver, close, dueAt }: BusinessWishes & { dueAt: Date },
): Promise<void> {
  for (const { business_id: id, name } of await ownedWithOthers(executor, accountId)) {
    await lockBusiness(executor, id);
    const members = await membersOf(executor, id);
    const own = members.find((member) => member.accountId === accountId);
    const wish = handOver.find(({ business_id: of }) => of === id);
    if (wish) {
      const to = members.find((member) => member.id === wish.member_id);
      if (!to || to.isEnding || !own || to.id === own.id) throw notFound('member');
      await giveOwnership(deps, executor, { business: { id, name }, from: own, to });
      continue;
    }
    if (!close.includes(id))
      throw new Problem('conflict', text.message('sayWhatBecomes', { business: name }));
    const day = dueAt.toISOString();
    for (const { accountId: to } of members)
      if (to !== accountId) await tell(deps, executor, { id, name }, { to, what: 'closing', day });
  }
}
