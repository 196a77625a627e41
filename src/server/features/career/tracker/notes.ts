import type { Note } from '#contract/career/tracker.ts';
import { findOwned } from '#server/features/career/applications/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text as messages } from './messages.ts';
import { deleteNote, insertNote, listNotes, updateNote } from './queries.ts';
import type { NoteRow } from './queries.ts';
import { tellScreens } from './tell-screens.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events'>;

const MOST_NOTES = 200;

/** A note as the person reads it. */
export const noteOf = ({ id, text, createdAt, changedAt }: NoteRow): Note => ({
  id,
  text,
  at: createdAt.toISOString(),
  changed_at: changedAt?.toISOString() ?? null,
});

/** Adds a note. Throws `not_found` for somebody else's application and `conflict` beyond two hundred. */
export async function addNote(
  world: Deps,
  accountId: string,
  { id, text }: { id: string; text: string },
): Promise<Note> {
  if (!(await findOwned(world.database, accountId, id))) throw notFound('application');
  return world.database.transaction(async (transaction) => {
    if ((await listNotes(transaction, id)).length >= MOST_NOTES)
      throw new Problem('conflict', messages.message('notesFull', { most: MOST_NOTES }));
    const row = await insertNote(transaction, {
      applicationId: id,
      accountId,
      text,
      createdAt: world.clock.now(),
    });
    await tellScreens(world, transaction, accountId, id);
    return noteOf(row);
  });
}

/** Changes the words of a note. Throws `not_found` when it is not this account's. */
export async function changeNote(
  world: Deps,
  accountId: string,
  { id, note_id, text }: { id: string; note_id: string; text: string },
): Promise<Note> {
  return world.database.transaction(async (transaction) => {
    const place = { accountId, applicationId: id, noteId: note_id };
    const row = await updateNote(transaction, place, { text, changedAt: world.clock.now() });
    if (!row) throw notFound('note');
    await tellScreens(world, transaction, accountId, id);
    return noteOf(row);
  });
}

/** Deletes a note. Throws `not_found` when it is not this account's. */
export async function removeNote(
  world: Deps,
  accountId: string,
  { id, note_id }: { id: string; note_id: string },
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    if (!(await deleteNote(transaction, { accountId, applicationId: id, noteId: note_id })))
      throw notFound('note');
    await tellScreens(world, transaction, accountId, id);
  });
}
