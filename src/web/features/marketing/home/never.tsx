import type { Tag } from '#web/text/say.ts';
import { text } from './messages.ts';
import classes from './never.module.css';

const never: Tag = (inner) => <i>{inner}</i>;

/** The limits, each of which is a rule in the code. */
export function Never() {
  return (
    <section className={classes.section}>
      <div>
        <h2 className={classes.title}>{text('neverTitle')}</h2>
        <p className={classes.text}>{text('neverText')}</p>
      </div>
      <ul className={classes.list}>
        <li>{text.rich('neverInvent', { never })}</li>
        <li>{text.rich('neverBelow', { never })}</li>
        <li>{text.rich('neverTwice', { never })}</li>
        <li>{text.rich('neverGetAround', { never })}</li>
        <li>{text.rich('neverGuess', { never })}</li>
        <li>{text.rich('neverUnasked', { never })}</li>
      </ul>
    </section>
  );
}
