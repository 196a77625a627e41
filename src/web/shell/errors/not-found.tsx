import { Link } from 'react-router';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './errors.module.css';

interface NotFoundProps {
  /** The way back: inside this host, in words. */
  backTo: string;
  backLabel: string;
}

const wrongTurn = [
  { label: 'looked for', state: 'done' },
  { label: 'not found', state: 'stopped' },
] as const;

/** The same where no frame stands around it: with the way home at the top. */
export function NotFoundAlone(props: NotFoundProps) {
  return (
    <>
      <header className={classes.home}>
        <a href="/" aria-label="Legwork, to the start">
          <Logo size={28} />
        </a>
      </header>
      <main>
        <NotFound {...props} />
      </main>
    </>
  );
}

/** The page for an address that leads nowhere. */
export function NotFound({ backTo, backLabel }: NotFoundProps) {
  return (
    <div className={classes.page}>
      <PageTitle title="Page not found" />
      <Trail form="glyph" steps={wrongTurn} width={120} decorative />
      <h1 className={classes.title}>404 - Page Not Found</h1>
      <p className={classes.text}>This address leads nowhere. It may have moved, or there is a slip in it.</p>
      <Link className="text-link" to={backTo}>
        {backLabel}
      </Link>
    </div>
  );
}
