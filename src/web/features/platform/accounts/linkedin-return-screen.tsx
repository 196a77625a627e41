import { useEffect, useRef, useState } from 'react';
import { client, sentenceOf, statusOf } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './accounts.module.css';
import { takeAway } from './away.ts';

const FAILED = 'LinkedIn Sign-In failed. Please try again.';
const LEFT = 'You came back from LinkedIn without signing in.';

/** Where LinkedIn sends the browser back to: finishes the sign-in, or says why it did not. */
export function LinkedInReturnScreen() {
  const failure = useReturn();
  return (
    <AuthLayout
      headline="While you were away, nothing left without your yes."
      text="What I found and prepared is waiting where you left it."
    >
      <PageTitle title="Log in" />
      <AuthTitle title="Log in">
        {failure === '' ? 'LinkedIn sent you back. One moment.' : 'AutoCareer Pro, your job search.'}
      </AuthTitle>
      {failure !== '' && (
        <>
          <Banner>{failure}</Banner>
          <p className={classes.below}>
            <a className="text-link" href={careerPaths.login}>
              Back to log in
            </a>
          </p>
        </>
      )}
    </AuthLayout>
  );
}

/** Uses what came back, once; answers what went wrong, or nothing. */
function useReturn(): string {
  const { signIn } = useSession();
  const [failure, setFailure] = useState('');
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const query = new URLSearchParams(window.location.search);
    // The code is for this page alone: not for the history, nor for whoever reads the address.
    window.history.replaceState(null, '', careerPaths.linkedInReturn);
    const away = takeAway();
    const [code, state] = [query.get('code'), query.get('state')];
    const finish = async () => {
      if (query.has('error')) return setFailure(LEFT);
      if (code === null || away === null || state !== away.state) return setFailure(FAILED);
      try {
        const signingUp = away.purpose === 'signup';
        const reply = await client.accounts.linkedIn({ code, state, age_confirmed: signingUp });
        await signIn(reply.access_token);
        window.location.replace(signingUp ? careerPaths.onboarding : careerPaths.overview);
      } catch (error) {
        setFailure(
          statusOf(error) === 0 ? 'The server did not answer. Please try again.' : sentenceOf(error, FAILED),
        );
      }
    };
    void finish();
  }, [signIn]);
  return failure;
}
