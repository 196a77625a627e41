import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { figure } from '#web/text/figure.ts';
import { classNames } from '#web/ui/class-names.ts';
import classes from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** The question it answers, spoken only. */
  label: string;
  options: readonly {
    value: Value;
    label: string;
    icon?: LucideIcon | undefined;
    count?: number | undefined;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  /** As wide as its container, each part alike. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** One of two to four ways to see the same thing, all in sight; arrows move between them. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(classes.group, wide && classes.wide, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value: own, label: words, icon: Icon, count }) => (
        <label key={own} className={classes.part}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {Icon && <Icon aria-hidden />}
          <span>{words}</span>
          {count !== undefined && <span className={classes.count}>{figure(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
