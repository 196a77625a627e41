import { type FormEvent, useState } from 'react';
import type { NotificationPreferences } from '#contract/platform/notification-preferences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { text } from './messages.ts';
import classes from './preferences.module.css';

type Hours = NotificationPreferences['quiet_hours'];

interface QuietHoursProps {
  hours: Hours;
  onSave: (hours: Hours) => void;
  onClose: () => void;
}

const usual = { from: '21:30', until: '07:00' };

/** Chooses the hours in which no device is woken, or none. */
export function QuietHoursDialog({ hours, onSave, onClose }: QuietHoursProps) {
  const [on, setOn] = useState(hours !== null);
  const [from, setFrom] = useState((hours ?? usual).from);
  const [until, setUntil] = useState((hours ?? usual).until);
  const same = on && from === until;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (same || from === '' || until === '') return;
    onSave(on ? { from, until } : null);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('quietTitle')}
      description={text('quietAbout')}
    >
      <form className={classes.hours} noValidate onSubmit={submit}>
        <Switch label={text('quietOn')} checked={on} onCheckedChange={setOn} />
        <div className={classes.times}>
          <Field label={text('quietFrom')}>
            <Input
              type="time"
              value={from}
              disabled={!on}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          </Field>
          <Field label={text('quietUntil')} error={same ? text('quietSame') : undefined}>
            <Input
              type="time"
              value={until}
              disabled={!on}
              onChange={(event) => setUntil(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button kind="primary" type="submit" wide>
          {text('quietSave')}
        </Button>
      </form>
    </Dialog>
  );
}
