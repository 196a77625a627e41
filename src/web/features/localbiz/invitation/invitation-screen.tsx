import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { keepReturnPath } from '#web/shell/return-path.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './invitation.module.css';
import { forgetInvitation, invitationToken } from './kept-token.ts';
import { text } from './messages.ts';

/** What an invitation is to, and the way in: with the account that is logged in, or after a log-in or sign-up. */
export function InvitationScreen() {
  const [token] = useState(invitationToken);
  const found = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => client.invitations.look({ token: token ?? '' }),
    enabled: token !== null,
    retry: false,
  });
  const { session } = useSession();
  const problem =
    token === null ? text('noToken') : found.isError ? sentenceOf(found.error, text('noAnswer')) : '';
  return (
    <AuthLayout headline={text('headline')} text={text('about')}>
      <PageTitle title={text('title')} />
      {problem !== '' && (
        <>
          <AuthTitle title={text('gone')} />
          <Banner>{problem}</Banner>
        </>
      )}
      {problem === '' && (found.data === undefined || session.kind === 'loading') && (
        <AuthTitle title={text('loading')} />
      )}
      {token !== null && found.data && session.kind !== 'loading' && (
        <>
          <AuthTitle title={text('join', { business: found.data.business })}>
            {text('asRole', { role: found.data.role })}
          </AuthTitle>
          {session.kind === 'signed-out' ? (
            <WaysIn />
          ) : (
            <Accept token={token} email={session.person?.email ?? ''} />
          )}
        </>
      )}
    </AuthLayout>
  );
}

/** Goes on to a page for guests, and comes back here after it. */
function goBy(path: string): void {
  keepReturnPath(businessPaths.invitation);
  window.location.assign(path);
}

function WaysIn() {
  return (
    <div className={classes.ways}>
      <p>{text('logInOrSignUp')}</p>
      <Button kind="primary" wide onClick={() => goBy(businessPaths.login)}>
        {text('logIn')}
      </Button>
      <Button wide onClick={() => goBy(businessPaths.signup)}>
        {text('signUp')}
      </Button>
    </div>
  );
}

function Accept({ token, email }: { token: string; email: string }) {
  const { signOut } = useSession();
  const { busy, failure, attempt } = useAttempt(text('noAnswer'));
  const accept = () =>
    attempt(async () => {
      await client.invitations.accept({ token });
      forgetInvitation();
      window.location.assign(businessPaths.overview);
    });
  return (
    <div className={classes.ways}>
      {failure !== '' && <Banner>{failure}</Banner>}
      <p>{text('loggedInAs', { email })}</p>
      <Button kind="primary" wide busy={busy} onClick={() => void accept()}>
        {text('accept')}
      </Button>
      <Button kind="quiet" wide onClick={() => void signOut()}>
        {text('anotherAccount')}
      </Button>
    </div>
  );
}
