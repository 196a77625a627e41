import { use, useEffect, useRef, useState } from 'react';
import { client, sentenceOf, statusOf } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { type Away, takeAway } from '#web/shell/auth/away.ts';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './accounts.module.css';

const FAILED = 'LinkedIn Sign-In failed. Please try again.';
const LEFT = 'You came back from LinkedIn without signing in.';
const NOT_LINKED = 'LinkedIn was not linked. Nothing was changed.';

type Purpose = Away['purpose'];

/** Where LinkedIn sends the browser back to: finishes the sign-in or the linking, or says why it did not. */
export function LinkedInReturnScreen() {
  const { login: words } = use(OfferingContext);
  const { failure, purpose } = useReturn();
  const linking = purpose === 'link';
  const title = linking ? 'Link LinkedIn' : 'Log in';
  return (
    <AuthLayout headline={words.headline} text={words.text}>
      <PageTitle title={title} />
      <AuthTitle title={title}>
        {failure === '' ? 'LinkedIn sent you back. One moment.' : words.lead}
      </AuthTitle>
      {failure !== '' && (
        <>
          <Banner>{failure}</Banner>
          <p className={classes.below}>
            <a className="text-link" href={linking ? careerPaths.security : careerPaths.login}>
              {linking ? 'Back to Security' : 'Back to log in'}
            </a>
          </p>
        </>
      )}
    </AuthLayout>
  );
}

/** What to do with a code, by what the person left for: each answers where to go on, or null when they did not confirm. */
function useWaysOn(): Record<Purpose, (code: string, state: string) => Promise<string | null>> {
  const { signIn } = useSession();
  const guarded = useStepUp();
  const enter = async (code: string, state: string, signingUp: boolean) => {
    const reply = await client.accounts.linkedIn({ code, state, age_confirmed: signingUp });
    await signIn(reply.access_token);
    return signingUp ? careerPaths.onboarding : (takeReturnPath() ?? careerPaths.overview);
  };
  return {
    login: (code, state) => enter(code, state, false),
    signup: (code, state) => enter(code, state, true),
    link: async (code, state) => {
      const { confirmed } = await guarded(() => client.identities.linkLinkedIn({ code, state }));
      return confirmed ? careerPaths.security : null;
    },
  };
}

/** Uses what came back, once; `failure` says what went wrong, or nothing. */
function useReturn(): { failure: string; purpose: Purpose } {
  const ways = useWaysOn();
  const [failure, setFailure] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('login');
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const query = new URLSearchParams(window.location.search);
    // The code is for this page alone: not for the history, nor for whoever reads the address.
    window.history.replaceState(null, '', careerPaths.linkedInReturn);
    const away = takeAway();
    setPurpose(away?.purpose ?? 'login');
    const [code, state] = [query.get('code'), query.get('state')];
    const finish = async () => {
      if (query.has('error')) return setFailure(LEFT);
      if (code === null || away === null || state !== away.state) return setFailure(FAILED);
      try {
        const next = await ways[away.purpose](code, state);
        if (next === null) return setFailure(NOT_LINKED);
        window.location.replace(next);
      } catch (error) {
        setFailure(
          statusOf(error) === 0 ? 'The server did not answer. Try again.' : sentenceOf(error, FAILED),
        );
      }
    };
    void finish();
  }, [ways]);
  return { failure, purpose };
}
