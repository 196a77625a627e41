import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './setting-row.module.css';

interface SettingRowProps {
  title: string;
  /** What it means for the person, one or two sentences. */
  children: ReactNode;
  /** The switch or button at its right; words where it cannot be changed. */
  control: ReactNode;
  /** What stands below both. */
  below?: ReactNode;
  /** Cannot be changed: on the ground of the page. */
  fixed?: boolean | undefined;
}

/** One thing that can be set: what it does at the left, its control at the right. */
export function SettingRow({ title, children, control, below, fixed = false }: SettingRowProps) {
  return (
    <div className={classNames(classes.row, fixed && classes.fixed)}>
      <div>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.text}>{children}</p>
      </div>
      <div className={classes.control}>{control}</div>
      {below !== undefined && <div className={classes.below}>{below}</div>}
    </div>
  );
}
