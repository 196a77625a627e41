import { useState } from 'react';
import { z } from 'zod';
import { emailAddress, fullName, newPassword } from '#contract/platform/accounts.ts';
import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { signIn } from '#web/api/visitor/entering.ts';
import { visitor } from '#web/api/visitor/visitor.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { text } from './messages.ts';
import { readGooglePerson } from './providers/google-identity.ts';
import type { PendingSignup } from './pending-signup.ts';

/** What step 1 asks for, checked before the server is. */
export const details = z.object({
  full_name: fullName,
  email: emailAddress,
  password: newPassword,
  age_confirmed: z.literal(true, { error: () => text('confirmFirst') }),
});
export type Details = z.input<typeof details>;

/** Creates the account, or goes on with Google; a refusal becomes the sentence above the form. */
export function useSignup(onCodeSent: (pending: PendingSignup) => void) {
  const [failure, setFailure] = useState('');
  const submit = async (values: Details) => {
    setFailure('');
    try {
      await visitor.accounts.register(values);
      onCodeSent({ email: values.email.trim(), fullName: values.full_name, sentAt: Date.now() });
    } catch (error) {
      setFailure(statusOf(error) === 0 ? text('typedIsKept') : sentenceOf(error, text('unknownError')));
    }
  };
  const google = async (accessToken: string) => {
    setFailure('');
    const person = await readGooglePerson(accessToken).catch(() => null);
    if (person === null) return setFailure(text('googlePersonUnknown'));
    try {
      const reply = await visitor.accounts.google({ ...person, age_confirmed: true });
      await signIn(reply.access_token);
      window.location.assign(careerPaths.onboarding);
    } catch (error) {
      setFailure(sentenceOf(error, text('googleSignupRefused')));
    }
  };
  return { failure, setFailure, submit, google };
}
