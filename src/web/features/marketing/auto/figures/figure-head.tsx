import type { ReactNode } from 'react';
import classes from './figures.module.css';

/** The first line of an example: what it is about, and when. */
export function FigureHead({ left, right }: { left: ReactNode; right: string }) {
  return (
    <div className={classes.head}>
      <span>{left}</span>
      <span>{right}</span>
    </div>
  );
}
