import { use, useState } from 'react';
import { AuthLayout } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { keepPendingSignup, readPendingSignup } from './pending-signup.ts';

/** The two steps of a sign-up; a reload comes back to the code. */
export function SignupScreen() {
  const { signup: words } = use(OfferingContext)();
  const [pending, setPending] = useState(readPendingSignup);
  const [typed, setTyped] = useState({ fullName: '', email: '' });
  return (
    <AuthLayout headline={words.headline} text={words.text}>
      {pending === null ? (
        <DetailsStep
          typed={typed}
          onCodeSent={(sent) => {
            keepPendingSignup(sent);
            setPending(sent);
          }}
        />
      ) : (
        <CodeStep
          pending={pending}
          onResent={(sentAt) => {
            const again = { ...pending, sentAt };
            keepPendingSignup(again);
            setPending(again);
          }}
          onChangeAddress={() => {
            keepPendingSignup(null);
            setTyped({ fullName: pending.fullName, email: pending.email });
            setPending(null);
          }}
        />
      )}
    </AuthLayout>
  );
}
