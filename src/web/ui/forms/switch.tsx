import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';
import classes from './controls.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** Leaves the label to a screen reader because the words stand elsewhere. */
  labelHidden?: boolean | undefined;
}

/** On or off, at once. */
export function Switch({
  label,
  checked,
  onCheckedChange,
  disabled = false,
  labelHidden = false,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={classes.toggle}>
      <Radix.Root
        id={id}
        className={classes.switch}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
      >
        <Radix.Thumb className={classes.thumb} />
      </Radix.Root>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
    </div>
  );
}
