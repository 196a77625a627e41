import type { ReactNode } from 'react';
import { PageTitle } from '#web/shell/page-title.tsx';
import classes from './screen-head.module.css';

interface ScreenHeadProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** What can be done with the whole screen, at its right. */
  children?: ReactNode;
}

/** The one headline of a dashboard screen, which is also the title of the document. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <header className={classes.head}>
      <PageTitle title={title} />
      <div>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      {children !== undefined && children !== false && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
