import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './table.module.css';

/** A table on paper with hairlines; its caption is spoken only, and a narrow screen scrolls it inside its frame. */
export function Table({ caption, children, ...rest }: ComponentProps<'table'> & { caption: string }) {
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} role="region" aria-label={caption} tabIndex={0}>
      <table {...rest} className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** A heading of a column; `end` sets numbers and dates to the right. */
export function ColumnHead({ end = false, ...rest }: ComponentProps<'th'> & { end?: boolean }) {
  return <th scope="col" {...rest} className={classNames(end && classes.end)} />;
}

/** A cell; `end` sets numbers and dates to the right. */
export function Cell({ end = false, ...rest }: ComponentProps<'td'> & { end?: boolean }) {
  return <td {...rest} className={classNames(end && classes.end, rest.className)} />;
}
