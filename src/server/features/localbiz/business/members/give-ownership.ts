import type { Executor } from '#server/db/database.ts';
import type { BusinessRow, MemberRow } from '#server/features/localbiz/business/queries.ts';
import type { World } from '#server/world.ts';
import { updateMember } from './queries.ts';
import { tell } from './tell.ts';

/** Makes a member the owner of a business in another's place, who becomes a manager of every shop. */
export async function giveOwnership(
  deps: Pick<World, 'queue' | 'clock'>,
  executor: Executor,
  { business, from, to }: { business: Pick<BusinessRow, 'id' | 'name'>; from: MemberRow; to: MemberRow },
): Promise<void> {
  const free = { shopIds: null, limits: { order_cents: null } };
  await updateMember(executor, to.id, { role: 'owner', ...free });
  await updateMember(executor, from.id, { role: 'manager', ...free });
  await tell(deps, executor, business, { to: to.accountId, what: 'role', role: 'owner' });
}
