import type { ReactNode } from 'react';
import classes from './decide.module.css';
import { text } from './messages.ts';

/** What the bar says while the last known state is shown and nobody can be told the answer. */
export const offlineWords = () => text('offline');

/** The bar that stays at the bottom: what the answer means, the buttons within reach of a thumb, and `also` what is done rarely. */
export function ActionBar({
  hint,
  also,
  children,
}: {
  hint: ReactNode;
  also?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes.bar} role="group" aria-label={text('bar')}>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.buttons}>{children}</div>
      {also && <div className={classes.also}>{also}</div>}
    </div>
  );
}
