import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { applications } from '#server/features/career/applications/tables.ts';
import { applicationNotes, applicationReminders } from './tables.ts';

export type NoteRow = typeof applicationNotes.$inferSelect;
export type ReminderRow = typeof applicationReminders.$inferSelect;

/** The notes of an application, oldest first. */
export const listNotes = (executor: Executor, applicationId: string): Promise<NoteRow[]> =>
  executor
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id));

export async function insertNote(
  executor: Executor,
  row: typeof applicationNotes.$inferInsert,
): Promise<NoteRow> {
  const [inserted] = await executor.insert(applicationNotes).values(row).returning();
  if (!inserted) throw new Error('The note was not kept.');
  return inserted;
}

interface NotePlace {
  accountId: string;
  applicationId: string;
  noteId: string;
}

const isNote = ({ accountId, applicationId, noteId }: NotePlace) =>
  and(
    eq(applicationNotes.id, noteId),
    eq(applicationNotes.applicationId, applicationId),
    eq(applicationNotes.accountId, accountId),
  );

/** Undefined when there is no such note of this account. */
export async function updateNote(
  executor: Executor,
  place: NotePlace,
  change: { text: string; changedAt: Date },
): Promise<NoteRow | undefined> {
  const [row] = await executor.update(applicationNotes).set(change).where(isNote(place)).returning();
  return row;
}

/** False when there was no such note of this account. */
export async function deleteNote(executor: Executor, place: NotePlace): Promise<boolean> {
  const rows = await executor
    .delete(applicationNotes)
    .where(isNote(place))
    .returning({ id: applicationNotes.id });
  return rows.length > 0;
}

export async function findReminder(
  executor: Executor,
  applicationId: string,
): Promise<ReminderRow | undefined> {
  const [row] = await executor
    .select()
    .from(applicationReminders)
    .where(eq(applicationReminders.applicationId, applicationId));
  return row;
}

/** Sets the one reminder of an application; a new day is told anew. */
export async function saveReminder(
  executor: Executor,
  row: typeof applicationReminders.$inferInsert,
): Promise<void> {
  const { day, text, dueAt } = row;
  await executor
    .insert(applicationReminders)
    .values(row)
    .onConflictDoUpdate({
      target: applicationReminders.applicationId,
      set: { day, text, dueAt, toldAt: null },
    });
}

export async function deleteReminder(executor: Executor, applicationId: string): Promise<void> {
  await executor.delete(applicationReminders).where(eq(applicationReminders.applicationId, applicationId));
}

/** What is not followed up any more. */
const OVER: ApplicationState[] = ['rejected', 'withdrawn', 'skipped', 'expired', 'stopped'];

/** Reminders whose morning has come, with what they are about; none of an application that has ended. */
export const dueReminders = (executor: Executor, now: Date, most: number) =>
  executor
    .select({
      applicationId: applicationReminders.applicationId,
      accountId: applicationReminders.accountId,
      day: applicationReminders.day,
      text: applicationReminders.text,
      posting: applications.posting,
    })
    .from(applicationReminders)
    .innerJoin(applications, eq(applications.id, applicationReminders.applicationId))
    .where(
      and(
        isNull(applicationReminders.toldAt),
        lte(applicationReminders.dueAt, now),
        isNull(applications.withdrawnAt),
        notInArray(applications.state, OVER),
      ),
    )
    .orderBy(asc(applicationReminders.dueAt))
    .limit(most);

/** Takes a reminder for telling; false when another worker has it or it was moved to another day. */
export async function markTold(
  executor: Executor,
  { applicationId, day }: { applicationId: string; day: string },
  at: Date,
): Promise<boolean> {
  const rows = await executor
    .update(applicationReminders)
    .set({ toldAt: at })
    .where(
      and(
        eq(applicationReminders.applicationId, applicationId),
        eq(applicationReminders.day, day),
        isNull(applicationReminders.toldAt),
      ),
    )
    .returning({ applicationId: applicationReminders.applicationId });
  return rows.length > 0;
}
