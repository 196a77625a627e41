import type { Tracked } from '#contract/career/tracker.ts';
import { localDay } from '#engines/calendar/index.ts';
import { canWithdraw, findOwned } from '#server/features/career/applications/index.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { noteOf } from './notes.ts';
import { findReminder, listNotes } from './queries.ts';

/** What the person keeps with an application and may do with it. Throws `not_found` for somebody else's. */
export async function readTracked(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
  id: string,
): Promise<Tracked> {
  const row = await findOwned(world.database, accountId, id);
  if (!row) throw notFound('application');
  const timeZone = await readTimeZone(world, accountId);
  const notes = await listNotes(world.database, id);
  const reminder = await findReminder(world.database, id);
  return {
    id,
    origin: row.origin,
    place: row.posting.places[0] ?? '',
    sent_on: row.sentAt && localDay(row.sentAt.getTime(), timeZone),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    can_withdraw: canWithdraw(row),
    can_remove: row.origin === 'person',
    notes: notes.map((note) => noteOf(note)),
    reminder: reminder ? { day: reminder.day, text: reminder.text, told: reminder.toldAt !== null } : null,
  };
}
