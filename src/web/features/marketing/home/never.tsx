import { rules } from './example.data.ts';
import classes from './never.module.css';

/** The limits, each of which is a rule in the code. */
export function Never() {
  return (
    <section className={classes.section}>
      <div>
        <h2 className={classes.title}>What it will never do</h2>
        <p className={classes.text}>
          An agent that acts in your name needs limits you can check. These are rules in the code, not
          promises in a prompt, and every step it takes is on record.
        </p>
      </div>
      <ul className={classes.list}>
        {rules.map((rule) => (
          <li key={rule}>
            <i>Never</i> {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}
