import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MOST_LETTER_CHARACTERS } from '#contract/career/approval/changes.ts';
import type { CoverLetter } from '#contract/career/facts.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import classes from './letter.module.css';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import type { LetterEdit } from './use-letter-edit.ts';
import { wordCount } from './word-count.ts';

interface LetterEditorProps {
  letter: Pick<CoverLetter, 'text' | 'language'>;
  edit: LetterEdit;
}

/** The letter, edited in place, one paragraph a line; it counts for this application only. */
export function LetterEditor({ letter, edit }: LetterEditorProps) {
  const [written, setWritten] = useState(letter.text);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = written.trim();
    setMissing(said === '');
    if (said !== '' && !edit.busy) edit.save(said);
  };
  const room = MOST_LETTER_CHARACTERS - written.length;
  const help = text('hint', { words: wordCount(written) });
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <Field
        label={text('label')}
        help={<Sentences all={[help, room < 200 ? text('room', { count: room }) : '']} />}
        error={missing ? text('empty') : edit.failure}
      >
        <Textarea
          className={classes.letter}
          lang={letter.language}
          maxLength={MOST_LETTER_CHARACTERS}
          value={written}
          onChange={(event) => {
            setWritten(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </Field>
      <div className={classes.buttons}>
        <Button type="submit" size="sm" busy={edit.busy} busyLabel={text('saving')}>
          {action('save')}
        </Button>
        <Button size="sm" kind="quiet" disabled={edit.busy} onClick={() => edit.open(false)}>
          {text('leaveAsItWas')}
        </Button>
      </div>
    </form>
  );
}
