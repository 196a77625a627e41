import { localDay, localMinutes } from '#engines/calendar/index.ts';
import type { Message } from '#localization/types.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { markUnanswered, unansweredApplications } from './queries.ts';
import type { Unanswered } from './queries.ts';
import { asAccount } from '#server/db/as.ts';
import { everybodys } from './everybodys.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'tokens' | 'config' | 'queue'>;

const DAY_MS = 24 * 3_600_000;
/** When a polite question is due. */
const SILENT_DAYS = 10;
/** After that nobody wonders any more. */
const MOST_DAYS = 30;
const MORNING = 9 * 60;
const EVENING = 18 * 60;
const MOST_NAMED = 5;

function wordsFor(silent: readonly Unanswered[]): { title: Message; body: Message } {
  const [only, ...others] = silent;
  if (only && others.length === 0)
    return {
      title: text.message('unansweredOne', { company: only.company }),
      body: text.message('unansweredOneSince', { title: only.title, days: SILENT_DAYS }),
    };
  const companies = [...new Set(silent.map(({ company }) => company))].slice(0, MOST_NAMED);
  return {
    title: text.message('unansweredMany', { count: silent.length }),
    body: text.message('unansweredManySince', { companies }),
  };
}

/**
 * Tells everyone for whom it is day, in one notice, of their applications that nobody has answered for ten days; of each once. One
 * with a reminder of the person's own is theirs to time.
 */
export async function tellUnanswered(world: Deps): Promise<void> {
  const now = world.clock.now();
  const rows = await unansweredApplications(everybodys(world), {
    from: new Date(now.getTime() - MOST_DAYS * DAY_MS),
    until: new Date(now.getTime() - SILENT_DAYS * DAY_MS),
  });
  for (const [accountId, silent] of Map.groupBy(rows, (row) => row.accountId)) {
    const own = asAccount(world, accountId);
    const timeZone = await readTimeZone(own, accountId);
    const minutes = localMinutes(now.getTime(), timeZone);
    if (minutes < MORNING || minutes >= EVENING) continue;
    await own.database.transaction(async (transaction) => {
      const fresh = await markUnanswered(transaction, silent, now);
      if (fresh.length === 0) return;
      await notify(world, transaction, {
        accountId,
        kind: 'reminder',
        ...wordsFor(fresh),
        applicationId: fresh.length === 1 ? (fresh[0]?.id ?? null) : null,
        topic: 'reminder',
        dedupeKey: `unanswered:${localDay(now.getTime(), timeZone)}:${fresh[0]?.id}`,
      });
    });
  }
}
