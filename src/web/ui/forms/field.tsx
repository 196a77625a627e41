import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './field.module.css';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

interface FieldProps {
  label: string;
  /** One quiet sentence below; an error replaces it. */
  help?: ReactNode;
  error?: string | undefined;
  /** Stands at the right of the label, for example "Forgot password?". */
  aside?: ReactNode;
  children: ReactNode;
}

/** A label above, one control, help or error below. The control inside finds its id by itself. */
export function Field({ label, help, error, aside, children }: FieldProps) {
  const id = useId();
  const invalid = error !== undefined && error !== '';
  const below = invalid || help !== undefined ? `${id}-below` : undefined;
  return (
    <div className={classes.field}>
      <div className={classes.top}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy: below, invalid }}>{children}</FieldContext>
      <div id={below} className={classNames(invalid ? classes.error : classes.help)} aria-live="polite">
        {invalid ? (
          <>
            <CircleAlert aria-hidden />
            {error}
          </>
        ) : (
          help
        )}
      </div>
    </div>
  );
}

/** The ids a control takes from the field around it, or nothing outside of one. */
export function useFieldControl(): {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
} {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
    ...(field.invalid ? { 'aria-invalid': true as const } : {}),
  };
}
