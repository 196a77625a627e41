import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './controls.module.css';
import fieldClasses from './field.module.css';

interface ChoiceGroupProps {
  /** The question. */
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The chosen values; at most one unless `several`. */
  chosen: readonly string[];
  /** Boxes to tick instead of one of a few. */
  several?: boolean | undefined;
  onChange: (chosen: string[]) => void;
}

/** A few choices, all in sight: one of them, or as many as fit. */
export function ChoiceGroup({
  label,
  help,
  error,
  options,
  chosen,
  several = false,
  onChange,
}: ChoiceGroupProps) {
  const id = useId();
  const wrong = error !== undefined && error !== '';
  const below = wrong || help !== undefined ? `${id}-below` : undefined;
  const pick = (value: string, on: boolean) => {
    if (!several) return onChange([value]);
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <fieldset className={classes.choices} aria-describedby={below}>
      <legend className={fieldClasses.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(classes.check, classes.choice)}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            className={classNames(classes.box, !several && classes.round)}
            checked={chosen.includes(option.value)}
            onChange={(event) => pick(option.value, event.currentTarget.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <div id={below} className={wrong ? fieldClasses.error : fieldClasses.help} aria-live="polite">
        {wrong ? (
          <>
            <CircleAlert aria-hidden />
            {error}
          </>
        ) : (
          help
        )}
      </div>
    </fieldset>
  );
}
