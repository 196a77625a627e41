import { readTimeZone } from '#server/features/career/profile/index.ts';
import { readerOfAccount } from '#server/features/platform/accounts/index.ts';
import { originOf } from '#server/origins.ts';
import { calendarFeed } from '#server/ports/calendar/feed.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { deleteFeed, openFeed, saveFeed } from './queries.ts';
import { feedInterviews } from './read-agenda.ts';
import { asAccount } from '#server/db/as.ts';

/** Where feeds are read, below the career host; the secret follows, then `.ics`. */
export const FEED_PATH = '/api/agenda/feed/';
const FILE = /^([\w-]{40,60})\.ics$/;

/** A new secret address for calendars; whoever had the old one is shut out. The address is told this once. */
export async function openCalendarFeed(
  { database, clock, tokens, config }: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
): Promise<{ address: string }> {
  const secret = tokens.secret();
  await saveFeed(database, { accountId, tokenHash: hashToken(secret), createdAt: clock.now() });
  return { address: `${originOf('career', config.publicOrigin)}${FEED_PATH}${secret}.ics` };
}

/** Shuts the address; calendars that have it get nothing from then on. */
export const closeCalendarFeed = ({ database }: Pick<World, 'database'>, accountId: string) =>
  deleteFeed(database, accountId);

/** What a calendar program gets at an address: the person's interviews, or 404 for any address that is not theirs. */
export async function serveCalendarFeed(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  file: string,
): Promise<Response> {
  const secret = FILE.exec(file)?.[1];
  const now = world.clock.now();
  const all = world.database.withoutOwner('agenda.feed');
  const accountId = secret === undefined ? null : await openFeed(all, hashToken(secret), now);
  // Nobody knows who asks there.
  if (accountId === null) return new Response(text.for({ locale: 'en' })('noCalendar'), { status: 404 });
  const own = asAccount(world, accountId);
  const timeZone = await readTimeZone(own, accountId);
  const words = text.for(await readerOfAccount(own.database, accountId));
  const origin = originOf('career', world.config.publicOrigin);
  const events = (await feedInterviews(own, { accountId, timeZone })).map((one) => ({
    uid: `${one.id}@legwork`,
    summary: words('interview', { title: one.title, company: one.company }),
    description: words(one.from_invitation ? 'fromInvitation' : 'fromMail'),
    location: one.location,
    url: `${origin}/dashboard/job-tracker/${one.application_id}`,
    startsAt: one.starts_at,
    endsAt: one.ends_at,
    day: one.day,
    time: one.time,
    cancelled: one.cancelled,
  }));
  return new Response(calendarFeed(words('calendar'), events, now.toISOString()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'content-disposition': 'inline; filename="interviews.ics"',
    },
  });
}
