import { type ReactNode, useState } from 'react';
import { AuthDivider } from '#web/shell/auth/auth-layout.tsx';
import { leaveForLinkedIn } from '#web/shell/auth/leave-for-linkedin.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './providers.module.css';
import { useSignInOptions } from './use-sign-in-options.ts';

interface ProviderButtonsProps {
  /** Google's button of this screen. */
  google: ReactNode;
  /** What the person is about to do, which is what they come back to. */
  purpose: 'login' | 'signup';
  /** Called with null when this server has no LinkedIn client, else with what went wrong. */
  onLinkedInFailure: (error: unknown) => void;
  /** Stands under the buttons where one of them works. */
  children?: ReactNode;
}

/** The other ways in, above the form. */
export function ProviderButtons({ google, purpose, onLinkedInFailure, children }: ProviderButtonsProps) {
  const options = useSignInOptions();
  const [busy, setBusy] = useState(false);
  const linkedIn = async () => {
    setBusy(true);
    try {
      if (!(await options.whenKnown()).linkedin) {
        setBusy(false);
        return onLinkedInFailure(null);
      }
      await leaveForLinkedIn(purpose);
    } catch (error) {
      setBusy(false);
      onLinkedInFailure(error);
    }
  };
  return (
    <>
      <div className={classes.providers}>
        {google}
        <Button wide size="lg" busy={busy} onClick={() => void linkedIn()}>
          {text('continueWithLinkedIn')}
        </Button>
      </div>
      {(options.googleClientId !== null || options.linkedIn) && children}
      <AuthDivider />
    </>
  );
}
