import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Note } from '#contract/career/tracker.ts';
import { client } from '#web/api/client.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';
import { useKept } from './use-kept.ts';

/** What the person wrote down about the application. */
export function Notes({ id, notes }: { id: string; notes: readonly Note[] }) {
  const title = useId();
  const [draft, setDraft] = useState('');
  const add = useKept((words: string) => client.tracker.addNote({ id, text: words }), {
    onDone: () => setDraft(''),
  });
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={classes.asideTitle}>
        {text('notesTitle')}
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
        <Field label={text('newNote')} help={text('notesHint')} error={add.failure}>
          <Textarea
            rows={3}
            maxLength={5000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </Field>
        <Button
          type="submit"
          size="sm"
          busy={add.busy}
          busyLabel={text('saving')}
          disabled={draft.trim() === ''}
        >
          {text('addNote')}
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
  const written = momentWords(note.at, nowMs, timeZone);
  return (
    <li className={classes.note}>
      <p className={classes.noteText}>{note.text}</p>
      <div className={classes.noteFoot}>
        <span>
          {note.changed_at === null
            ? written
            : text('noteChanged', { written, changed: momentWords(note.changed_at, nowMs, timeZone) })}
        </span>
        <span>
          <IconButton label={text('editNote')} size="sm" onClick={() => setEditing(true)}>
            <Pencil />
          </IconButton>
          <IconButton label={text('deleteNote')} size="sm" onClick={() => setAsked(true)}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text('deleteNoteConfirm')}
        action={text('delete')}
        busy={remove.busy}
        onConfirm={() => remove.run(undefined)}
      >
        {text('deleteNoteMeans')}
      </ConfirmDialog>
    </li>
  );
}

function NoteEditor({ id, note, onClose }: { id: string; note: Note; onClose: () => void }) {
  const [draft, setDraft] = useState(note.text);
  const save = useKept((words: string) => client.tracker.changeNote({ id, note_id: note.id, text: words }), {
    onDone: onClose,
  });
  return (
    <li className={classes.note}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.busy) save.run(draft);
        }}
      >
        <Field label={text('note')} error={save.failure}>
          <Textarea
            // Opened by the person's own press.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            rows={4}
            maxLength={5000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        </Field>
        <div className={classes.buttons}>
          <Button
            type="submit"
            size="sm"
            busy={save.busy}
            busyLabel={text('saving')}
            disabled={draft.trim() === ''}
          >
            {action('save')}
          </Button>
          <Button size="sm" kind="quiet" onClick={onClose}>
            {action('cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
