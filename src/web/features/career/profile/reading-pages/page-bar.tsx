import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { text } from './messages.ts';
import classes from './page.module.css';

const bold = (inner: ReactNode) => <b>{inner}</b>;

/** Above the page: which line is asked for (`label` names the value), or what the boxes mean. */
export function PageBar({ label, onStop }: { label: string | null; onStop: () => void }) {
  return (
    <div className={classNames(classes.bar, label !== null && classes.picking)}>
      <p role="status">{label !== null && text.rich('askedLine', { value: label, b: bold })}</p>
      {label === null ? (
        <ul role="list" className={classes.legend}>
          <li>
            <i className={classes.read} />
            {text('taken')}
          </li>
          <li>
            <i className={classes.doubtful} />
            {text('toCheck')}
          </li>
          <li>
            <i className={classes.unused} />
            {text('unused')}
          </li>
        </ul>
      ) : (
        <Button size="sm" kind="quiet" onClick={onStop}>
          {text('stop')}
        </Button>
      )}
    </div>
  );
}
