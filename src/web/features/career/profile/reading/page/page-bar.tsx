import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import classes from './page.module.css';

/** Above the page: which line is asked for (`label` names the value), or what the boxes mean. */
export function PageBar({ label, onStop }: { label: string | null; onStop: () => void }) {
  return (
    <div className={classNames(classes.bar, label !== null && classes.picking)}>
      <p role="status">
        {label !== null && (
          <>
            Press the line that says it: <b>{label.toLowerCase()}</b>.
          </>
        )}
      </p>
      {label === null ? (
        <ul role="list" className={classes.legend}>
          <li>
            <i className={classes.read} />
            Taken
          </li>
          <li>
            <i className={classes.doubtful} />
            To check
          </li>
          <li>
            <i className={classes.unused} />
            Not used
          </li>
        </ul>
      ) : (
        <Button size="sm" kind="quiet" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}
