import { useDeferredValue, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Profile } from '#contract/career/profile.ts';
import { useSession } from '#web/api/session.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { keepReturnPath } from '#web/shell/return-path.ts';
import { Logo } from '#web/ui/logo.tsx';
import classes from '#web/shell/errors/errors.module.css';
import { text } from './messages.ts';
import { NoConnection } from './no-connection.tsx';
import { WrongHost } from './wrong-host.tsx';

/** What the guarded screens are given: who is there. */
export interface AccountContext {
  person: Profile;
}

interface RequireAccountProps {
  /** Whose host this is; an account without that side is offered to open it. */
  kind: Profile['kind'];
  /** What each address says to somebody without an account. */
  sentences: Readonly<Record<string, () => string>>;
  /** What an address says while the sign-in is checked, where it has words of its own. */
  waiting?: Readonly<Record<string, () => string>> | undefined;
}

/**
 * What stands there while the sign-in is checked; said aloud only, unless the address has words of its own. Those are as
 * large as the screen's own title, so that the page has said something from its first paint on.
 */
export function Opening({ words }: { words?: string | undefined }) {
  return (
    <main className={classes.page} aria-busy>
      <Logo size={28} />
      <p className={words === undefined ? 'visually-hidden' : classes.opening} role="status">
        {words ?? text('opening')}
      </p>
    </main>
  );
}

/**
 * Lets only the signed-in through; without a token the page becomes /login, with no way back to here. Somebody who came to
 * buy goes by way of /signup and comes back.
 */
export function RequireAccount({ kind, sentences, waiting = {} }: RequireAccountProps) {
  const { session: known, retry } = useSession();
  // A whole dashboard is drawn when the answer is there: in pieces, so that the page stays able to answer.
  const session = useDeferredValue(known);
  const { pathname, search } = useLocation();
  const signedOut = session.kind === 'signed-out';
  const buys = pathname === careerPaths.checkout;
  useEffect(() => {
    if (!signedOut) return;
    if (buys) keepReturnPath(`${pathname}${search}`);
    window.location.replace(buys ? careerPaths.signup : careerPaths.login);
  }, [signedOut, buys, pathname, search]);

  if (session.kind === 'loading') return <Opening words={waiting[pathname]?.()} />;
  if (session.kind === 'signed-out')
    return (
      <main className={classes.page}>
        <PageTitle title={text('signInPage')} />
        <p>{sentences[pathname]?.() ?? text('signIn')}</p>
        <a className="text-link" href={careerPaths.login}>
          {text('toLogin')}
        </a>
      </main>
    );
  if (session.person === null) return <NoConnection onRetry={retry} />;
  // Somebody kept from an earlier version of the page has no sides, or not even a kind: then it was a career account.
  const { kind: home = 'career', sides = [home] } = session.person as Partial<Profile>;
  if (!sides.includes(kind)) return <WrongHost kind={home} />;
  const context: AccountContext = { person: session.person };
  return <Outlet context={context} />;
}
