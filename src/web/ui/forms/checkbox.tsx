import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import classes from './controls.module.css';
import fieldClasses from './field.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

/** A box to tick, with its sentence beside it. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const id = useId();
  const wrong = error !== undefined && error !== '';
  return (
    <div className={fieldClasses.field}>
      <label className={classes.check}>
        <input
          {...rest}
          type="checkbox"
          className={classes.box}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {wrong && (
        <div id={id} className={fieldClasses.error} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </div>
      )}
    </div>
  );
}
