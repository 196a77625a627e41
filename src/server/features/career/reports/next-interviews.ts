import type { Overview } from '#contract/career/reports.ts';
import { localDay } from '#engines/calendar/index.ts';
import { meetingNamed } from '#engines/replies/index.ts';
import type { World } from '#server/world.ts';
import { latestInvitations } from './queries.ts';

const MOST = 3;

/** The next conversations, each from the employer's newest invitation; one whose day is not sure is left out. */
export async function nextInterviews(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  { accountId, timeZone }: { accountId: string; timeZone: string },
): Promise<Overview['nextInterviews']> {
  const today = localDay(clock.now().getTime(), timeZone);
  const invitations = await latestInvitations(database, accountId);
  return invitations
    .flatMap(({ applicationId, title, company, text, receivedAt }) => {
      const meeting = meetingNamed(text, localDay(receivedAt.getTime(), timeZone));
      return meeting !== null && meeting.day >= today
        ? [{ application_id: applicationId, title, company, ...meeting }]
        : [];
    })
    .toSorted((one, other) =>
      `${one.day} ${one.time ?? ''}`.localeCompare(`${other.day} ${other.time ?? ''}`),
    )
    .slice(0, MOST);
}
