import type { Interview } from '#contract/career/mail/agenda.ts';
import { addDays, localDay, localMinutes } from '#engines/calendar/index.ts';
import { type Meeting, meetingNamed } from '#engines/replies/index.ts';
import type { Executor } from '#server/db/database.ts';
import { askTogether } from '#server/db/question.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { interviewQuestions } from './interview-queries.ts';
import type { InterviewSources } from './interview-queries.ts';
import { findFeed } from './queries.ts';

type Deps = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

const MINUTE_MS = 60_000;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The day and the clock of an interview for a person, in their zone where its instant is known. */
function placeOf(
  {
    starts_at: startsAt,
    day,
    time,
  }: Pick<InterviewSources['invitations'][number], 'starts_at' | 'day' | 'time'>,
  timeZone: string,
): Pick<Interview, 'day' | 'time'> {
  const atMs = startsAt?.getTime();
  return atMs === undefined
    ? { day: day ?? '', time }
    : { day: localDay(atMs, timeZone), time: clock(localMinutes(atMs, timeZone)) };
}

/** What a mail sent at a moment says of a conversation, in the person's zone where it names its own. */
function namedIn(text: string, sentAt: Date, timeZone: string): Meeting | null {
  const atMs = sentAt.getTime();
  const named = meetingNamed(text, { day: localDay(atMs, timeZone), minutes: localMinutes(atMs, timeZone) });
  if (named?.startsAt == null) return named;
  const startsAtMs = Date.parse(named.startsAt);
  return { ...named, day: localDay(startsAtMs, timeZone), time: clock(localMinutes(startsAtMs, timeZone)) };
}

/** The interviews that calendars and sure mails name, on or after a day; an application's invitation replaces what its mails say. */
function interviewsIn(
  { invitations, mails }: InterviewSources,
  { timeZone, from }: { timeZone: string; from: string },
): Interview[] {
  const held = new Set(
    invitations.flatMap((invited) => (invited.is_cancelled ? [] : [invited.application_id])),
  );
  const fromCalendar = invitations.map(({ is_cancelled: cancelled, ...invited }) => ({
    ...invited,
    ...placeOf(invited, timeZone),
    starts_at: invited.starts_at?.toISOString() ?? null,
    ends_at: invited.ends_at?.toISOString() ?? null,
    cancelled,
    from_invitation: true,
  }));
  const fromMail = mails.flatMap(({ text, received_at: receivedAt, ...mail }) => {
    const meeting = namedIn(text, receivedAt, timeZone);
    return meeting === null || held.has(mail.application_id)
      ? []
      : [
          {
            ...mail,
            day: meeting.day,
            time: meeting.time,
            starts_at: meeting.startsAt,
            ends_at: null,
            location: '',
            cancelled: false,
            from_invitation: false,
          },
        ];
  });
  return [...fromCalendar, ...fromMail]
    .filter(({ day }) => day >= from)
    .toSorted((one, other) =>
      `${one.day} ${one.time ?? ''}`.localeCompare(`${other.day} ${other.time ?? ''}`),
    );
}

const interviewsFrom = async (
  executor: Executor,
  { accountId, timeZone }: { accountId: string; timeZone: string },
  from: string,
): Promise<Interview[]> =>
  interviewsIn(await askTogether(executor, interviewQuestions(accountId)), { timeZone, from });

/** The interviews of an account from its today on, soonest first, and whether a calendar may read them. */
export async function readAgenda(world: Deps, accountId: string) {
  const timeZone = await readTimeZone(world, accountId);
  const today = localDay(world.clock.now().getTime(), timeZone);
  const feed = await findFeed(world.database, accountId);
  return {
    interviews: await interviewsFrom(world.database, { accountId, timeZone }, today),
    feed: feed ? { since: feed.createdAt.toISOString(), read_at: feed.readAt?.toISOString() ?? null } : null,
  };
}

/** Of what tells of interviews, those that are ahead at a moment and not cancelled, soonest first. */
export function interviewsAhead(sources: InterviewSources, now: Date, timeZone: string): Interview[] {
  const nowMs = now.getTime();
  return interviewsIn(sources, { timeZone, from: localDay(nowMs, timeZone) }).filter(
    ({ cancelled, starts_at: startsAt }) =>
      !cancelled && (startsAt === null || Date.parse(startsAt) > nowMs - 30 * MINUTE_MS),
  );
}

/** The interviews that are ahead and not cancelled, soonest first. */
export const nextInterviews = async (
  world: Pick<World, 'database' | 'clock'>,
  { accountId, timeZone }: { accountId: string; timeZone: string },
): Promise<Interview[]> =>
  interviewsAhead(
    await askTogether(world.database, interviewQuestions(accountId)),
    world.clock.now(),
    timeZone,
  );

/** What a calendar is shown: the last days' interviews too, so that none vanishes while it is held. */
export async function feedInterviews(
  world: Pick<World, 'database' | 'clock'>,
  person: { accountId: string; timeZone: string },
): Promise<Interview[]> {
  const SHOWN_DAYS = 30;
  return interviewsFrom(
    world.database,
    person,
    addDays(localDay(world.clock.now().getTime(), person.timeZone), -SHOWN_DAYS),
  );
}
