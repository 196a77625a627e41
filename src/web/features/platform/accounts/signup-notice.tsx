import type { ReactNode } from 'react';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './accounts.module.css';

/** What an offering has people know before they enter anything; nothing where it has none. */
export function SignupNotice({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className={classes.banner}>
      <Banner kind="plain">{children}</Banner>
    </div>
  );
}
