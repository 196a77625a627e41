import type { FormEvent, ReactNode } from 'react';
import { text as said } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './security.module.css';

interface ShortFormProps {
  label: string;
  help: string;
  failure: string;
  busy: boolean;
  /** What the button says that goes on. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  /** The one control. */
  children: ReactNode;
}

/** One value to type, with the way on and the way back. */
export function ShortForm(props: ShortFormProps) {
  const { label, help, failure, busy, action, onSubmit, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.narrow} noValidate onSubmit={submit}>
      <Field label={label} help={help} error={failure}>
        {children}
      </Field>
      <div className={classes.buttons}>
        <Button kind="primary" type="submit" busy={busy}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {said('cancel')}
        </Button>
      </div>
    </form>
  );
}
