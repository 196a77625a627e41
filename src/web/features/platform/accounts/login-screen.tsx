import { use, useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { client, codeOf, sentenceOf, statusOf } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, PasswordInput } from '#web/ui/forms/input.tsx';
import classes from './accounts.module.css';
import { GoogleLoginButton } from './google-button.tsx';
import { keepPendingSignup } from './pending-signup.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const NO_ANSWER = 'The server did not answer. What you typed is still here; try again.';
const NO_LINKEDIN = 'LinkedIn Sign-In is not yet implemented.';
const NO_PASSKEY = 'This device could not log in with a passkey. Use your password.';

/** What a failed login says: the server's words, the specified ones, or that there was no answer. */
const failureOf = (error: unknown, otherwise: string) =>
  statusOf(error) === 0 ? NO_ANSWER : sentenceOf(error, otherwise);

/** What is typed, and the ways in: each goes on by a full load, because the app has another script policy. */
function useLogin() {
  const { signIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const enter = async (request: () => Promise<{ access_token: string }>, otherwise: string) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await signIn((await request()).access_token);
      window.location.assign(takeReturnPath() ?? careerPaths.overview);
    } catch (error) {
      setBusy(false);
      if (codeOf(error) !== 'unverified_email') return setFailure(failureOf(error, otherwise));
      keepPendingSignup({ email, fullName: '', sentAt: Date.now() });
      window.location.assign(careerPaths.signup);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => client.accounts.signIn({ username: email, password }), 'Incorrect email or password.');
  };
  return { email, setEmail, password, setPassword, busy, failure, setFailure, enter, submit };
}

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
          <Link className="text-link" to={careerPaths.forgotPassword} reloadDocument>
            Forgot it?
          </Link>
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

/** Email and password, Google, LinkedIn; a right password on an unverified account leads to the code. */
export function LoginScreen() {
  const login = useLogin();
  const { login: words } = use(OfferingContext);
  const { failure, setFailure, enter } = login;
  return (
    <AuthLayout headline={words.headline} text={words.text}>
      <PageTitle title="Log in" />
      <AuthTitle title="Log in">{words.lead}</AuthTitle>
      {failure !== '' && (
        <div className={classes.banner}>
          <Banner>{failure}</Banner>
        </div>
      )}
      <ProviderButtons
        purpose="login"
        google={
          <GoogleLoginButton
            onCredential={(credential) =>
              void enter(() => client.accounts.google({ credential }), 'Google Login failed.')
            }
            onFailure={() => setFailure('Google login failed. Please try again.')}
          />
        }
        onLinkedInFailure={(error) =>
          setFailure(error === null ? NO_LINKEDIN : failureOf(error, NO_LINKEDIN))
        }
      />
      <LoginForm login={login} />
      <PasskeyLogin
        paused={login.busy}
        onSigned={(credential) => void enter(() => client.passkeys.signIn({ credential }), NO_PASSKEY)}
        onFailure={(error) => setFailure(failureOf(error, NO_PASSKEY))}
      />
      <p className={classes.below}>
        New here?{' '}
        <Link className="text-link" to={careerPaths.signup}>
          Create an account
        </Link>
      </p>
    </AuthLayout>
  );
}
