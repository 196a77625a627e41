import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Note } from '#contract/career/tracker.ts';
import { client } from '#web/api/client.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import classes from './page.module.css';
import { useKept } from './use-kept.ts';

/** What the person wrote down about the application. */
export function Notes({ id, notes }: { id: string; notes: readonly Note[] }) {
  const title = useId();
  const [draft, setDraft] = useState('');
  const add = useKept((text: string) => client.tracker.addNote({ id, text }), { onDone: () => setDraft('') });
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={classes.asideTitle}>
        Notes
      </h2>
      <ul role="list" className={classes.notes}>
        {notes.map((note) => (
          <OneNote key={note.id} id={id} note={note} />
        ))}
      </ul>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() !== '' && !add.busy) add.run(draft);
        }}
      >
        <Field label="New note" help="Only you see your notes." error={add.failure}>
          <Textarea
            rows={3}
            maxLength={5000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" size="sm" busy={add.busy} busyLabel="Saving..." disabled={draft.trim() === ''}>
          Add the note
        </Button>
      </form>
    </section>
  );
}

function OneNote({ id, note }: { id: string; note: Note }) {
  const { nowMs, timeZone } = usePersonClock();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const remove = useKept(() => client.tracker.removeNote({ id, note_id: note.id }), {
    onRefused: (message) => toast({ kind: 'problem', message }),
  });
  if (editing) return <NoteEditor id={id} note={note} onClose={() => setEditing(false)} />;
  const at = momentWords(note.at, nowMs, timeZone);
  return (
    <li className={classes.note}>
      <p className={classes.noteText}>{note.text}</p>
      <div className={classes.noteFoot}>
        <span>
          {note.changed_at === null ? at : `${at}, changed ${momentWords(note.changed_at, nowMs, timeZone)}`}
        </span>
        <span>
          <IconButton label="Edit this note" size="sm" onClick={() => setEditing(true)}>
            <Pencil />
          </IconButton>
          <IconButton label="Delete this note" size="sm" onClick={() => setAsked(true)}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete this note?"
        action="Delete"
        busy={remove.busy}
        onConfirm={() => remove.run(undefined)}
      >
        Its words are gone then. Everything else about the application stays.
      </ConfirmDialog>
    </li>
  );
}

function NoteEditor({ id, note, onClose }: { id: string; note: Note; onClose: () => void }) {
  const [text, setText] = useState(note.text);
  const save = useKept((words: string) => client.tracker.changeNote({ id, note_id: note.id, text: words }), {
    onDone: onClose,
  });
  return (
    <li className={classes.note}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.busy) save.run(text);
        }}
      >
        <Field label="Note" error={save.failure}>
          <Textarea
            // Opened by the person's own press.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            rows={4}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <div className={classes.buttons}>
          <Button
            type="submit"
            size="sm"
            busy={save.busy}
            busyLabel="Saving..."
            disabled={text.trim() === ''}
          >
            Save
          </Button>
          <Button size="sm" kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}
