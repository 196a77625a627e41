import type { ReactNode } from 'react';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PathTrail } from '#web/ui/trail/path-trail.tsx';
import type { PathSpec } from '#web/ui/trail/path-trail.tsx';
import classes from './auth-layout.module.css';
import { text } from './messages.ts';

// Up the spruce side: found, matched, prepared, and the amber one that waits for a yes.
const path: PathSpec = {
  through: [
    { x: 204, y: 640 },
    { x: 179, y: 560 },
    { x: 208, y: 430 },
    { x: 287, y: 291 },
    { x: 338, y: 170 },
    { x: 328, y: 80 },
    { x: 290, y: -10 },
  ],
  steps: [
    { at: 1, state: 'done' },
    { at: 2, state: 'done' },
    { at: 3, state: 'done' },
    { at: 4, state: 'you' },
  ],
  large: 40,
  small: 12,
};

interface AuthLayoutProps {
  children: ReactNode;
  /** The sentence on the spruce side, and the quieter one under it. */
  headline: string;
  text: string;
}

/** Paper with the form on the left, spruce with the trail on the right; on a phone only the paper. */
export function AuthLayout({ children, headline, text: quietText }: AuthLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.paper}>
        <header className={classes.header}>
          <a href={hostOrigin('main')} aria-label={text('home')}>
            <Logo size={28} />
          </a>
        </header>
        <main className={classes.form}>{children}</main>
      </div>
      <aside className={classes.spruce}>
        <div className={classes.path}>
          <PathTrail path={path} width={520} height={640} onSpruce />
        </div>
        <p className={classes.headline}>{headline}</p>
        <p className={classes.text}>{quietText}</p>
      </aside>
    </div>
  );
}

/** The title of a form and the sentence under it. */
export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      {children !== undefined && <p className={classes.lead}>{children}</p>}
    </>
  );
}

/** "or", between two ways in. */
export function AuthDivider() {
  return <p className={classes.or}>{text('orAnotherWay')}</p>;
}
