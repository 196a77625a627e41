import { type FormEvent, useState } from 'react';
import type { CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { candidatesFor, type ShownValue } from '#engines/corrections/index.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { messageText } from '#web/text/message-text.ts';
import classes from './list.module.css';
import { text } from './messages.ts';

const LONG = 60;

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
      <Field
        label={messageText(shown.label)}
        help={<Sentences all={isDate(shown.path) ? [text('dateHint')] : sureInWords(shown, standard)} />}
      >
        <Control value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <Near shown={shown} lines={lines} onSay={onSay} />
      <Actions {...props} isOther={isOther} />
    </form>
  );
}

function sureInWords({ field }: ShownValue, standard: string | null): string[] {
  if (field === null) return [text('lookedInVain')];
  const sure = field.said === null ? text('sure', { share: field.confidence }) : text('yourWord');
  return [sure, standard === null ? '' : text('calledInLists', { standard })];
}

/** What stands at the same place and may be the right words. */
function Near({ shown, lines, onSay }: Pick<ValueEditorProps, 'shown' | 'lines' | 'onSay'>) {
  const { field, path, value } = shown;
  const near = field === null || isDate(path) || value.length > LONG ? [] : candidatesFor(field, lines);
  if (near.length === 0) return null;
  return (
    <div role="group" aria-label={text('nearLabel')}>
      <p className={classes.hint}>{text('near')}</p>
      <div className={classes.words}>
        {near.map(({ text: words, line }) => (
          <button key={words} type="button" className={classes.word} onClick={() => onSay(words, line)}>
            {words}
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
        {action('save')}
      </Button>
      {shown.isDoubtful && (
        <Button size="sm" kind="yours" onClick={() => onSay(shown.value, field?.lines[0] ?? null)}>
          {text('confirm')}
        </Button>
      )}
      <Button size="sm" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
        {isPicking ? text('stopPicking') : text('pick')}
      </Button>
      {said !== null && (
        <Button size="sm" kind="quiet" onClick={() => onUndo(said)}>
          {text('takeBackWord')}
        </Button>
      )}
      {field !== null && said === null && (
        <Button size="sm" kind="quiet" onClick={() => onSay('', null)}>
          {text('takeOut')}
        </Button>
      )}
      <Button size="sm" kind="quiet" onClick={onClose}>
        {action('close')}
      </Button>
    </div>
  );
}
