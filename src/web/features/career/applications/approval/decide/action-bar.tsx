import type { ReactNode } from 'react';
import classes from './decide.module.css';

/** The bar that stays at the bottom: what the answer means, and the buttons within reach of a thumb. */
export function ActionBar({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.bar} role="group" aria-label="Your decision">
      <p className={classes.hint}>{hint}</p>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
