import type { Executor } from '#server/db/database.ts';
import { invitationIn } from '#server/ports/calendar/invitation.ts';
import { applicationOfEvent, findInterview, saveInterview } from './queries.ts';

/**
 * Takes a linked mail's calendar part into the agenda: by its event and number, so that the newest counts in whatever order they
 * come, and what was cancelled stays so until a higher number. Nothing happens without a calendar part.
 */
export async function keepInterview(
  executor: Executor,
  mail: { accountId: string; applicationId: string; calendar: string; receivedAt: Date },
): Promise<void> {
  const event = mail.calendar === '' ? null : invitationIn(mail.calendar);
  if (event === null) return;
  const known = await findInterview(executor, mail.applicationId, event.uid);
  if (known && event.sequence < known.sequence) return;
  if (known?.cancelledAt && event.sequence === known.sequence) return;
  // Nothing to take back that was never said.
  if (!known && event.cancelled) return;
  const { when } = event;
  await saveInterview(executor, {
    accountId: mail.accountId,
    applicationId: mail.applicationId,
    uid: event.uid,
    sequence: event.sequence,
    startsAt: when.kind === 'instant' ? when.from : null,
    endsAt: when.kind === 'instant' ? when.until : null,
    day: when.kind === 'day' ? when.day : null,
    time: when.kind === 'day' ? when.time : null,
    location: event.location,
    cancelledAt: event.cancelled ? mail.receivedAt : null,
    changedAt: mail.receivedAt,
  });
}

/** The application that a mail's calendar part is about because its event is in the agenda; null when it is not. */
export async function applicationOfCalendar(
  executor: Executor,
  accountId: string,
  calendar: string,
): Promise<string | null> {
  const event = calendar === '' ? null : invitationIn(calendar);
  return event === null ? null : applicationOfEvent(executor, accountId, event.uid);
}
