import { localDay } from '#engines/calendar/index.ts';
import { inTurn } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { formAddress } from '#server/features/career/boards/index.ts';
import { claimHost, nextHour } from '#server/features/career/budgets/index.ts';
import type { World } from '#server/world.ts';
import { lastToEmployer, lockEmployer } from './employer-queries.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'config'>;

const HOUR_MS = 3_600_000;

/** When it goes on, and why not now. */
interface Hold {
  until: Date;
  reason: Message;
  goesOut: Message;
}

/** Keeps an approved application until a moment, and says so. The person decided in time, so that it does not expire meanwhile. */
export async function holdUntil(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { until, reason, goesOut }: Hold,
): Promise<void> {
  await noteApplication(deps, executor, {
    row,
    actor: 'agent',
    kind: 'held',
    detail: inTurn([reason, goesOut]),
    patch: {
      sendAfter: until,
      expiresAt: null,
      note: inTurn([text.message('approvedWaits'), reason, goesOut]),
    },
  });
}

function goesOutAt(until: Date, now: Date, timeZone: string): Message {
  const sameDay = localDay(until.getTime(), timeZone) === localDay(now.getTime(), timeZone);
  const moment = until.toISOString();
  return sameDay ? text.message('goesOutAt', { time: moment }) : text.message('goesOutOn', { moment });
}

/** Whether an application waits because the person has just sent another to the same employer. */
export async function holdForEmployer(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  timeZone: string,
): Promise<boolean> {
  const restMs = deps.config.sending.employerRestHours * HOUR_MS;
  if (restMs === 0) return false;
  await lockEmployer(executor, row);
  const now = deps.clock.now();
  const last = await lastToEmployer(executor, row, new Date(now.getTime() - restMs));
  if (last === undefined) return false;
  const until = new Date(last.at.getTime() + restMs);
  await holdUntil(deps, executor, row, {
    until,
    reason: text.message('sameEmployer', { company: row.posting.company, title: last.title }),
    goesOut: goesOutAt(until, now, timeZone),
  });
  return true;
}

/** The site that the form of an application is on. */
export const hostOf = (deps: Pick<World, 'config'>, { posting }: Pick<ApplicationRow, 'posting'>): string =>
  new URL(formAddress(deps, posting, '')).host;

/** Whether an application waits because the site has had as many as it should get in an hour; takes one of them otherwise. */
export async function holdForHost(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  timeZone: string,
): Promise<boolean> {
  const at = deps.clock.now();
  const host = hostOf(deps, row);
  const limit = deps.config.sending.hostSendsPerHour;
  if (await claimHost(executor, { host, at, limit })) return false;
  const until = nextHour(at);
  await holdUntil(deps, executor, row, {
    until,
    reason: text.message('siteHourFull', { limit, site: host }),
    goesOut: goesOutAt(until, at, timeZone),
  });
  return true;
}
