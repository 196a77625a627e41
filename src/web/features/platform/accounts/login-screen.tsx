import { use } from 'react';
import { visitor } from '#web/api/visitor/visitor.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, PasswordInput } from '#web/ui/forms/input.tsx';
import classes from './accounts.module.css';
import { FirstTimeStep } from './first-time-step.tsx';
import { text } from './messages.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { GoogleLoginButton } from './providers/google-button.tsx';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { loginFailure, useLogin } from './use-login.ts';

function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  return (
    <form className={classes.form} onSubmit={login.submit}>
      <Field label={text('emailAddress')}>
        <Input
          type="email"
          autoComplete="username webauthn"
          required
          value={login.email}
          onChange={(event) => login.setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={text('password')}
        aside={
          <a className="text-link" href={careerPaths.forgotPassword}>
            {text('forgotPassword')}
          </a>
        }
      >
        <PasswordInput
          autoComplete="current-password"
          required
          value={login.password}
          onChange={(event) => login.setPassword(event.currentTarget.value)}
        />
      </Field>
      <Button
        kind="primary"
        type="submit"
        wide
        busy={login.busy}
        busyLabel={text('loggingIn')}
        className={classes.submit}
      >
        {text('submitLogin')}
      </Button>
    </form>
  );
}

const toSignup: Tag = (inner) => (
  <a className="text-link" href={careerPaths.signup}>
    {inner}
  </a>
);

function WaysIn({ login, lead }: { login: ReturnType<typeof useLogin>; lead: string }) {
  const { failure, setFailure, enter } = login;
  return (
    <>
      <PageTitle title={text('logIn')} />
      <AuthTitle title={text('logIn')}>{lead}</AuthTitle>
      {failure !== '' && (
        <div className={classes.banner}>
          <Banner>{failure}</Banner>
        </div>
      )}
      <ProviderButtons
        purpose="login"
        google={
          <GoogleLoginButton
            onCredential={login.google}
            onFailure={() => setFailure(text('googleLoginFailed'))}
          />
        }
        onLinkedInFailure={(error) =>
          setFailure(
            error === null ? text('linkedInLoginMissing') : loginFailure(error, text('linkedInLoginMissing')),
          )
        }
      />
      <LoginForm login={login} />
      <PasskeyLogin
        paused={login.busy}
        onSigned={(credential) =>
          void enter(() => visitor.passkeys.signIn({ credential }), text('passkeyFailed'))
        }
        onFailure={(error) => setFailure(loginFailure(error, text('passkeyFailed')))}
      />
      <p className={classes.below}>{text.rich('createAccount', { link: toSignup })}</p>
    </>
  );
}

/** Email and password, Google, LinkedIn; a right password on an unverified account leads to the code. */
export function LoginScreen() {
  const login = useLogin();
  const { login: words } = use(OfferingContext)();
  const { newcomer } = login;
  return (
    <AuthLayout headline={words.headline} text={words.text}>
      {newcomer === null ? (
        <WaysIn login={login} lead={words.lead} />
      ) : (
        <FirstTimeStep
          provider="google"
          failure={login.failure}
          busy={login.busy}
          onConfirm={() => login.confirm(newcomer)}
          onBack={login.leave}
        />
      )}
    </AuthLayout>
  );
}
