import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './beside.module.css';

interface BesideProps {
  /** What can be done. */
  children: ReactNode;
  /** The headline of what it means, at the right; below on a narrow screen. */
  title: string;
  aside: ReactNode;
  /** Keeps the aside back on a narrow screen, where its place depends on what is still being read. */
  pending?: boolean | undefined;
}

/** A screen in two columns: what can be done, and beside it what it means for the person. */
export function Beside({ children, title, aside, pending = false }: BesideProps) {
  const id = useId();
  return (
    <div className={classes.columns}>
      <div>{children}</div>
      <aside className={classNames(classes.aside, pending && classes.pending)} aria-labelledby={id}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </aside>
    </div>
  );
}

/** The first words of an aside, before its items. */
export function BesideLead({ children }: { children: ReactNode }) {
  return <p className={classes.lead}>{children}</p>;
}

/** One thing in an aside, parted from the one above by a hairline; `head` is its own line in bold, amber where it is `yours`. */
export function BesideItem({
  head,
  yours = false,
  children,
}: {
  head?: ReactNode;
  yours?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes.item}>
      {head !== undefined && <span className={classNames(classes.head, yours && classes.yours)}>{head}</span>}
      {children}
    </div>
  );
}
