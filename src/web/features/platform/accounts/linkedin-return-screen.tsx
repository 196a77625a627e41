import { use, useEffect, useRef, useState } from 'react';
import { client } from '#web/api/client.ts';
import { codeOf, sentenceOf, statusOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { type Away, takeAway } from '#web/shell/auth/away.ts';
import { leaveForLinkedIn } from '#web/shell/auth/leave-for-linkedin.ts';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './accounts.module.css';
import { FirstTimeStep } from './first-time-step.tsx';
import { text } from './messages.ts';

type Purpose = Away['purpose'];

const failureOf = (error: unknown) =>
  statusOf(error) === 0 ? text('linkedInNoAnswer') : sentenceOf(error, text('linkedInFailed'));

/** Where LinkedIn sends the browser back to: finishes the sign-in or the linking, or says why it did not. */
export function LinkedInReturnScreen() {
  const { login: words } = use(OfferingContext)();
  const { failure, purpose, newcomer } = useReturn();
  return (
    <AuthLayout headline={words.headline} text={words.text}>
      {newcomer ? <Newcomer /> : <Outcome failure={failure} linking={purpose === 'link'} lead={words.lead} />}
    </AuthLayout>
  );
}

function Outcome({ failure, linking, lead }: { failure: string; linking: boolean; lead: string }) {
  const title = linking ? text('linkLinkedIn') : text('logIn');
  return (
    <>
      <PageTitle title={title} />
      <AuthTitle title={title}>{failure === '' ? text('backFromLinkedIn') : lead}</AuthTitle>
      {failure !== '' && (
        <>
          <Banner>{failure}</Banner>
          <p className={classes.below}>
            <a className="text-link" href={linking ? careerPaths.security : careerPaths.login}>
              {linking ? text('backToSecurity') : text('backToLogin')}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** LinkedIn's word was for one look: after the person confirmed, it is asked again, and sends them back at once. */
function Newcomer() {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      await leaveForLinkedIn('signup');
    } catch (error) {
      setBusy(false);
      setFailure(failureOf(error));
    }
  };
  return (
    <FirstTimeStep
      provider="linkedin"
      failure={failure}
      busy={busy}
      onConfirm={() => void confirm()}
      onBack={() => window.location.assign(careerPaths.login)}
    />
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

/** Uses what came back, once; `failure` says what went wrong, or nothing, and `newcomer` that there is no account yet. */
function useReturn(): { failure: string; purpose: Purpose; newcomer: boolean } {
  const ways = useWaysOn();
  const [failure, setFailure] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('login');
  const [newcomer, setNewcomer] = useState(false);
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
      if (query.has('error')) return setFailure(text('linkedInLeft'));
      if (code === null || away === null || state !== away.state) return setFailure(text('linkedInFailed'));
      try {
        const next = await ways[away.purpose](code, state);
        if (next === null) return setFailure(text('linkedInNotLinked'));
        window.location.replace(next);
      } catch (error) {
        if (codeOf(error) === 'age_not_confirmed') setNewcomer(true);
        else setFailure(failureOf(error));
      }
    };
    void finish();
  }, [ways]);
  return { failure, purpose, newcomer };
}
