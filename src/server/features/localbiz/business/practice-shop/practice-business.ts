import type { Business } from '#contract/localbiz/business.ts';
import type { Executor } from '#server/db/database.ts';
import { found } from '#server/features/localbiz/business/business-profile.ts';
import { endBusiness } from '#server/features/localbiz/business/members/end-business.ts';
import { chooseBusiness } from '#server/features/localbiz/business/members/queries.ts';
import { lockFounding } from '#server/features/localbiz/business/queries.ts';
import type { World } from '#server/world.ts';
import { practiceOf, setPracticeState } from './queries.ts';

/**
 * Turns an account to its practice shop, which is founded where it has none; at most one. Inside a transaction. Answers its id, and
 * whether its files are still to come in: it is new, or they did not come in before.
 */
export async function openPracticeBusiness(
  { clock, tokens }: Pick<World, 'clock' | 'tokens'>,
  executor: Executor,
  accountId: string,
  profile: Business,
): Promise<{ businessId: string; isToFill: boolean }> {
  await lockFounding(executor, accountId);
  const [known, at] = [await practiceOf(executor, accountId), clock.now()];
  if (known !== null) {
    await chooseBusiness(executor, { accountId, businessId: known.id, at });
    if (known.state === 'stuck') await setPracticeState(executor, known.id, 'opening');
    return { businessId: known.id, isToFill: known.state === 'stuck' };
  }
  const businessId = tokens.uuid();
  await found(executor, { accountId, profile, at, practice: 'opening' }, businessId);
  return { businessId, isToFill: true };
}

/** Deletes the practice shop of an account with everything in it, files as well; nothing happens where it has none. */
export async function closePracticeBusiness(
  deps: Pick<World, 'database' | 'queue' | 'erased' | 'clock' | 'files'>,
  accountId: string,
): Promise<void> {
  const closed = await deps.database.transaction(async (transaction) => {
    await lockFounding(transaction, accountId);
    const known = await practiceOf(transaction, accountId);
    if (known !== null) await endBusiness(deps, transaction, known.id);
    return known;
  });
  if (closed !== null) await deps.files.removeAll(closed.id);
}
