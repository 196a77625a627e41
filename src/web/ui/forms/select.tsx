import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import controls from './controls.module.css';
import { useFieldControl } from './field.tsx';
import classes from './select.module.css';

interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'size'
> {
  /** Its name when no field stands around it. */
  label?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few. The browser's own list: a phone shows its wheel, and the page's script policy allows it. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <div className={classNames(classes.select, className)}>
      <select
        {...useFieldControl()}
        {...rest}
        aria-label={label}
        className={controls.input}
        value={value}
        onChange={(event) => {
          const option = options.find((one) => one.value === event.currentTarget.value);
          if (option) onValueChange(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}
