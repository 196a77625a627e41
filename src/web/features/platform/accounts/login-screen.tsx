import { use } from 'react';
import { visitor } from '#web/api/visitor/visitor.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, PasswordInput } from '#web/ui/forms/input.tsx';
import classes from './accounts.module.css';
import { FirstTimeStep } from './first-time-step.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { GoogleLoginButton } from './providers/google-button.tsx';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { loginFailure, useLogin } from './use-login.ts';

const NO_LINKEDIN = 'LinkedIn Sign-In is not yet implemented.';
const NO_PASSKEY = 'This device could not log in with a passkey. Use your password.';

function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  return (
    <form className={classes.form} onSubmit={login.submit}>
      <Field label="Email Address">
        <Input
          type="email"
          autoComplete="username webauthn"
          required
          value={login.email}
          onChange={(event) => login.setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field
        label="Password"
        aside={
          <a className="text-link" href={careerPaths.forgotPassword}>
            Forgot it?
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
        busyLabel="Logging In..."
        className={classes.submit}
      >
        Log In
      </Button>
    </form>
  );
}

function WaysIn({ login, lead }: { login: ReturnType<typeof useLogin>; lead: string }) {
  const { failure, setFailure, enter } = login;
  return (
    <>
      <PageTitle title="Log in" />
      <AuthTitle title="Log in">{lead}</AuthTitle>
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
            onFailure={() => setFailure('Google login failed. Please try again.')}
          />
        }
        onLinkedInFailure={(error) =>
          setFailure(error === null ? NO_LINKEDIN : loginFailure(error, NO_LINKEDIN))
        }
      />
      <LoginForm login={login} />
      <PasskeyLogin
        paused={login.busy}
        onSigned={(credential) => void enter(() => visitor.passkeys.signIn({ credential }), NO_PASSKEY)}
        onFailure={(error) => setFailure(loginFailure(error, NO_PASSKEY))}
      />
      <p className={classes.below}>
        New here?{' '}
        <a className="text-link" href={careerPaths.signup}>
          Create an account
        </a>
      </p>
    </>
  );
}

/** Email and password, Google, LinkedIn; a right password on an unverified account leads to the code. */
export function LoginScreen() {
  const login = useLogin();
  const { login: words } = use(OfferingContext);
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
