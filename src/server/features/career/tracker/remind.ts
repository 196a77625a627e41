import type { Reminder } from '#contract/career/tracker.ts';
import { addDays, localDay, momentAt } from '#engines/calendar/index.ts';
import { quoted } from '#localization/catalogue.ts';
import { findOwned } from '#server/features/career/applications/index.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text as messages } from './messages.ts';
import { deleteReminder, dueReminders, markTold, saveReminder } from './queries.ts';
import { tellScreens } from './tell-screens.ts';
import { everybodys } from './follow-up/everybodys.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'tokens' | 'config' | 'queue'>;

/** Nine in the morning, in minutes after midnight on the wall clock. */
const MORNING = 9 * 60;
const FURTHEST_DAYS = 366;
const BATCH = 100;

/**
 * Sets the day on which the person is told to follow up, in place of any other. Throws `not_found` for somebody else's
 * application and `invalid_input` for a day that is not after today or more than a year away.
 */
export async function setReminder(
  world: Deps,
  accountId: string,
  { id, day, text }: { id: string; day: string; text: string },
): Promise<Reminder> {
  if (!(await findOwned(world.database, accountId, id))) throw notFound('application');
  const timeZone = await readTimeZone(world, accountId);
  const today = localDay(world.clock.now().getTime(), timeZone);
  if (day <= today) throw new Problem('invalid_input', messages.message('dayNotAhead'));
  if (day > addDays(today, FURTHEST_DAYS)) throw new Problem('invalid_input', messages.message('dayTooFar'));
  await world.database.transaction(async (transaction) => {
    const dueAt = new Date(momentAt(day, MORNING, timeZone));
    await saveReminder(transaction, { applicationId: id, accountId, day, text, dueAt });
    await tellScreens(world, transaction, accountId, id);
  });
  return { day, text, told: false };
}

/** Removes the reminder of an application. Throws `not_found` for somebody else's. */
export async function forgetReminder(world: Deps, accountId: string, id: string): Promise<void> {
  if (!(await findOwned(world.database, accountId, id))) throw notFound('application');
  await world.database.transaction(async (transaction) => {
    await deleteReminder(transaction, id);
    await tellScreens(world, transaction, accountId, id);
  });
}

/** Tells everyone whose morning has come to follow up, each once. */
export async function tellDue(world: Deps): Promise<void> {
  const now = world.clock.now();
  for (const due of await dueReminders(everybodys(world), now, BATCH)) {
    await world.database.forAccount(due.accountId).transaction(async (transaction) => {
      if (!(await markTold(transaction, due, now))) return;
      const { applicationId, accountId, day, text, posting } = due;
      await notify(world, transaction, {
        accountId,
        kind: 'reminder',
        title: messages.message('reminder', { company: posting.company }),
        body: text === '' ? messages.message('reminderToday', { title: posting.title }) : quoted(text),
        applicationId,
        dedupeKey: `reminder:${applicationId}:${day}`,
      });
      await tellScreens(world, transaction, accountId, applicationId);
    });
  }
}
