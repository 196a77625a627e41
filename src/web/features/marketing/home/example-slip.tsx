import { Check } from 'lucide-react';
import { Badge } from '#web/ui/display/badge.tsx';
import { exampleSlip } from './example.data.ts';
import classes from './example-slip.module.css';

/** A picture of what the agent puts before you. It is no form: its buttons are drawn. */
export function ExampleSlip() {
  return (
    <figure className={classes.slip} aria-label="An example of what waits for your word">
      <div className={classes.head}>
        <Badge kind="wait" icon={false}>
          Waiting for you
        </Badge>
        <span className={classes.time}>15:10</span>
      </div>
      <div className={classes.job}>
        <p className={classes.title}>Operations Coordinator</p>
        <p className={classes.company}>Halden Freight, Hamilton ON</p>
      </div>
      <dl className={classes.fields}>
        {exampleSlip.map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              {field.value}
              {'source' in field && <i>{field.source}</i>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.answer} aria-hidden>
        <span className={classes.skip}>Skip</span>
        <span className={classes.approve}>
          <Check /> Approve
        </span>
      </div>
    </figure>
  );
}
