import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormQuestion } from '#contract/career/form.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { answersToSend } from './answer-values.ts';
import { asAsked, chosenIn } from './edit-values.ts';
import type { StandingField } from './edit-values.ts';
import classes from './edit.module.css';
import { text } from './messages.ts';
import { QuestionField } from './question-field.tsx';

interface EditFieldProps {
  field: StandingField;
  question: FormQuestion;
  busy: boolean;
  failure: string;
  /** Null leaves it blank. */
  onSave: (value: string | null) => void;
  onCancel: () => void;
}

/** One value of the form, edited in place; it counts for this application only. */
export function EditField({ field, question, busy, failure, onSave, onCancel }: EditFieldProps) {
  const asked = asAsked(question);
  const [chosen, setChosen] = useState(() => chosenIn(field, question));
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea, [role="combobox"]')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = answersToSend([asked], { [field.key]: chosen })[0]?.value;
    setMissing(value === undefined);
    if (value !== undefined && !busy) onSave(value);
  };
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <QuestionField
        question={asked}
        chosen={chosen}
        error={missing ? text('empty') : failure}
        onChange={(next) => {
          setChosen(next);
          setMissing(false);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="sm" busy={busy} busyLabel={text('saving')}>
          {action('save')}
        </Button>
        {field.value !== undefined && !question.required && (
          <Button size="sm" disabled={busy} onClick={() => onSave(null)}>
            {text('leaveBlank')}
          </Button>
        )}
        <Button size="sm" kind="quiet" disabled={busy} onClick={onCancel}>
          {text('leaveAsItWas')}
        </Button>
      </div>
    </form>
  );
}
