import type { ReactNode } from 'react';
import classes from './dot-line.module.css';

interface DotLineProps {
  /** Each item with a key of its own; empty ones are left out. */
  items: Readonly<Record<string, ReactNode>>;
  className?: string | undefined;
}

/** Things that are known, in one line with dots between them: a list, of which each item stands for itself. */
export function DotLine({ items, className }: DotLineProps) {
  return (
    <ul role="list" className={className}>
      {Object.entries(items)
        .filter(([, item]) => item !== '' && item !== null)
        .map(([key, item]) => (
          <li key={key} className={classes.item}>
            {item}
          </li>
        ))}
    </ul>
  );
}
