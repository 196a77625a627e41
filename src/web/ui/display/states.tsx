import type { ReactNode } from 'react';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './states.module.css';

interface EmptyProps {
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** Level of the title: 3 inside a panel that has its own, 2 where the screen's title stands above. */
  level?: 2 | 3 | undefined;
}

/** A list with nothing in it: a hollow trail, why, and the one next step. */
export function Empty({ title, children, action, level = 3 }: EmptyProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.empty}>
      <Trail form="count" done={0} of={6} width={122} decorative />
      <Title className={classes.title}>{title}</Title>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}

/** One still bar of a skeleton; sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = 12 }: { width?: string | number; height?: number }) {
  return <span className={classes.bone} style={{ width, height }} />;
}

/** The true shape of what is loading, still, with words for those who cannot see it. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden className={classes.shape}>
        {children}
      </div>
    </div>
  );
}
