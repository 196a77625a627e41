import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './card.module.css';

/** A surface with a hairline. Cards that belong together are one card, split inside. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(classes.card, className)} />;
}

/** The title of a panel, with what belongs to it at its right. */
export function CardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </header>
  );
}

/** A row of a card, divided from the one above by a hairline. */
export function CardRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.row, className)} />;
}
