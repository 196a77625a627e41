import { localDay } from '#engines/calendar/index.ts';
import type { Message } from '#localization/types.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { listExpiring } from './approval-queries.ts';
import { text } from './messages.ts';
import { asAccount } from '#server/db/as.ts';
import { everybodys } from '#server/features/career/applications/everybodys.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'queue' | 'config' | 'tokens'>;

/** A day ahead, so that quiet hours never eat the reminder. */
const AHEAD_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/** By when to decide, as the person says it: "tomorrow at 9:00 a.m.". */
function titleOf(title: string, at: Date, now: Date, timeZone: string): Message {
  const isToday = localDay(at.getTime(), timeZone) === localDay(now.getTime(), timeZone);
  return text.message(isToday ? 'decideTodayTitle' : 'decideTomorrowTitle', {
    time: at.toISOString(),
    title,
  });
}

/** Reminds of every approval that expires within a day, once. */
export async function remindOfExpiring(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const expiring = await listExpiring(everybodys(deps), now, new Date(now.getTime() + AHEAD_MS), BATCH);
  for (const { id, accountId, contentHash, expiresAt, posting } of expiring) {
    if (expiresAt === null) continue;
    const own = asAccount(deps, accountId);
    const timeZone = await readTimeZone(own, accountId);
    await own.database.transaction((transaction) =>
      notify(deps, transaction, {
        accountId,
        kind: 'waiting',
        topic: 'reminder',
        title: titleOf(posting.title, expiresAt, now, timeZone),
        body: text.message('stillWaits', { company: posting.company }),
        applicationId: id,
        dedupeKey: `reminder:${id}:${contentHash}:${expiresAt.getTime()}`,
        expiresAt,
        mail: true,
      }),
    );
  }
}
