import { useState } from 'react';
import { AuthLayout } from '#web/shell/auth/auth-layout.tsx';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { keepPendingSignup, readPendingSignup } from './pending-signup.ts';

/** The two steps of a sign-up; a reload comes back to the code. */
export function SignupScreen() {
  const [pending, setPending] = useState(readPendingSignup);
  const [typed, setTyped] = useState({ fullName: '', email: '' });
  return (
    <AuthLayout
      headline="Five of the six steps happen without you. The amber one never does."
      text="Found, matched, prepared. Then it asks. Sent and answered come after your yes."
    >
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
