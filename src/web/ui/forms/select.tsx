import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { classNames } from '#web/ui/class-names.ts';
import controls from './controls.module.css';
import { useFieldControl } from './field.tsx';
import classes from './select.module.css';

interface SelectProps<Value extends string> {
  /** Its name when no field stands around it. */
  label?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  disabled?: boolean | undefined;
}

/** One of a few; typing finds an option. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
}: SelectProps<Value>) {
  return (
    <Radix.Root
      value={value}
      disabled={disabled}
      onValueChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option) onValueChange(option.value);
      }}
    >
      <Radix.Trigger
        {...useFieldControl()}
        aria-label={label}
        className={classNames(controls.input, classes.trigger)}
      >
        <Radix.Value />
        <Radix.Icon asChild>
          <ChevronDown />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={classes.list} position="popper" sideOffset={6} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={classes.item}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
