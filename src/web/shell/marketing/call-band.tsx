import type { ReactNode } from 'react';
import classes from './call-band.module.css';

/** The loud strip at the end of a page: one sentence, and the way on. */
export function CallBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={classes.band}>
      <div className={classes.inside}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
