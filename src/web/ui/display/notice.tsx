import { CircleAlert, CircleCheck, Footprints, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './notice.module.css';

/** harm: it failed. yours: it waits for you. good: it worked. plain: worth knowing. */
export type NoticeKind = 'harm' | 'yours' | 'good' | 'plain';

const icons = { harm: CircleAlert, yours: Footprints, good: CircleCheck, plain: Info };

interface BannerProps {
  kind?: NoticeKind | undefined;
  children: ReactNode;
  action?: ReactNode;
}

/** One outlined box above what it is about. A failure is announced at once. */
export function Banner({ kind = 'harm', children, action }: BannerProps) {
  const Icon = icons[kind];
  return (
    <div className={classNames(classes.banner, classes[kind])} role={kind === 'harm' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}

interface ErrorNoteProps {
  /** What failed, in the specification's words where it has any. */
  title: string;
  /** What was kept, what to do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A panel that could not be filled: what failed, what was kept, try again. */
export function ErrorNote({ title, children, action }: ErrorNoteProps) {
  return (
    <div className={classes.note} role="alert">
      <p className={classes.title}>
        <CircleAlert aria-hidden />
        {title}
      </p>
      {children !== undefined && <div className={classes.detail}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
