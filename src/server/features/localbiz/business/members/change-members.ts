import type { Executor } from '#server/db/database.ts';
import { memberOf } from '#server/features/localbiz/business/member-of.ts';
import { text } from '#server/features/localbiz/business/messages.ts';
import {
  businessById,
  lockBusiness,
  membershipOf,
  shopsOf,
} from '#server/features/localbiz/business/queries.ts';
import type { BusinessRow, MemberRow } from '#server/features/localbiz/business/queries.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { endBusiness } from './end-business.ts';
import { giveOwnership } from './give-ownership.ts';
import { deleteMember, membersOf, updateMember } from './queries.ts';
import { tell } from './tell.ts';

type Deps = Pick<World, 'database' | 'clock' | 'queue'>;
type ClosingDeps = Deps & Pick<World, 'erased'>;
export type PlaceInput = {
  role: MemberRow['role'];
  shop_ids: string[] | null;
  order_limit_cents: number | null;
};

interface People {
  executor: Executor;
  business: BusinessRow;
  members: Awaited<ReturnType<typeof membersOf>>;
  own: MemberRow;
}

/** Does something with the people of an owner's business, one at a time. Throws as `memberOf` does. */
async function asOwner(
  { database }: Deps,
  accountId: string,
  work: (people: People) => Promise<void>,
): Promise<void> {
  await database.transaction(async (executor) => {
    const { businessId } = await memberOf({ database: executor }, accountId, { may: 'own' });
    await lockBusiness(executor, businessId);
    // Whoever changed the people a moment ago may have taken the caller's place from them.
    await memberOf({ database: executor }, accountId, { may: 'own', businessId });
    const business = await businessById(executor, businessId);
    const members = await membersOf(executor, businessId);
    const own = members.find((member) => member.accountId === accountId);
    if (!business || !own) throw notFound('business');
    await work({ executor, business, members, own });
  });
}

const memberIn = ({ members }: People, id: string) => {
  const member = members.find((one) => one.id === id);
  if (!member) throw notFound('member');
  return member;
};

/** Whether nobody else would own the business; who is about to leave Legwork does not count. */
const isLastOwner = (members: People['members'], id: string): boolean =>
  members.some((member) => member.role === 'owner' && member.id === id) &&
  !members.some((member) => member.role === 'owner' && member.id !== id && !member.isEnding);

const staysOwned = () => new Problem('conflict', text.message('lastOwner'));

/**
 * What of a place is kept; an owner sees every shop, and who saw one that is closed since sees it still. Throws Problem `not_found` for
 * a closed shop, and one of nobody's.
 */
export async function placeRow(
  executor: Executor,
  businessId: string,
  { role, shop_ids: shopIds, order_limit_cents: cents }: PlaceInput,
  seen: readonly string[] = [],
) {
  const all = await shopsOf(executor, businessId);
  const closed = all.filter(({ id, closedAt }) => closedAt !== null && seen.includes(id)).map(({ id }) => id);
  const open = new Set(all.filter(({ closedAt }) => closedAt === null).map(({ id }) => id));
  const chosen = shopIds?.filter((id) => !closed.includes(id)) ?? null;
  if (chosen?.some((id) => !open.has(id))) throw notFound('shop');
  return {
    role,
    shopIds: role === 'owner' || chosen === null ? null : [...chosen, ...closed],
    limits: { order_cents: role === 'manager' ? cents : null },
  };
}

/** Changes what a member is and may. Throws Problem `conflict` where the business would be left without an owner. */
export const changeMember = (
  deps: Deps,
  accountId: string,
  { id, ...place }: PlaceInput & { id: string },
): Promise<void> =>
  asOwner(deps, accountId, async (people) => {
    const { executor, business, members } = people;
    const member = memberIn(people, id);
    if (place.role !== 'owner' && isLastOwner(members, id)) throw staysOwned();
    await updateMember(executor, id, await placeRow(executor, business.id, place, member.shopIds ?? []));
    if (member.role !== place.role)
      await tell(deps, executor, business, { to: member.accountId, what: 'role', role: place.role });
  });

/** Takes a member out, who has no access from then on. Throws Problem `conflict` for the last owner. */
export const removeMember = (deps: Deps, accountId: string, id: string): Promise<void> =>
  asOwner(deps, accountId, async (people) => {
    const { executor, business, members } = people;
    const member = memberIn(people, id);
    if (isLastOwner(members, id)) throw staysOwned();
    await deleteMember(executor, id);
    await tell(deps, executor, business, { to: member.accountId, what: 'removed' });
  });

/** Makes a member the owner in the caller's place, who becomes a manager of every shop. */
export const handOver = (deps: Deps, accountId: string, id: string): Promise<void> =>
  asOwner(deps, accountId, async (people) => {
    const { executor, business, own } = people;
    const member = memberIn(people, id);
    if (member.id === own.id) throw new Problem('conflict', text.message('ownAlready'));
    if (member.isEnding) throw staysOwned();
    await giveOwnership(deps, executor, { business, from: own, to: member });
  });

/** Deletes a business with everything in it; no copy brings it back. Throws Problem `invalid_input` unless its name was typed. */
export const closeBusiness = (deps: ClosingDeps, accountId: string, typed: string): Promise<void> =>
  asOwner(deps, accountId, async ({ executor, business, members, own }) => {
    if (typed.toLowerCase() !== business.name.trim().toLowerCase())
      throw new Problem('invalid_input', text.message('otherName'));
    for (const member of members)
      if (member.id !== own.id)
        await tell(deps, executor, business, { to: member.accountId, what: 'closed' });
    await endBusiness(deps, executor, business.id);
  });

/** Leaves the business an account last turned to. Throws Problem `conflict` for its last owner. */
export async function leaveBusiness(deps: Deps, accountId: string): Promise<void> {
  await deps.database.transaction(async (executor) => {
    const { businessId } = await memberOf({ database: executor }, accountId, { may: 'see' });
    await lockBusiness(executor, businessId);
    const own = await membershipOf(executor, accountId, businessId);
    const members = await membersOf(executor, businessId);
    const business = await businessById(executor, businessId);
    if (!own || !business) throw notFound('business');
    if (isLastOwner(members, own.id)) throw staysOwned();
    const name = members.find(({ id }) => id === own.id)?.name ?? '';
    for (const { accountId: to, role } of members)
      if (role === 'owner' && to !== accountId)
        await tell(deps, executor, business, { to, what: 'left', name, colleagueId: accountId });
    await deleteMember(executor, own.id);
  });
}
