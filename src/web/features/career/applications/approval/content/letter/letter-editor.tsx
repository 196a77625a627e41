import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MOST_LETTER_CHARACTERS } from '#contract/career/approval/changes.ts';
import type { CoverLetter } from '#contract/career/facts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import classes from './letter.module.css';
import type { LetterEdit } from './use-letter-edit.ts';
import { wordCount } from './word-count.ts';
import { counted } from '#engines/text/index.ts';

interface LetterEditorProps {
  letter: Pick<CoverLetter, 'text' | 'language'>;
  edit: LetterEdit;
}

/** The letter to be written where it stands, one paragraph a line; it holds for this application alone. */
export function LetterEditor({ letter, edit }: LetterEditorProps) {
  const [text, setText] = useState(letter.text);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    setMissing(said === '');
    if (said !== '' && !edit.busy) edit.save(said);
  };
  const room = MOST_LETTER_CHARACTERS - text.length;
  const help = `${counted(wordCount(text), 'word')}. It goes to this employer alone, as you write it.`;
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <Field
        label="Your letter"
        help={room < 200 ? `${help} Room for ${room} more characters.` : help}
        error={missing ? 'Write something, or leave it as it was.' : edit.failure}
      >
        <Textarea
          className={classes.letter}
          lang={letter.language}
          maxLength={MOST_LETTER_CHARACTERS}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </Field>
      <div className={classes.buttons}>
        <Button type="submit" size="sm" busy={edit.busy} busyLabel="Saving...">
          Save
        </Button>
        <Button size="sm" kind="quiet" disabled={edit.busy} onClick={() => edit.open(false)}>
          Leave as it was
        </Button>
      </div>
    </form>
  );
}
