import { useId, useRef } from 'react';
import classes from './code-boxes.module.css';
import { type CodeDigits, type CodeEntry, codeLength, enterText, pressKey } from './code-entry.ts';
import { text } from './messages.ts';

interface CodeBoxesProps {
  /** The name of the group, for example "Verification code". */
  label: string;
  digits: CodeDigits;
  onChange: (digits: CodeDigits) => void;
  /** Called with the six digits once the last box is filled. */
  onComplete?: ((code: string) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** Six single-digit boxes: typing moves on, backspace moves back, a pasted or offered code fills them all. */
export function CodeBoxes({
  label,
  digits,
  onChange,
  onComplete,
  error,
  disabled,
  autoFocus = false,
}: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const wrong = error !== undefined && error !== '';
  const focus = (index: number) => boxes.current[index]?.focus();
  const take = (entry: CodeEntry) => {
    onChange(entry.digits);
    focus(entry.focus);
    const code = entry.digits.join('');
    if (code.length === codeLength && code !== digits.join('')) onComplete?.(code);
  };
  return (
    <div role="group" aria-label={label} aria-describedby={wrong ? errorId : undefined}>
      <div className={classes.boxes}>
        {digits.map((digit, index) => (
          <input
            // The boxes never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            className={classes.box}
            value={digit}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={text('digit', { position: index + 1, length: codeLength })}
            aria-invalid={wrong || undefined}
            disabled={disabled}
            autoFocus={autoFocus && index === 0}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => take(enterText(digits, index, typed(event.currentTarget.value, digit)))}
            onPaste={(event) => {
              event.preventDefault();
              take(enterText(digits, index, event.clipboardData.getData('text')));
            }}
            onKeyDown={(event) => {
              const pressed = pressKey(digits, index, event.key);
              if (!pressed) return;
              event.preventDefault();
              take(pressed);
            }}
          />
        ))}
      </div>
      {wrong && <CodeError id={errorId}>{error}</CodeError>}
    </div>
  );
}

function CodeError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={classes.error} role="alert">
      {children}
    </p>
  );
}

// A digit typed into a full box arrives beside the old one, on either side of the caret.
function typed(value: string, before: string): string {
  return value.length === 2 && before !== '' ? value.replace(before, '') : value;
}
