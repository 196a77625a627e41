import type { ToldEntry } from '#contract/career/hub/told-entry.ts';
import { localDay } from '#engines/calendar/index.ts';
import { datesWrong, tellEntry } from '#engines/profile/index.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from '#server/features/career/profile/ensure-profile.ts';
import { updateTold } from '#server/features/career/profile/queries.ts';

/**
 * Keeps a job, a study or a volunteer post that the person answered with, beside what their resume says. Campaigns see it at
 * their next look, within a minute. Throws `invalid_input` for dates that cannot be.
 */
export async function keepEntry(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'events'>,
  accountId: string,
  entry: ToldEntry,
): Promise<{ ok: true }> {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const account = await accountById(transaction, accountId);
    const wrong = datesWrong(entry, localDay(now.getTime(), account?.timeZone ?? 'UTC'));
    if (wrong !== null) throw new Problem('invalid_input', wrong.why);
    const before = (await ensureProfile(world, transaction, accountId)).told ?? emptyMaster();
    await updateTold(transaction, accountId, tellEntry(before, entry, now.toISOString()), now);
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
  return { ok: true };
}
