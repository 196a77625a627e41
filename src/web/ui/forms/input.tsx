import { Eye, EyeOff, Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './controls.module.css';
import { useFieldControl } from './field.tsx';
import { text } from './messages.ts';

/** One line of text; give it the right `type`, `inputMode` and `autoComplete`. */
export function Input({ className, large = false, ...rest }: ComponentProps<'input'> & { large?: boolean }) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      className={classNames(classes.input, large && classes.large, className)}
    />
  );
}

/** Several lines of text that grow with what is typed. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={classNames(classes.input, classes.area, className)}
    />
  );
}

/** A password that can be shown; `autoComplete` is `current-password` or `new-password`. */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={classes.withButton}>
      <input
        {...useFieldControl()}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(classes.input, className)}
      />
      <button
        type="button"
        className={classes.inside}
        aria-label={shown ? text('hidePassword') : text('showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
      </button>
    </div>
  );
}

/** A search box with its own name; `shortcut` only shows the key that leads to it. */
export function SearchInput({
  label,
  shortcut,
  className,
  ...rest
}: ComponentProps<'input'> & { label: string; shortcut?: string | undefined }) {
  return (
    <div className={classNames(classes.search, className)}>
      <Search aria-hidden />
      <input type="search" placeholder={label} {...rest} aria-label={label} className={classes.input} />
      {shortcut !== undefined && <kbd aria-hidden>{shortcut}</kbd>}
    </div>
  );
}
