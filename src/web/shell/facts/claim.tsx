import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** A statement that opens what it rests on. A span, because a button's text would not flow with its sentence. */
export function Claim({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <span
      role="button"
      tabIndex={0}
      className={classes.claim}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </span>
  );
}
