import { Link } from 'react-router';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './errors.module.css';
import { text } from './messages.ts';

interface NotFoundProps {
  /** The way back: inside this host, in words. */
  backTo: string;
  backLabel: string;
}

/** A step, and the one that led nowhere; drawn only, so without names. */
const wrongTurn = [
  { label: '', state: 'done' },
  { label: '', state: 'stopped' },
] as const;

/** The same where no frame stands around it: with the way home at the top. */
export function NotFoundAlone(props: NotFoundProps) {
  return (
    <>
      <header className={classes.home}>
        <a href="/" aria-label={text('home')}>
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
      <PageTitle title={text('notFoundPageTitle')} />
      <Trail form="glyph" steps={wrongTurn} width={120} decorative />
      <h1 className={classes.title}>{text('notFoundTitle')}</h1>
      <p className={classes.text}>{text('notFoundText')}</p>
      <Link className="text-link" to={backTo}>
        {backLabel}
      </Link>
    </div>
  );
}
