import type { Interview } from '#contract/career/mail/agenda.ts';
import { addDays, localDay, localMinutes } from '#engines/calendar/index.ts';
import { type Meeting, meetingNamed } from '#engines/replies/index.ts';
import type { Executor } from '#server/db/database.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { findFeed, listInvitations, newestInvitingMails } from './queries.ts';
import type { InterviewRow } from './queries.ts';

type Deps = Pick<World, 'database' | 'clock' | 'tokens' | 'config'>;

const MINUTE_MS = 60_000;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The day and the clock of an interview for a person, in their zone where its instant is known. */
function placeOf({ startsAt, day, time }: InterviewRow, timeZone: string): Pick<Interview, 'day' | 'time'> {
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
async function interviewsFrom(
  executor: Executor,
  { accountId, timeZone }: { accountId: string; timeZone: string },
  from: string,
): Promise<Interview[]> {
  const invited = await listInvitations(executor, accountId);
  const named = await newestInvitingMails(executor, accountId);
  const held = new Set(
    invited.flatMap(({ applicationId, interview }) => (interview.cancelledAt ? [] : [applicationId])),
  );
  const fromCalendar = invited.map(({ applicationId, title, company, interview }) => ({
    id: interview.id,
    application_id: applicationId,
    title,
    company,
    ...placeOf(interview, timeZone),
    starts_at: interview.startsAt?.toISOString() ?? null,
    ends_at: interview.endsAt?.toISOString() ?? null,
    location: interview.location,
    cancelled: interview.cancelledAt !== null,
    from_invitation: true,
  }));
  const fromMail = named.flatMap(({ id, applicationId, title, company, text, receivedAt }) => {
    const meeting = namedIn(text, receivedAt, timeZone);
    return meeting === null || held.has(applicationId)
      ? []
      : [
          {
            id,
            application_id: applicationId,
            title,
            company,
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

/** The interviews that are ahead and not cancelled, soonest first. */
export async function nextInterviews(
  world: Pick<World, 'database' | 'clock'>,
  person: { accountId: string; timeZone: string },
): Promise<Interview[]> {
  const nowMs = world.clock.now().getTime();
  const all = await interviewsFrom(world.database, person, localDay(nowMs, person.timeZone));
  return all.filter(
    ({ cancelled, starts_at: startsAt }) =>
      !cancelled && (startsAt === null || Date.parse(startsAt) > nowMs - 30 * MINUTE_MS),
  );
}

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
