import { type FormEvent, useState } from 'react';
import { codeOf, sentenceOf, statusOf } from '#web/api/failure.ts';
import { signIn } from '#web/api/visitor/entering.ts';
import { visitor } from '#web/api/visitor/visitor.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';
import { text } from './messages.ts';
import { keepPendingSignup } from './pending-signup.ts';

/** What a failed login says: the server's words, the specified ones, or that there was no answer. */
export const loginFailure = (error: unknown, otherwise: string) =>
  statusOf(error) === 0 ? text('typedIsKept') : sentenceOf(error, otherwise);

/** What is typed, and the ways in: each goes on by a full load, because the app has another script policy. */
export function useLogin() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // Google's proof of somebody without an account: it stays good while they are asked to confirm.
  const [newcomer, setNewcomer] = useState<string | null>(null);

  const enter = async (
    request: () => Promise<{ access_token: string }>,
    otherwise: string,
    credential: string | null = null,
  ) => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await signIn((await request()).access_token);
      const lands = newcomer === null ? takeReturnPath() : careerPaths.onboarding;
      window.location.assign(lands ?? careerPaths.overview);
    } catch (error) {
      setBusy(false);
      if (codeOf(error) === 'age_not_confirmed') return setNewcomer(credential);
      if (codeOf(error) !== 'unverified_email') return setFailure(loginFailure(error, otherwise));
      keepPendingSignup({ email, fullName: '', sentAt: Date.now() });
      window.location.assign(careerPaths.signup);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => visitor.accounts.signIn({ username: email, password }), text('loginRefused'));
  };
  const google = (credential: string) =>
    void enter(() => visitor.accounts.google({ credential }), text('googleLoginRefused'), credential);
  const confirm = (credential: string) =>
    void enter(
      () => visitor.accounts.google({ credential, age_confirmed: true }),
      text('googleLoginRefused'),
    );
  const leave = () => {
    setNewcomer(null);
    setFailure('');
  };
  return {
    email,
    setEmail,
    password,
    setPassword,
    busy,
    failure,
    setFailure,
    enter,
    submit,
    google,
    newcomer,
    confirm,
    leave,
  };
}
