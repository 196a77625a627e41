import { type FormEvent, useState } from 'react';
import type { CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { candidatesFor, type ShownValue } from '#engines/corrections/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import classes from './list.module.css';

const LONG = 60;
const DATE_HELP = 'A month and a year, or a year.';

interface ValueEditorProps {
  shown: ShownValue;
  standard: string | null;
  lines: readonly CorrectedLine[];
  isPicking: boolean;
  isBusy: boolean;
  onPick: (isPicking: boolean) => void;
  /** Their word: a value, and the line it stands on when it was chosen there. */
  onSay: (value: string, line: number | null) => void;
  onUndo: (id: string) => void;
  onClose: () => void;
}

const isDate = (path: string): boolean => /[dD]ate$/.test(path);

/** Mends one value: type it, choose what stands near it, choose a line on the page, or take it out. */
export function ValueEditor(props: ValueEditorProps) {
  const { shown, standard, lines, isBusy, onSay, onClose } = props;
  const [typed, setTyped] = useState(shown.value);
  const isOther = typed.trim() !== '' && typed.trim() !== shown.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isOther) onSay(typed.trim(), null);
  };
  const Control = shown.value.length > LONG ? Textarea : Input;
  return (
    <form
      className={classes.editor}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Field label={shown.label} help={isDate(shown.path) ? DATE_HELP : sureInWords(shown, standard)}>
        <Control value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <Near shown={shown} lines={lines} onSay={onSay} />
      <Actions {...props} isOther={isOther} />
    </form>
  );
}

function sureInWords({ field }: ShownValue, standard: string | null): string {
  if (field === null) return 'I looked for it and found none.';
  const sure =
    field.said === null ? `I am ${Math.round(100 * field.confidence)}% sure of it.` : 'You said so.';
  return standard === null
    ? sure
    : `${sure} Lists of occupations and skills call it ${standard}; your own words stay on your CV.`;
}

/** What stands at the same place and may be the right words. */
function Near({ shown, lines, onSay }: Pick<ValueEditorProps, 'shown' | 'lines' | 'onSay'>) {
  const { field, path, value } = shown;
  const near = field === null || isDate(path) || value.length > LONG ? [] : candidatesFor(field, lines);
  if (near.length === 0) return null;
  return (
    <div role="group" aria-label="Other words from the same place">
      <p className={classes.hint}>Or is it one of these, from the same place?</p>
      <div className={classes.words}>
        {near.map(({ text, line }) => (
          <button key={text} type="button" className={classes.word} onClick={() => onSay(text, line)}>
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

function Actions(props: ValueEditorProps & { isOther: boolean }) {
  const { shown, isPicking, isBusy, isOther, onPick, onSay, onUndo, onClose } = props;
  const { field } = shown;
  const said = field?.said ?? null;
  return (
    <div className={classes.actions}>
      <Button size="sm" type="submit" kind={isOther ? 'primary' : 'second'} busy={isBusy} disabled={!isOther}>
        Save
      </Button>
      {shown.isDoubtful && (
        <Button size="sm" kind="yours" onClick={() => onSay(shown.value, field?.lines[0] ?? null)}>
          That is right
        </Button>
      )}
      <Button size="sm" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
        {isPicking ? 'Stop choosing on the page' : 'Choose it on the page'}
      </Button>
      {said !== null && (
        <Button size="sm" kind="quiet" onClick={() => onUndo(said)}>
          Take my word back
        </Button>
      )}
      {field !== null && said === null && (
        <Button size="sm" kind="quiet" onClick={() => onSay('', null)}>
          Take it out
        </Button>
      )}
      <Button size="sm" kind="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
