import { Check } from 'lucide-react';
import { timeWords } from '#web/shell/applications/in-zone.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { exampleSlip } from './example.ts';
import classes from './example-slip.module.css';
import { text } from './messages.ts';

/** A picture of what the agent puts before you. It is no form: its buttons are drawn. */
export function ExampleSlip() {
  return (
    <figure className={classes.slip} aria-label={text('slipLabel')}>
      <div className={classes.head}>
        <Badge kind="wait" icon={false}>
          {text('slipState')}
        </Badge>
        <span className={classes.time}>{timeWords('15:10')}</span>
      </div>
      <div className={classes.job}>
        <p className={classes.title}>{text('slipJob')}</p>
        <p className={classes.company}>{text('slipPlace')}</p>
      </div>
      <dl className={classes.fields}>
        {exampleSlip().map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              {field.value}
              {field.source !== undefined && <i>{field.source}</i>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.answer} aria-hidden>
        <span className={classes.skip}>{text('skip')}</span>
        <span className={classes.approve}>
          <Check /> {text('approve')}
        </span>
      </div>
    </figure>
  );
}
