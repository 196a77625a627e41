import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { text } from './messages.ts';
import classes from './word-list.module.css';
import { withTyped } from './words-typed.ts';

interface WordListProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number;
  words: readonly string[];
  /** What stands in the line and was not added yet. */
  typed: string;
  onChange: (words: string[], typed: string) => void;
}

/** Several names, added one at a time, each with a button to take it out. */
export function WordList(props: WordListProps) {
  const { label, help, error, placeholder, maxLength = 80, words, typed, onChange } = props;
  const add = () => onChange(withTyped(words, typed), '');
  return (
    <div className={classes.list}>
      <Field label={label} help={help} error={error}>
        <div className={classes.line}>
          <Input
            value={typed}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => onChange([...words], event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button aria-label={text('addTo', { list: label })} onClick={add}>
            <Plus aria-hidden />
            {text('add')}
          </Button>
        </div>
      </Field>
      {words.length > 0 && (
        <ul className={classes.words}>
          {words.map((word) => (
            <li key={word} className={classes.word}>
              {word}
              <button
                type="button"
                className={classes.remove}
                aria-label={text('remove', { word })}
                onClick={() =>
                  onChange(
                    words.filter((other) => other !== word),
                    typed,
                  )
                }
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
