import { use, useEffect, useState } from 'react';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './accounts.module.css';
import { text } from './messages.ts';
import { GoogleLoginButton } from './providers/google-button.tsx';

/** The one page on which somebody signed in meets Google's script: it shows nothing of theirs, and leads back. */
export function GoogleLinkScreen() {
  const { login: words } = use(OfferingContext)();
  const { session } = useSession();
  const guarded = useStepUp();
  const [failure, setFailure] = useState('');
  const signedOut = session.kind === 'signed-out';
  useEffect(() => {
    if (signedOut) window.location.replace(careerPaths.login);
  }, [signedOut]);
  const link = async (credential: string) => {
    setFailure('');
    try {
      const { confirmed } = await guarded(() => client.identities.linkGoogle({ credential }));
      if (confirmed) window.location.replace(careerPaths.security);
      else setFailure(text('googleNotLinked'));
    } catch (error) {
      setFailure(sentenceOf(error, text('googleNotLinked')));
    }
  };
  return (
    <AuthLayout headline={words.headline} text={words.text}>
      <PageTitle title={text('linkGoogle')} />
      <AuthTitle title={text('linkGoogle')}>{text('chooseGoogleAccount')}</AuthTitle>
      {failure !== '' && (
        <div className={classes.banner}>
          <Banner>{failure}</Banner>
        </div>
      )}
      {session.kind === 'signed-in' && (
        <GoogleLoginButton
          onCredential={(credential) => void link(credential)}
          onFailure={() => setFailure(text('googleNotLinked'))}
        />
      )}
      <p className={classes.below}>
        <a className="text-link" href={careerPaths.security}>
          {text('backToSecurity')}
        </a>
      </p>
    </AuthLayout>
  );
}
