import { useId, useState } from 'react';
import type { Reminder as ReminderValue } from '#contract/career/tracker.ts';
import { client } from '#web/api/client.ts';
import { calendarDay, fullDayInWords } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';
import { useKept } from './use-kept.ts';

const DAY_MS = 24 * 3_600_000;
/** A week is when a polite question is due. */
const USUAL_DAYS = 7;

/** Whether it is still to come, and its day. */
function saidOf({ told, day: at }: ReminderValue): string {
  const day = fullDayInWords(at);
  return told ? text('reminderTold', { day }) : text('reminderAhead', { day });
}

/** The day on which the person wants to be told to follow up. */
export function Reminder({ id, reminder }: { id: string; reminder: ReminderValue | null }) {
  const title = useId();
  const [editing, setEditing] = useState(false);
  const forget = useKept(() => client.tracker.forgetReminder({ id }));
  if (editing)
    return (
      <section aria-labelledby={title}>
        <h2 id={title} className={classes.asideTitle}>
          {text('reminderTitle')}
        </h2>
        <ReminderForm id={id} reminder={reminder} onClose={() => setEditing(false)} />
      </section>
    );
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={classes.asideTitle}>
        {text('reminderTitle')}
      </h2>
      {reminder === null ? (
        <p className={classes.quiet}>{text('reminderNone')}</p>
      ) : (
        <>
          <p>{saidOf(reminder)}</p>
          {reminder.text !== '' && <p className={classes.noteText}>{reminder.text}</p>}
        </>
      )}
      {forget.failure !== undefined && <p role="alert">{forget.failure}</p>}
      <div className={classes.buttons}>
        <Button size="sm" onClick={() => setEditing(true)}>
          {reminder === null
            ? text('reminderSet')
            : reminder.told
              ? text('reminderAgain')
              : text('reminderChange')}
        </Button>
        {reminder !== null && (
          <Button size="sm" kind="quiet" busy={forget.busy} onClick={() => forget.run(undefined)}>
            {text('reminderRemove')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface ReminderFormProps {
  id: string;
  reminder: ReminderValue | null;
  onClose: () => void;
}

function ReminderForm({ id, reminder, onClose }: ReminderFormProps) {
  const { nowMs, timeZone } = usePersonClock();
  const inDays = (days: number) => calendarDay(nowMs + days * DAY_MS, timeZone);
  const kept = reminder === null || reminder.told ? inDays(USUAL_DAYS) : reminder.day;
  const [day, setDay] = useState(kept);
  const [words, setWords] = useState(reminder?.text ?? '');
  const save = useKept(() => client.tracker.remind({ id, day, text: words }), { onDone: onClose });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy) save.run(undefined);
      }}
    >
      <Field label={text('reminderDay')} help={text('reminderDayHint')} error={save.failure}>
        <Input
          type="date"
          required
          min={inDays(1)}
          max={inDays(366)}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </Field>
      <Field label={text('reminderWords')}>
        <Input
          value={words}
          maxLength={500}
          placeholder={text('reminderExample')}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Field>
      <div className={classes.buttons}>
        <Button type="submit" size="sm" busy={save.busy} busyLabel={text('saving')}>
          {text('reminderSave')}
        </Button>
        <Button size="sm" kind="quiet" onClick={onClose}>
          {action('cancel')}
        </Button>
      </div>
    </form>
  );
}
