import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
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

/** The head of a table that nothing orders: names of columns from the left, then those of numbers and dates at the right. */
export function TableHead({ names, ends }: { names: readonly string[]; ends: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <ColumnHead key={name}>{name}</ColumnHead>
        ))}
        {ends.map((name) => (
          <ColumnHead key={name} end>
            {name}
          </ColumnHead>
        ))}
      </tr>
    </thead>
  );
}

interface SortHeadProps extends ComponentProps<'th'> {
  end?: boolean;
  /** The order of this column; undefined while another one orders the table. */
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

/** A heading that orders the table by its column, and from the other end when pressed again. */
export function SortHead({ end = false, sorted, onSort, children, ...rest }: SortHeadProps) {
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" {...rest} aria-sort={sorted} className={classNames(end && classes.end, rest.className)}>
      <button type="button" className={classes.sort} data-sorted={sorted} onClick={onSort}>
        {children}
        <Icon aria-hidden />
      </button>
    </th>
  );
}

/** A cell; `end` sets numbers and dates to the right. */
export function Cell({ end = false, ...rest }: ComponentProps<'td'> & { end?: boolean }) {
  return <td {...rest} className={classNames(end && classes.end, rest.className)} />;
}
