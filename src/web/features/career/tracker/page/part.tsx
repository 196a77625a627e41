import type { ReactNode } from 'react';
import classes from './page.module.css';

/** One section of the page under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.partTitle}>{title}</h2>
      {children}
    </section>
  );
}
